"""The house inside a published page: the server's own tables over a store in the browser, asked by the same messages.

It runs in a worker of the page, on Pyodide, without NumPy, a database or a framework.
"""
