print("tokens")
