#!/usr/bin/env python3
"""Builds wheel and sdist with the standard library alone: `python3 build_package.py` writes both into `dist`.

It is the build backend of pyproject.toml, too (PEP 517), so `pip install` of this folder needs no network. The same
sources give the same bytes.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import tarfile
import tomllib
import zipfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
NAME = f"{PROJECT['name']}-{PROJECT['version']}"
INFO = f"{NAME}.dist-info"


def build_wheel(wheel_directory: str, config_settings: object = None, metadata_directory: object = None) -> str:
    """Writes the wheel into a folder and returns its name."""
    files = {path.relative_to(ROOT / "src").as_posix(): path.read_bytes() for path in _sources("src")}
    files |= {
        f"{INFO}/METADATA": _metadata().encode(),
        f"{INFO}/WHEEL": b"Wheel-Version: 1.0\nGenerator: build_package\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{INFO}/licenses/LICENSE": (ROOT / "LICENSE").read_bytes(),
    }
    record = "".join(f"{name},sha256={_digest(data)},{len(data)}\n" for name, data in files.items())
    files[f"{INFO}/RECORD"] = f"{record}{INFO}/RECORD,,\n".encode()
    name = f"{NAME}-py3-none-any.whl"
    with zipfile.ZipFile(Path(wheel_directory) / name, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, data in files.items():
            entry = zipfile.ZipInfo(path)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            wheel.writestr(entry, data)
    return name


def build_sdist(sdist_directory: str, config_settings: object = None) -> str:
    """Writes the sdist into a folder and returns its name."""
    paths = [ROOT / name for name in ("pyproject.toml", "build_package.py", "README.md", "LICENSE")]
    paths += [path for folder in ("src", "tests", "examples") for path in _sources(folder)]
    files = {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in paths}
    files["PKG-INFO"] = _metadata().encode()
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for path, data in files.items():
            entry = tarfile.TarInfo(f"{NAME}/{path}")
            entry.size = len(data)
            archive.addfile(entry, io.BytesIO(data))
    name = f"{NAME}.tar.gz"
    (Path(sdist_directory) / name).write_bytes(gzip.compress(packed.getvalue(), mtime=0))
    return name


def _sources(folder: str) -> list[Path]:
    return sorted(path for path in (ROOT / folder).rglob("*") if path.suffix == ".py" or path.name == "py.typed")


def _metadata() -> str:
    fields = [
        ("Metadata-Version", "2.1"),
        ("Name", PROJECT["name"]),
        ("Version", PROJECT["version"]),
        ("Summary", PROJECT["description"]),
        ("Keywords", ",".join(PROJECT["keywords"])),
        ("License", "MIT"),
        *(("Classifier", classifier) for classifier in PROJECT["classifiers"]),
        ("Requires-Python", PROJECT["requires-python"]),
        ("Description-Content-Type", "text/markdown"),
    ]
    head = "".join(f"{name}: {value}\n" for name, value in fields)
    return f"{head}\n{(ROOT / PROJECT['readme']).read_text()}"


def _digest(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


if __name__ == "__main__":
    dist = ROOT / "dist"
    dist.mkdir(exist_ok=True)
    print(dist / build_wheel(str(dist)))
    print(dist / build_sdist(str(dist)))
