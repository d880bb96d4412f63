from __future__ import annotations

import argparse
import sys
import warnings
from typing import Mapping, NoReturn, Optional, Sequence

from pydantic import ValidationError

from goal_mode import ApiError, ConnectionFailed, DeprecatedOperation, TimedOut
from goal_mode.cli import commands
from goal_mode.cli.completion import SHELLS, script_of
from goal_mode.cli.go_on import StillWaiting
from goal_mode.cli.options import check_options, did_you_mean
from goal_mode.cli.output import Output
from goal_mode.cli.refused_key import BEGINS, SignedOut, explain_signed_out
from goal_mode.cli.settings import Interrupted, UsageError

#: What a script can tell from how the command ended; the same in the command of the other package.
OK, RUN_FAILED, USAGE, SIGNED_OUT, REFUSED, UNREACHABLE, UNANSWERED, INTERRUPTED = 0, 1, 2, 3, 4, 5, 6, 130


#: What may be the first word after a command, where it is one of a few.
WORDS = {"jobs": ("list", "show", "cancel", "retry", "download"), "surveys": ("export",), "api": commands.METHODS, "completion": SHELLS}


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message[:1].upper()}{message[1:]}. {self.prog} --help tells more.")


def _parser() -> argparse.ArgumentParser:
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--url", help="the address of the service")
    common.add_argument("--json", action="store_true", help="JSON, on a terminal too")
    parser = Parser(prog="goal-mode", description="Run workflows over files from the command line")
    sub = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)

    def add(name: str, summary: str) -> argparse.ArgumentParser:
        command = sub.add_parser(name, help=summary, description=f"{summary}.", parents=[common])
        command.set_defaults(perform=getattr(commands, name, None))
        return command

    add("login", "Sign in through the browser, or with an API key").add_argument("--key", help="an API key (ck_…) in place of the browser")
    add("logout", "Sign out and forget what login kept")
    run = add("run", "Upload files, run a workflow over them, answer its questions, wait for the end")
    run.add_argument("files", nargs="*", metavar="FILE")
    run.add_argument("--workflow", help="the id of a workflow, or of one of your own (uw_…)")
    run.add_argument("--goal", help="what you want, in words")
    run.add_argument("--job", help="go on with a run that waits, in place of files and a workflow")
    run.add_argument(
        "--answer", action="append", default=[], help="question=value, as often as needed; JSON is read as such, best:5 takes the first five choices"
    )
    run.add_argument("--output", help="save the files that it makes in this folder")
    run.add_argument("--zip", action="store_true", help="with --output: save the ZIP that holds them, in place of the files")
    run.add_argument("--yes", action="store_true", help="ask nothing: take what is suggested, and start the run whatever it costs")
    jobs = add("jobs", "Your runs: list them, look at one, stop it, try again, fetch its files")
    jobs.add_argument("action", nargs="?", default="list", choices=WORDS["jobs"])
    jobs.add_argument("id", nargs="?", metavar="ID")
    jobs.add_argument("--status", help="list: those in this status")
    jobs.add_argument("--limit", type=int, default=20, help="list: at most so many, 20 otherwise")
    jobs.add_argument("--output", help="download: the folder, this one otherwise")
    jobs.add_argument("--zip", action="store_true", help="download: the ZIP that holds the files, in place of them")
    add("workflows", "The workflows that can be run")
    surveys = add("surveys", "The answers of a survey as CSV")
    surveys.add_argument("action", choices=WORDS["surveys"])
    surveys.add_argument("id", metavar="ID")
    surveys.add_argument("--output", help="write them to this file")
    api = add("api", "Send an authenticated request to the API")
    api.add_argument("method", metavar="METHOD")
    api.add_argument("path", metavar="PATH")
    api.add_argument("--body", help="a file with JSON, or - for what comes in")
    api.add_argument("--query", action="append", default=[], help="name=value, as often as needed")
    completion = add("completion", "A script that completes commands in your shell")
    completion.add_argument("shell", choices=SHELLS)
    completion.set_defaults(perform=lambda args, _output: _complete(args.shell, sub.choices))
    return parser


def _check(parser: argparse.ArgumentParser, argv: Sequence[str]) -> None:
    """Sees that the command and its options are known. Raises UsageError."""
    if not argv or argv[0].startswith("-"):
        return
    name, *rest = argv
    names: Mapping[str, argparse.ArgumentParser] = next(action.choices for action in parser._actions if isinstance(action, argparse._SubParsersAction))
    if name not in names:
        raise UsageError(f"There is no command {name}.{did_you_mean(name, list(names))} goal-mode --help lists them.")
    actions = [action for action in names[name]._actions if action.option_strings]
    check_options(name, rest, {flag: action.nargs != 0 for action in actions for flag in action.option_strings if flag.startswith("--")})


def _complete(shell: str, names: Mapping[str, argparse.ArgumentParser]) -> int:
    sys.stdout.write(script_of(shell, names, WORDS))
    return OK


def _explain(error: Exception) -> tuple[str, int]:
    """What an error says to a person, and the exit code of the command."""
    if isinstance(error, StillWaiting):
        return str(error), UNANSWERED
    if isinstance(error, SignedOut):
        return str(error), SIGNED_OUT
    if isinstance(error, (ConnectionFailed, TimedOut)):
        return str(error), UNREACHABLE
    if isinstance(error, ApiError):
        details = error.details if isinstance(error.details, dict) else {}
        issues = [f"  {issue.get('path')}: {issue.get('message')}" for issue in details.get("issues", [])]
        slots = [f"  {slot.get('slotId')}: {slot.get('message')}" for slot in details.get("slots", [])]
        return "\n".join([str(error), *issues, *slots]), REFUSED
    if isinstance(error, ValidationError):
        return f"The service answered what this version does not know: {error}", RUN_FAILED
    if isinstance(error, (UsageError, ValueError)):
        return str(error), USAGE
    return str(error), SIGNED_OUT if str(error).startswith(BEGINS) else RUN_FAILED


def run(argv: Sequence[str]) -> int:
    warnings.simplefilter("always", DeprecatedOperation)
    warnings.formatwarning = lambda message, *_rest, **_more: f"{message}\n"
    url: Optional[str] = None
    try:
        parser = _parser()
        _check(parser, argv)
        args = parser.parse_args(argv)
        url = args.url if args.command else None
        if args.command is None:
            parser.print_help()
            return OK
        return int(args.perform(args, Output(args.json)))
    except KeyboardInterrupt:
        sys.stderr.write("\nStopped. A run that has begun goes on: goal-mode jobs list\n")
        return INTERRUPTED
    except Interrupted as stopped:
        sys.stderr.write(f"\n{stopped}\n")
        return INTERRUPTED
    except Exception as error:  # noqa: BLE001 - the one place where errors become words
        signed_out = explain_signed_out(error, url)
        text, code = _explain(error if signed_out is None else SignedOut(signed_out))
        sys.stderr.write(f"{text}\n")
        return code


def main(argv: Optional[Sequence[str]] = None) -> NoReturn:
    sys.exit(run(sys.argv[1:] if argv is None else argv))


if __name__ == "__main__":
    main()
