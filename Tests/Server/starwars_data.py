"""The Star Wars data, as plain tuples."""

ALL = ["NEWHOPE", "EMPIRE", "JEDI"]

# key, name, episodes, friends, home planet, height in metres, mass in kilograms, starships
HUMANS = [
    ("1000", "Luke Skywalker", ALL, ["1002", "1003", "2000", "2001"], "Tatooine", 1.72, 77.0,
     ["3001", "3003"]),
    ("1001", "Darth Vader", ALL, ["1004"], "Tatooine", 2.02, 136.0, ["3002"]),
    ("1002", "Han Solo", ALL, ["1000", "1003", "2001"], None, 1.8, 80.0, ["3000", "3003"]),
    ("1003", "Leia Organa", ALL, ["1000", "1002", "2000", "2001"], "Alderaan", 1.5, 49.0, []),
    ("1004", "Wilhuff Tarkin", ["NEWHOPE"], ["1001"], None, 1.8, None, []),
]

# key, name, episodes, friends, primary function
DROIDS = [
    ("2000", "C-3PO", ALL, ["1000", "1002", "1003", "2001"], "Protocol"),
    ("2001", "R2-D2", ALL, ["1000", "1002", "1003"], "Astromech"),
]

HEROES = {"NEWHOPE": "1000", "EMPIRE": "1000", "JEDI": "1003"}

# key, name, length in metres
STARSHIPS = [
    ("3000", "Millennium Falcon", 34.37),
    ("3001", "X-Wing", 12.5),
    ("3002", "TIE Advanced x1", 9.2),
    ("3003", "Imperial shuttle", 20.0),
    ("3004", "Y-Wing", 16.2),
    ("3005", "A-Wing", 9.6),
    ("3006", "B-Wing", 16.9),
    ("3007", "Star Destroyer", 1600.0),
    ("3008", "Executor", 19000.0),
    ("3009", "CR90 corvette", 150.0),
    ("3010", "Slave 1", 21.5),
]

# episode, stars, commentary
REVIEWS = [
    ("NEWHOPE", 5, "A new hope indeed."),
    ("EMPIRE", 5, "No, I am your reviewer."),
    ("EMPIRE", 4, None),
    ("NEWHOPE", 4, "More droids, please."),
    ("EMPIRE", 3, "It ends in the middle."),
]
