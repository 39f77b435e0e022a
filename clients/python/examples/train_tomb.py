"""Trains a small policy on Tomb of Four Kings, and compares it with playing at random.

The policy is a weighted sum of a few numbers for each kind of move, learnt by REINFORCE: play a game, and make its
moves likelier by as much as it brought more points than games do on average. Run it with
`python3 train_tomb.py`; `--help` shows what can be changed.
"""

from __future__ import annotations

import argparse
import math
import random
import time

from tetrarch import TombOfFourKingsView
from tetrarch.env import TetrarchEnv

Weights = dict[str, list[float]]
KINDS = ("delve", "retreat", "play", "skill", "drop", "take", "dodge", "discard", "leave")


def worth(card: str) -> int:
    """Returns the points of a treasure (TK-22)."""
    return 6 if card == "JK" else 10 if card[0] in "TK" else int(card[0]) if card[0] in "23456789" else 0


def features(view: TombOfFourKingsView, word: str) -> list[float]:
    """Returns what the policy looks at before a move."""
    turns_back = len(view.delve) - len(view.retreat)
    column = [card for card in view.turn if card == "JK" or card[1] == "D" or card[0] == "K"]
    encounter = view.encounter
    strength = encounter.value / 10 if encounter else 0.0
    return [
        1.0,
        view.hit_points / 9,
        len(view.torches) / 4,
        min(2.0, 2.5 * turns_back / len(view.pack)),
        len(view.pack) / 44,
        sum(map(worth, view.treasure)) / 50,
        sum(card[0] == "K" for card in view.treasure) / 4,
        sum(map(worth, column)) / 20,
        strength,
        strength * (encounter is not None and encounter.kind == "monster"),
        strength - view.hit_points / 9,
        float("JK" in view.treasure),
        view.short / 10,
        worth(word[-2:]) / 10,
    ]


class Policy:
    """Chooses among the legal moves with probabilities that grow with their weighted sums."""

    def __init__(self, env: TetrarchEnv, choose: random.Random) -> None:
        self.env = env
        self.choose = choose
        size = 14
        self.weights: Weights = {kind: [0.0] * size for kind in KINDS}

    def play(self, learns: bool) -> tuple[float, Weights]:
        """Plays a deal, and returns its points and, when it learns, the direction that makes its moves likelier."""
        _, info = self.env.reset()
        direction: Weights = {kind: [0.0] * len(row) for kind, row in self.weights.items()}
        total, terminated = 0.0, False
        while not terminated:
            options = []
            for action in info["legal_actions"]:
                kind = self.env.words[action].split(":")[0]
                seen = features(info["view"], self.env.words[action])
                options.append((action, kind, seen, sum(map(float.__mul__, self.weights[kind], seen))))
            highest = max(option[3] for option in options)
            chances = [math.exp(option[3] - highest) for option in options]
            chosen = self.choose.choices(range(len(options)), chances)[0]
            if learns and len(options) > 1:
                for index, (_, kind, seen, _) in enumerate(options):
                    share = (index == chosen) - chances[index] / sum(chances)
                    row = direction[kind]
                    for at, number in enumerate(seen):
                        row[at] += share * number
            _, reward, terminated, _, info = self.env.step(options[chosen][0])
            total += reward
        return total * 100, direction

    def learn(self, games: int, rate: float) -> None:
        """Plays deals and follows their directions, in steps that grow smaller."""
        mean, spread = 0.0, 10.0
        for game in range(games):
            points, direction = self.play(learns=True)
            surprise = points - mean
            mean += surprise / min(game + 1, 200)
            spread += (abs(surprise) - spread) / 200
            step = rate * (1 - game / games) * surprise / max(spread, 1.0)
            for kind, row in direction.items():
                self.weights[kind] = [weight + step * number for weight, number in zip(self.weights[kind], row)]
            if (game + 1) % max(games // 10, 1) == 0:
                print(f"{game + 1:7} games: {mean:5.1f} points on average of late", flush=True)


def measure(policy: Policy, games: int) -> str:
    """Plays fresh deals, and returns mean points with a 95 % interval, and how many games brought any."""
    points = [policy.play(learns=False)[0] for _ in range(games)]
    mean = sum(points) / games
    error = math.sqrt(sum((one - mean) ** 2 for one in points) / (games - 1) / games)
    alive = sum(one > 0 for one in points) / games
    return f"{mean:.1f} ± {1.96 * error:.1f} points, {alive:.0%} out alive with some"


def main(arguments: list[str] | None = None) -> None:
    """Trains and compares."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12000, help="games to learn from")
    parser.add_argument("--test-games", type=int, default=1000, help="fresh games to compare on")
    parser.add_argument("--rate", type=float, default=0.1, help="size of the steps")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    env = TetrarchEnv("tomb-of-four-kings")
    policy = Policy(env, random.Random(options.seed))
    env.reset(seed=1000 + options.seed)
    print("random: ", measure(policy, options.test_games))
    env.reset(seed=options.seed)
    began = time.perf_counter()
    policy.learn(options.games, options.rate)
    print(f"learnt in {time.perf_counter() - began:.0f} s")
    env.reset(seed=1000 + options.seed)
    print("learnt: ", measure(policy, options.test_games))
    env.close()


if __name__ == "__main__":
    main()
