"""The typed views have every field of the engine's, and nothing else."""

import random
import unittest
from typing import Any

from support import VARIANTS, as_json, count_of, play_at_random
from tetrarch import Engine


class Views(unittest.TestCase):
    def test_random_games_of_all_variants(self) -> None:
        with Engine() as engine:
            for game, variant in VARIANTS:
                with self.subTest(game=game, variant=variant):
                    for number in range(1, count_of(300) + 1):
                        playing = engine.new(game, number=number, variant=variant)
                        self.check(playing.view)
                        for _ in play_at_random(playing, random.Random(number)):
                            self.check(playing.view)

    def test_a_card_set_with_a_layout(self) -> None:
        with Engine() as engine:
            cards = engine.card_set()
            kinds = [{"who": "the foreman"}, {"kind": "weapon"}, {"kind": "foe"}, {"kind": "trap"}]
            cards["locations"] = [{**card, **more} for card, more in zip(cards["locations"], kinds)]
            cards["layout"] = {"crossings": [{"row": 3, "paths": [1, 2]}], "party": 3, "rescues": 2}
            for number in range(1, count_of(300) + 1):
                playing = engine.new("four-gods", number=number, card_set={**cards, "name": "Own"})
                for _ in play_at_random(playing, random.Random(number)):
                    self.check(playing.view)
                self.assertIsNotNone(playing.view.raw.get("layout"))

    def check(self, view: Any) -> None:
        self.assertEqual(as_json(view), view.raw)


if __name__ == "__main__":
    unittest.main()
