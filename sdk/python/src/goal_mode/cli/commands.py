from __future__ import annotations

import argparse
import json
import os
import sys
import time
import webbrowser
from pathlib import Path
from typing import Any, Callable, Optional, Sequence

from goal_mode import ApiError, CallOptions, GoalMode, Question, QuestionUnanswered, models
from goal_mode.cli.answers import given_answer, read_given
from goal_mode.cli.ask import ask_on_terminal
from goal_mode.cli.choices import choices_of, listed
from goal_mode.cli.cost import agree_to_cost
from goal_mode.cli.go_on import refused_answer, stopped_watching, waiting_for
from goal_mode.cli.options import did_you_mean
from goal_mode.cli.output import Output, table, wire
from goal_mode.cli.refused_key import SignedOut, key_not_accepted
from goal_mode.cli.settings import AGENT, Interrupted, UsageError, forget_settings, open_client, read_settings, url_of, write_settings

OK, RUN_FAILED = 0, 1
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE")


def _steps(job: models.GoalJob) -> list[models.Step]:
    return [step for task in job.tasks for step in task.dag]


def line_of(job: models.GoalJob) -> str:
    """One line of where a run is."""
    running = next((step for status in ("running", "awaiting_input") for step in _steps(job) if step.status == status), None)
    return f"{job.status}  {job.progress} %" + (f"  {running.title}" if running else "")


def _steps_over(job: models.GoalJob) -> list[tuple[tuple[str, str, str], models.Step]]:
    """The steps of a run that are over, each with a key of its own."""
    over = [step for step in _steps(job) if step.status in ("completed", "failed", "skipped")]
    return [((str(job.attempt_id), step.step_id, step.status), step) for step in over]


def _follow(output: Output, begun: Optional[models.GoalJob]) -> Callable[[models.GoalJob], None]:
    """Says each step once, when it has ended, and where the run is. Of a run that is gone on with, those that were over before are only counted."""
    told = {key for key, _ in _steps_over(begun)} if begun else set()
    if told:
        output.note(f"{len(told)} {'step was' if len(told) == 1 else 'steps were'} over before")

    def update(job: models.GoalJob) -> None:
        for key, step in _steps_over(job):
            if key not in told:
                told.add(key)
                output.note(f"{'✓' if step.status == 'completed' else '✗' if step.status == 'failed' else '–'} {step.title}")
        output.status(line_of(job))

    return update


def save_all(client: GoalMode, job_spec_id: str, folder: str, is_zip: bool, output: Output) -> list[str]:
    """Saves what a run made, under names of their own in a folder: its files, or with `is_zip` the ZIP that holds them all."""
    artifacts = client.goal_jobs.list_artifacts(job_spec_id).artifacts
    wanted = [artifact for artifact in artifacts if (artifact.artifact_type == "archive") is is_zip]
    if is_zip and not wanted:
        output.note("This run has no ZIP; its files are saved as they are.")
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    return [str(client.goal_jobs.download(job_spec_id, artifact.artifact_id).save_to(target)) for artifact in wanted or artifacts]


