from __future__ import annotations

import argparse
from typing import Mapping, Sequence

SHELLS = ("bash", "zsh")
FOR_ZSH = "(( $+functions[compdef] )) || { autoload -Uz compinit && compinit; }\nautoload -Uz bashcompinit && bashcompinit\n"
#: Every command has these.
COMMON = ("--url", "--json", "--help")

SCRIPT = """_goal_mode() {
  local word="${COMP_WORDS[COMP_CWORD]}" names="" flags=""
  case "${COMP_WORDS[1]}" in
CASES
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then names="NAMES"
  elif [ "${word:0:1}" = "-" ]; then names="$flags --url --json --help"
  elif [ "$COMP_CWORD" -gt 2 ]; then names=""
  fi
  COMPREPLY=($(compgen -W "$names" -- "$word"))
}
complete -o default -F _goal_mode goal-mode
"""


def _own_flags(command: argparse.ArgumentParser) -> list[str]:
    return [flag for action in command._actions for flag in action.option_strings if flag.startswith("--") and flag not in COMMON]


def script_of(shell: str, commands: Mapping[str, argparse.ArgumentParser], words: Mapping[str, Sequence[str]]) -> str:
    """A script for the shell that completes the names of commands, what may come first after one, its flags, and files."""
    cases = [f'    {name}) names="{" ".join(words.get(name, ()))}"; flags="{" ".join(_own_flags(command))}" ;;' for name, command in commands.items()]
    script = SCRIPT.replace("CASES", "\n".join(cases)).replace("NAMES", " ".join(commands))
    return script if shell == "bash" else FOR_ZSH + script
