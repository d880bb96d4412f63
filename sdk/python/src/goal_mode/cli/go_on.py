from __future__ import annotations

import argparse
import json
import shlex
import sys
from pathlib import Path
from typing import Sequence

from goal_mode import ApiError, QuestionUnanswered, models
from goal_mode.cli.choices import choices_of, listed

#: Choices that a hint names.
NAMED = 5


class StillWaiting(Exception):
    """A run that waits, and in words how it goes on."""


def _program() -> str:
    """How this command is called here."""
    return "python -m goal_mode" if Path(sys.argv[0]).name == "__main__.py" else "goal-mode"


def command_for(job: models.GoalJob, args: argparse.Namespace, more: Sequence[str]) -> str:
    """The command that goes on with a run, with the options that were given."""
    replaced = [word.split("=", 1)[0] for word in more if word != "--answer"]
    words = ["run", "--job", str(job.job_spec_id), *more]
    for pair in args.answer:
        if pair.split("=", 1)[0] not in replaced:
            words += ["--answer", pair]
    for name in ("output", "zip", "yes", "url", "json"):
        value = getattr(args, name)
        if value and f"--{name}" not in more:
            words += [f"--{name}"] if value is True else [f"--{name}", str(value)]
    return f"{_program()} {shlex.join(words)}"


def stopped_watching(job: models.GoalJob) -> str:
    """What becomes of a run that nobody watches any more."""
    program, run = _program(), job.job_spec_id
    return f"Stopped watching. Run {run} goes on.\nBack to it: {program} run --job {run}\nTo end it: {program} jobs cancel {run}"


def refused_answer(job: models.GoalJob, error: ApiError, args: argparse.Namespace) -> StillWaiting:
    """What to do about an answer that the service refused: the run waits for another."""
    slots = error.details.get("slots", []) if isinstance(error.details, dict) else []
    names = [str(slot.get("slotId")) for slot in slots]
    others = argparse.Namespace(**{**vars(args), "answer": [pair for pair in args.answer if pair.split("=", 1)[0] not in names]})
    command = command_for(job, others, [word for name in names for word in ("--answer", f"{name}=…")])
    refused = [f"{slot.get('slotId')}: {slot.get('message')}" for slot in slots]
    return StillWaiting("\n".join([*refused, "The run waits. Go on with it, with another answer:", f"  {command}"]))


def _examples_of(question: models.Slot, values: Sequence[str]) -> list[str]:
    """An answer of the kind that a question takes."""
    kind, config = question.slot_type, question.config
    if kind == "multi_select":
        if not values:
            return ['["…"]']
        most = min(config.get("maxItems") or 3, len(values), max(3, config.get("minItems") or 1))
        return [f"best:{most}", json.dumps(list(values[: min(2, most)]), ensure_ascii=False, separators=(",", ":"))]
    if kind == "select":
        return [values[0] if values else "…"]
    return [{"boolean": "true", "number": str(config.get("min") or 1), "date": "2026-12-31"}.get(kind, "…")]


def waiting_for(error: QuestionUnanswered, given: argparse.Namespace, mistyped: Sequence[str]) -> StillWaiting:
    """What to do about a question that nobody answered: its choices, and the commands that answer it."""
    args = argparse.Namespace(**{**vars(given), "answer": [pair for pair in given.answer if pair.split("=", 1)[0] not in mistyped]})
    question, job = error.question, error.job
    choices = choices_of(question, job)
    left = len(choices) - NAMED
    examples = _examples_of(question, [choice.value for choice in choices])
    commands = [f"  {command_for(job, args, ['--answer', f'{question.slot_id}={value}'])}" for value in examples]
    lines = [
        f"The run waits for an answer: {question.question} ({question.slot_id})",
        *(f"  {listed(choice)}" for choice in choices[:NAMED]),
        *([f"  … {left} more: {_program()} jobs show {job.job_spec_id}"] if left > 0 else []),
        "Go on with it by one of these:" if len(commands) > 1 else "Go on with it:",
        *commands,
    ]
    return StillWaiting("\n".join(lines))
