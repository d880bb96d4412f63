"""The client of Goal Mode: `GoalMode` for plain programs, `AsyncGoalMode` for asyncio, with the same methods."""

from goal_mode import models
from goal_mode._async.client import AsyncGoalMode
from goal_mode._async.downloads import AsyncDownload
from goal_mode._async.files import AsyncUploadInterrupted
from goal_mode._async.questions import AsyncQuestion
from goal_mode._errors import ApiError, ConnectionFailed, DeprecatedOperation, GoalModeError, TimedOut
from goal_mode._options import NOT_GIVEN, CallOptions
from goal_mode._questions import QuestionUnanswered
from goal_mode._sync.client import GoalMode
from goal_mode._sync.downloads import Download
from goal_mode._sync.files import UploadInterrupted
from goal_mode._sync.questions import Question

__all__ = [
    "NOT_GIVEN",
    "ApiError",
    "AsyncDownload",
    "AsyncGoalMode",
    "AsyncQuestion",
    "AsyncUploadInterrupted",
    "CallOptions",
    "ConnectionFailed",
    "DeprecatedOperation",
    "Download",
    "GoalMode",
    "GoalModeError",
    "Question",
    "QuestionUnanswered",
    "TimedOut",
    "UploadInterrupted",
    "models",
]
