"""What is built and written: wheel, sdist, documents, the example."""

import contextlib
import importlib.util
import io
import json
import os
import re
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import unittest
import zipfile
from pathlib import Path

from support import LONG

ROOT = Path(__file__).resolve().parent.parent
REPOSITORY = ROOT.parent.parent
BUILD = "import build_package as b, sys; print(b.build_wheel(sys.argv[1]), b.build_sdist(sys.argv[1]))"


def run(script: str, *arguments: str, cwd: Path = ROOT, path: Path | None = None) -> str:
    """Runs Python on a script in a process of its own and returns what it printed."""
    env = {**os.environ, **({"PYTHONPATH": str(path)} if path else {})}
    command = [sys.executable, "-c", script, *arguments]
    return subprocess.run(command, cwd=cwd, env=env, check=True, text=True, stdout=subprocess.PIPE).stdout


class Built(unittest.TestCase):
    def setUp(self) -> None:
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))

    def test_the_wheel_is_the_same_again_and_from_the_sdist(self) -> None:
        wheel, sdist = run(BUILD, str(self.folder)).split()
        first = (self.folder / wheel).read_bytes(), (self.folder / sdist).read_bytes()
        with tarfile.open(self.folder / sdist) as archive:
            archive.extractall(self.folder)
        unpacked = self.folder / sdist.removesuffix(".tar.gz")
        again = self.folder / "again"
        again.mkdir()
        run(BUILD, str(again), cwd=unpacked)
        self.assertEqual(((again / wheel).read_bytes(), (again / sdist).read_bytes()), first)

    def test_the_wheel_is_imported_as_it_is(self) -> None:
        wheel, _ = run(BUILD, str(self.folder)).split()
        script = "import tetrarch, tetrarch.env; print(tetrarch.__file__)"
        self.assertIn(wheel, run(script, cwd=self.folder, path=self.folder / wheel))
        with zipfile.ZipFile(self.folder / wheel) as archive:
            names = set(archive.namelist())
            [listing] = [name for name in names if name.endswith(".dist-info/RECORD")]
            record = archive.read(listing).decode()
        self.assertIn("tetrarch/py.typed", names)
        self.assertEqual({line.split(",")[0] for line in record.splitlines()}, names)


@unittest.skipUnless((REPOSITORY / "packages").is_dir(), "not in the repository")
class InTheRepository(unittest.TestCase):
    def test_its_version_is_that_of_the_command(self) -> None:
        ours = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
        command = json.loads((REPOSITORY / "packages" / "cli" / "package.json").read_text())
        self.assertEqual(ours, command["version"])

    def test_the_examples_in_the_documents_run(self) -> None:
        for path in (ROOT / "README.md", REPOSITORY / "docs" / "python.md"):
            names: dict[str, object] = {}
            examples = re.findall(r"^```python\n(.*?)^```$", path.read_text(), re.M | re.S)
            self.assertGreater(len(examples), 0)
            for example in examples:
                printed = io.StringIO()
                with contextlib.redirect_stdout(printed):
                    exec(example, names)
                expected = "\n".join(re.findall(r"# => (.*)", example))
                self.assertIn(expected, printed.getvalue())

    def test_the_parts_of_the_vectors_are_documented(self) -> None:
        from tetrarch.env import NAMES
        from tetrarch.observation import Observer

        page = (REPOSITORY / "docs" / "python.md").read_text()
        for game in NAMES.values():
            observer = Observer(game)
            for part in observer.parts[:-3]:
                self.assertIn(f"| `{part.name}` | {part.size} |", page, game)
            self.assertIn(f"| `{game}` | {observer.size} | {len(observer.codes)} | {len(observer.places)} |", page)


@unittest.skipUnless(LONG, "a training takes long")
class Example(unittest.TestCase):
    def test_the_policy_learns_to_beat_random(self) -> None:
        spec = importlib.util.spec_from_file_location("train_tomb", ROOT / "examples" / "train_tomb.py")
        assert spec is not None and spec.loader is not None
        example = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(example)
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            example.main(["--games", "600", "--test-games", "150"])
        means = re.findall(r"^(?:random|learnt):\s+([\d.]+) ± ([\d.]+)", printed.getvalue(), re.M)
        (before, error), (after, other_error) = [tuple(map(float, mean)) for mean in means]
        self.assertGreater(after - before, error + other_error, printed.getvalue())


if __name__ == "__main__":
    unittest.main()
