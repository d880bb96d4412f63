from __future__ import annotations

import json
import shutil
import sys
from typing import Any, Callable, Sequence

from pydantic import BaseModel


def wire(value: Any) -> Any:
    """A value as the API says it."""
    if isinstance(value, BaseModel):
        return value.model_dump(mode="json", by_alias=True)
    if isinstance(value, (list, tuple)):
        return [wire(item) for item in value]
    if isinstance(value, dict):
        return {key: wire(item) for key, item in value.items()}
    return value


class Output:
    """How a command shows what it found: to people on a terminal, as JSON in a pipe."""

    def __init__(self, is_json: bool) -> None:
        self.is_for_people = not is_json and sys.stdout.isatty()
        self._is_live = sys.stderr.isatty()
        self._has_status = False

    def _clear(self) -> None:
        if self._has_status:
            sys.stderr.write("\r\x1b[2K")
        self._has_status = False

    def show(self, value: Any, people: Callable[[], str]) -> None:
        self._clear()
        sys.stdout.write((people() if self.is_for_people else json.dumps(wire(value), ensure_ascii=False)) + "\n")

    def note(self, text: str) -> None:
        """Progress and questions: never among the data."""
        self._clear()
        sys.stderr.write(text + "\n")

    def status(self, text: str) -> None:
        if not self._is_live:
            sys.stderr.write(text + "\n")
            return
        self._clear()
        sys.stderr.write(text[: shutil.get_terminal_size().columns - 1])
        sys.stderr.flush()
        self._has_status = True


def table(rows: Sequence[Sequence[str]]) -> str:
    """Columns, each as wide as its widest cell."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows)]
    return "\n".join("  ".join(cell if at == len(row) - 1 else cell.ljust(widths[at]) for at, cell in enumerate(row)) for row in rows)