def run(args: argparse.Namespace, output: Output) -> int:
    if not args.workflow and not args.goal and not args.job:
        raise UsageError("Which workflow? --workflow ID (goal-mode workflows lists them), or --goal TEXT.")
    for file in args.files:
        if not os.access(file, os.R_OK) or not Path(file).is_file():
            raise UsageError(f"The file {file} can't be read.")
    can_ask = sys.stdin.isatty() and not args.yes
    given = read_given(args.answer)
    with open_client(args.url) as client:

        asked: list[str] = []
        last: list[models.GoalJob] = []

        def on_question(question: Question, job: models.GoalJob) -> Any:
            asked.append(question.slot_id)
            answer = given.get(question.slot_id)
            if answer is not None:
                return given_answer(question, answer)
            return ask_on_terminal(question, job) if can_ask else question.suggested_value

        def on_confirm(job: models.GoalJob) -> None:
            agree_to_cost(client, job, args, can_ask)

        begun = client.goal_jobs.get(args.job) if args.job else None
        say = _follow(output, begun)

        def on_update(job: models.GoalJob) -> None:
            last[:] = [job]
            say(job)

        def misnamed(job: models.GoalJob) -> list[tuple[str, str]]:
            known = [*asked, *(slot.slot_id for slot in job.pending_slots)]
            return [(name, did_you_mean(name, known)) for name in given if name not in known]

        def tell(names: list[tuple[str, str]]) -> None:
            for name, hint in names:
                output.note(f"No question is called {name}.{hint}")

        try:
            if begun:
                job = client.goal_jobs.finish(begun, on_question=on_question, on_confirm=on_confirm, on_update=on_update)
            else:
                job = client.goal_jobs.run(
                    args.files, workflow_id=args.workflow, goal_text=args.goal, on_question=on_question, on_confirm=on_confirm, on_update=on_update
                )
        except QuestionUnanswered as error:
            # A name that is like none may be of a question that comes up later.
            mistyped = [(name, hint) for name, hint in misnamed(error.job) if hint]
            tell(mistyped)
            raise waiting_for(error, args, [name for name, _ in mistyped]) from None
        except KeyboardInterrupt:
            if not last:
                raise
            raise Interrupted(stopped_watching(last[0])) from None
        except ApiError as error:
            if not last or error.code != "SLOT_VALIDATION_ERROR":
                raise
            raise refused_answer(last[0], error, args) from None
        # Of a run that is gone on with, questions were answered before.
        if not begun:
            tell(misnamed(job))
        has_files = job.status in ("completed", "partial")
        files = save_all(client, job.job_spec_id, args.output, args.zip, output) if args.output and has_files else []
    if not output.is_for_people and job.error_message:
        output.note(job.error_message)
    ended = [f"Run {job.job_spec_id}: {job.status}", *([job.error_message] if job.error_message else []), *files]
    more = [] if args.output or not has_files else [f"Its files: goal-mode jobs download {job.job_spec_id}"]
    output.show({**wire(job), "files": files}, lambda: "\n".join([*ended, *more]))
    return OK if job.status == "completed" else RUN_FAILED


def _list(client: GoalMode, args: argparse.Namespace, output: Output) -> int:
    if args.limit < 1:
        raise UsageError("--limit is a number of runs, 1 or more.")
    found: list[models.SessionSummary] = []
    for job in client.goal_jobs.list(**({"status": args.status} if args.status else {})):
        found.append(job)
        if len(found) == args.limit:
            break
    rows = [[job.job_spec_id, job.status, f"{job.created_at:%Y-%m-%d %H:%M}", job.workflow_name or job.goal_text] for job in found]
    output.show(found, lambda: table(rows) if rows else "No runs yet.")
    return OK


def _questions_of(client: GoalMode, job: models.GoalJob) -> list[str]:
    """What a run asks, each question with its choices."""
    lines: list[str] = []
    for slot in job.pending_slots:
        if not slot.hidden:
            choices = choices_of(Question.of(slot, job.job_spec_id, client.goal_jobs, None), job)
            lines += [f"  ? {slot.question} ({slot.slot_id})", *(f"      {listed(choice)}" for choice in choices)]
    return lines


def jobs(args: argparse.Namespace, output: Output) -> int:
    with open_client(args.url) as client:
        if args.action == "list":
            return _list(client, args, output)
        if not args.id:
            raise UsageError(f"Which run? goal-mode jobs {args.action} ID")
        if args.action == "cancel":
            output.show(client.goal_jobs.cancel(args.id), lambda: f"Run {args.id} is cancelled.")
        elif args.action == "retry":
            output.show(client.goal_jobs.retry(args.id), lambda: f"Run {args.id} goes on. Follow it: goal-mode jobs show {args.id}")
        elif args.action == "download":
            files = save_all(client, args.id, args.output or ".", args.zip, output)
            output.show(files, lambda: "\n".join(files) or "This run has no files.")
        else:
            job = client.goal_jobs.get(args.id)
            steps = [[f"  {step.status}", step.title] for step in _steps(job)]
            asked = _questions_of(client, job) if output.is_for_people else []
            lines = [f"{job.job_spec_id}  {line_of(job)}", job.agent_message or "", table(steps) if steps else "", *asked]
            output.show(job, lambda: "\n".join(line for line in lines if line))
    return OK


