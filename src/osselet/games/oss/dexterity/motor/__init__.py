"""The motor model: hands that err like people's, write traces and are judged like them.

Written as rules that play on the field itself: a hand looks where bones and shadows are, plans, moves, errs and is
felt. So a compiled hand makes thousands of attempts a second, and a plain one lends its hand at a table.
"""
