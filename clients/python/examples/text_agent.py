"""Plays a referee's games in text: of the moves that say one of its words, or of all, any one.

    tetrarch bench four-kingdoms --form text -- python3 text_agent.py home
"""

import random
import re
import sys

words = sys.argv[1:]
chance = random.Random(1)
moves: dict[str, str] = {}

for line in sys.stdin:
    if line == "?\n":
        wanted = [number for number, move in moves.items() if any(word in move for word in words)]
        print(chance.choice(wanted or list(moves)), flush=True)
        moves = {}
    elif match := re.match(r"(\d+)\. (.*)", line):
        moves[match[1]] = match[2]
