from __future__ import annotations

from typing import Any, Optional


class GoalModeError(Exception):
    """Whatever this client raises that is not a mistake in its use."""


class ApiError(GoalModeError):
    """The service refused a call. `code` is one of the API's codes, `details` what it says beside the message."""

    def __init__(
        self, *, status: int, code: str, message: str, details: Any = None, request_id: Optional[str] = None, retry_after: Optional[float] = None
    ) -> None:
        super().__init__(f"{message} ({code})")
        self.status = status
        self.code = code
        self.message = message
        self.details = details
        self.request_id = request_id
        #: Seconds after which the same call may pass, where the service said so.
        self.retry_after = retry_after


class ConnectionFailed(GoalModeError):
    """No answer came, after all tries."""


class TimedOut(GoalModeError):
    """The time that the caller allows a call is over."""


class DeprecatedOperation(FutureWarning):
    """An operation that the service will withdraw. Shown where it is called from, since a DeprecationWarning would be hidden."""
