"""Runs the command line many times, each in a process of its own that begins where its modules are loaded.

Takes a line of JSON for each run on standard input: "words", the "environment" as it shall be, and a "folder" with a file "input". Writes what the run
printed into the files "out" and "err" of that folder, and then its line on standard output: the folder, a tab and the code with which it ended.
"""

import json
import os
import runpy
import signal
import sys

import goal_mode.cli.main


def become(asked: dict) -> None:
    os.environ.clear()
    os.environ.update(asked["environment"])
    sys.argv = ["goal-mode", *asked["words"]]
    for descriptor, name, mode in ((0, "input", os.O_RDONLY), (1, "out", os.O_WRONLY | os.O_CREAT), (2, "err", os.O_WRONLY | os.O_CREAT)):
        opened = os.open(os.path.join(asked["folder"], name), mode, 0o600)
        os.dup2(opened, descriptor)
        os.close(opened)
    sys.stdin = open(0, encoding="utf-8", closefd=False)


def serve() -> bool:
    """True in a process that has become a run, false at the end of the input."""
    # Those that wait for a run are not waited for.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        if os.fork() != 0:
            continue
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        asked = json.loads(line)
        run = os.fork()
        if run == 0:
            become(asked)
            return True
        _, status = os.waitpid(run, 0)
        os.write(1, f"{asked['folder']}\t{os.waitstatus_to_exitcode(status)}\n".encode())
        os._exit(0)
    return False


if serve():
    runpy.run_module("goal_mode", run_name="__main__", alter_sys=True)
