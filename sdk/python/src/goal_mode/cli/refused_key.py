from __future__ import annotations

from typing import Optional

from goal_mode import ApiError
from goal_mode.cli.settings import credential_at

NOBODY = ("UNAUTHENTICATED", "REFRESH_TOKEN_INVALID", "REFRESH_TOKEN_REUSED")
BEGINS = "This key is not accepted: "


class SignedOut(Exception):
    """Nobody is signed in, in words."""


def key_not_accepted(api_key: str, message: str) -> str:
    """What is wrong with a key that the service turned away."""
    if not api_key.startswith("ck_"):
        return f"{BEGINS}a key begins with ck_. Make a key in Account settings, API keys."
    return message if message.startswith(BEGINS) else f"{BEGINS}{message}"


def explain_signed_out(error: Exception, url: Optional[str]) -> Optional[str]:
    """What to do about a call that counts as nobody's: it depends on what was sent along. None: the error is another."""
    if not isinstance(error, ApiError) or error.code not in NOBODY:
        return None
    api_key, tokens = credential_at(url)
    if api_key:
        return key_not_accepted(api_key, error.message)
    return "Your sign-in has ended. Sign in anew: goal-mode login" if tokens else "You are not signed in here: goal-mode login, or set GOAL_MODE_API_KEY."
