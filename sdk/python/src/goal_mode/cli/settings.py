from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Mapping, Optional

from goal_mode import GoalMode

AGENT = "goal-mode-cli/0.1.0"


class UsageError(Exception):
    """A mistake in how the command was written."""


class Interrupted(Exception):
    """Somebody stopped watching a run, which goes on."""


def settings_file() -> Path:
    home = os.environ.get("XDG_CONFIG_HOME") or str(Path.home() / ".config")
    return Path(home) / "goal-mode" / "settings.json"


def read_settings() -> dict[str, Any]:
    """What `login` keeps, in a file that only its owner can read; the same file as the command of the other package."""
    try:
        found = json.loads(settings_file().read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def write_settings(kept: Mapping[str, Any]) -> None:
    file = settings_file()
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as opened:
        json.dump(dict(kept), opened, indent="\t")
        opened.write("\n")
    file.chmod(0o600)


def forget_settings() -> None:
    settings_file().unlink(missing_ok=True)


def url_of(given: Optional[str], kept: Mapping[str, Any]) -> str:
    """The address of the service: --url, GOAL_MODE_URL, or what login kept."""
    url = given or os.environ.get("GOAL_MODE_URL") or kept.get("url")
    if not url:
        raise UsageError("Where is the service? Give --url, set GOAL_MODE_URL, or sign in with goal-mode login --url ADDRESS.")
    if not str(url).lower().startswith(("http://", "https://")):
        raise UsageError(f"The address of the service has to begin with http:// or https://, and this one does not: {url}")
    return str(url).rstrip("/")


def credential_at(given: Optional[str]) -> tuple[Optional[str], Any]:
    """With what calls are made at an address: a key, what a sign-in through the browser left, or nothing."""
    kept = read_settings()
    is_kept = url_of(given, kept) == kept.get("url")
    api_key = os.environ.get("GOAL_MODE_API_KEY", "").strip() or (kept.get("apiKey") if is_kept else None)
    return api_key, kept.get("tokens") if is_kept and not api_key else None


def open_client(given: Optional[str]) -> GoalMode:
    """A client with the credentials at hand: GOAL_MODE_API_KEY, or what login kept for this address."""
    kept = read_settings()
    url = url_of(given, kept)
    api_key, tokens = credential_at(given)
    return GoalMode(url, api_key=api_key, tokens=tokens, on_tokens=lambda renewed: write_settings({**kept, "tokens": dict(renewed)}), user_agent=AGENT)