def workflows(args: argparse.Namespace, output: Output) -> int:
    with open_client(args.url) as client:
        found = client.workflows.get_catalog().workflows
    output.show(found, lambda: table([[entry.workflow_id, entry.name] for entry in found]))
    return OK


def surveys(args: argparse.Namespace, output: Output) -> int:
    with open_client(args.url) as client:
        path = f"/surveys/{args.id}/responses"
        csv = client.transport.call("GET", path, answer="text", call_options=CallOptions(headers={"accept": "text/csv"}))
    if args.output:
        Path(args.output).write_text(csv, "utf-8")
        output.show({"file": args.output}, lambda: args.output)
    else:
        sys.stdout.write(csv)
    return OK


def _body(source: str | None) -> Any:
    if source is None:
        return None
    try:
        text = sys.stdin.read() if source == "-" else Path(source).read_text("utf-8")
    except OSError:
        raise UsageError(f"The file {source} can't be read.") from None
    try:
        return json.loads(text)
    except ValueError as error:
        raise UsageError(f"The body is not JSON: {error}") from None


def _query(pairs: Sequence[str]) -> dict[str, list[str]]:
    query: dict[str, list[str]] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not name or not sign:
            raise UsageError(f"--query takes name=value, not {pair!r}")
        query.setdefault(name, []).append(value)
    return query


def api(args: argparse.Namespace, output: Output) -> int:
    """Any call of the API, with the credentials, keys and tries of every other."""
    if args.method.upper() not in METHODS:
        raise UsageError(f"{args.method} is no method: GET, POST, PUT, PATCH or DELETE.")
    if not args.path.startswith("/"):
        raise UsageError("A path begins with a slash: /api/v1/health")
    body, query = _body(args.body), _query(args.query)
    with open_client(args.url) as client:
        answer = client.request(args.method, args.path, body=body, query=query)
    output.show(answer, lambda: json.dumps(answer, indent=2, ensure_ascii=False))
    return OK


def _by_browser(url: str, output: Output) -> int:
    with GoalMode(url, user_agent=AGENT) as client:
        asked = client.auth.start_device_login(client_name="goal-mode command line")
        output.note(f"Open {asked.verification_url_complete}\nand see that it shows the code {asked.user_code}.")
        if not os.environ.get("GOAL_MODE_NO_BROWSER"):
            webbrowser.open(asked.verification_url_complete)
        while True:
            time.sleep(asked.interval_seconds)
            try:
                signed_in = client.auth.take_device_login(device_code=asked.device_code)
                break
            except ApiError as error:
                if error.code != "DEVICE_LOGIN_PENDING":
                    raise
    tokens = {name: wire(signed_in)[name] for name in ("accessToken", "refreshToken", "expiresAt")}
    write_settings({"url": url, "tokens": tokens})
    email = signed_in.user.email
    output.show({"url": url, "email": email}, lambda: f"Signed in to {url} as {email}.")
    return OK


def login(args: argparse.Namespace, output: Output) -> int:
    url = url_of(args.url, read_settings())
    if args.key is None:
        return _by_browser(url, output)
    if not args.key.startswith("ck_"):
        raise UsageError("A key begins with ck_. It is made in Account settings, API keys.")
    with GoalMode(url, api_key=args.key, user_agent=AGENT) as client:
        try:
            client.workflows.get_catalog()
        except ApiError as error:
            if error.code == "UNAUTHENTICATED":
                raise SignedOut(key_not_accepted(args.key, error.message)) from None
            # A key may lack this right: that it is good shows in being refused for that alone.
            if error.code != "FORBIDDEN":
                raise
    write_settings({"url": url, "apiKey": args.key})
    output.show({"url": url}, lambda: f"Signed in to {url} with a key.")
    return OK


def logout(args: argparse.Namespace, output: Output) -> int:
    tokens = read_settings().get("tokens")
    if tokens:
        try:
            with open_client(args.url) as client:
                client.auth.sign_out(refresh_token=tokens["refreshToken"])
        except Exception:  # noqa: BLE001 - what can't be told to the service is forgotten here all the same
            pass
    forget_settings()
    output.show({"success": True}, lambda: "Signed out.")
    return OK
