import type { Command } from "./command.ts";
import { EXIT, UsageError } from "./exit-codes.ts";

const SHELLS = ["bash", "zsh"] as const;

function scriptOf(commands: Readonly<Record<string, Pick<Command, "flags" | "words">>>): string {
	const cases = Object.entries(commands).map(([name, { flags, words = [] }]) => {
		const own = Object.keys(flags).map((flag) => `--${flag}`);
		return `    ${name}) names="${words.join(" ")}"; flags="${own.join(" ")}" ;;`;
	});
	return `_goal_mode() {
  local word="\${COMP_WORDS[COMP_CWORD]}" names="" flags=""
  case "\${COMP_WORDS[1]}" in
${cases.join("\n")}
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then names="${Object.keys(commands).join(" ")}"
  elif [ "\${word:0:1}" = "-" ]; then names="$flags --url --json --help"
  elif [ "$COMP_CWORD" -gt 2 ]; then names=""
  fi
  COMPREPLY=($(compgen -W "$names" -- "$word"))
}
complete -o default -F _goal_mode goal-mode
`;
}

const FOR_ZSH = "(( $+functions[compdef] )) || { autoload -Uz compinit && compinit; }\nautoload -Uz bashcompinit && bashcompinit\n";

/** A script for the shell that completes the names of commands, what may come first after one, its flags, and files. */
export function completionOf(commands: Readonly<Record<string, Command>>): Command {
	return {
		usage: "completion bash|zsh",
		summary: "A script that completes commands in your shell",
		words: SHELLS,
		flags: {},
		run: async ({ words }) => {
			const [shell] = words;
			if (!SHELLS.some((known) => known === shell)) throw new UsageError('Which shell? eval "$(goal-mode completion bash)"');
			const script = scriptOf({ ...commands, completion: { words: SHELLS, flags: {} } });
			process.stdout.write(shell === "bash" ? script : `${FOR_ZSH}${script}`);
			return EXIT.ok;
		},
	};
}
