title = Kakuzu
