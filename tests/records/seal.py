"""Write the fingerprints into every recorded game: python tests/records/seal.py, after only the stack has changed.

The choices stay as they are. A record whose choices are no longer allowed has to be made again by its maker.
"""

from __future__ import annotations

from pathlib import Path

import paddlewheel as pw
from paddlewheel.kernel import seal


def main() -> None:
    for path in sorted(Path(__file__).parent.rglob("*.record")):
        record = pw.parse_record(path.read_text(encoding="utf-8"))
        seal(record, pw.load(record.game))
        path.write_text(record.text(), encoding="utf-8")


if __name__ == "__main__":
    main()
