#!/usr/bin/env node
import { parseArgs } from "node:util";
import { ConnectionError, isApiError, TimeoutError } from "../core/errors.ts";
import { type Command, type Given, textFlag } from "./command.ts";
import { api } from "./commands/api.ts";
import { jobs } from "./commands/jobs.ts";
import { login, logout } from "./commands/login.ts";
import { run } from "./commands/run.ts";
import { surveys } from "./commands/surveys.ts";
import { workflows } from "./commands/workflows.ts";
import { completionOf } from "./completion.ts";
import { EXIT, Interrupted, SignedOut, UsageError } from "./exit-codes.ts";
import { StillWaiting } from "./go-on.ts";
import { checkOptions, didYouMean } from "./options.ts";
import { openOutput, table } from "./output.ts";
import { BEGINS, explainSignedOut } from "./refused-key.ts";
import { openClient } from "./settings.ts";

const WORKING: Readonly<Record<string, Command>> = { login, logout, run, jobs, workflows, surveys, api };
const COMMANDS: Readonly<Record<string, Command>> = { ...WORKING, completion: completionOf(WORKING) };
const COMMON = {
	url: { type: "string", help: "the address of the service" },
	json: { type: "boolean", help: "JSON, on a terminal too" },
	help: { type: "boolean", help: "this text" },
} as const;

function helpOf(name: string | undefined): string {
	const command = name === undefined ? undefined : COMMANDS[name];
	if (!command)
		return `goal-mode: run workflows over files from the command line\n\n${table(Object.values(COMMANDS).map(({ usage, summary }) => [`  ${usage.split(" ")[0]}`, summary]))}\n\nMore of one: goal-mode COMMAND --help`;
	const flags = Object.entries({ ...command.flags, ...COMMON }).map(([flag, { help }]) => [`  --${flag}`, help]);
	return `goal-mode ${command.usage}\n\n${command.summary}.\n\n${table(flags)}`;
}

function parse(command: Command, name: string, args: readonly string[]): Given {
	const takesValue = Object.entries({ ...command.flags, ...COMMON }).map(([flag, { type }]) => [`--${flag}`, type === "string"]);
	checkOptions(name, args, Object.fromEntries(takesValue));
	const options = Object.fromEntries(
		Object.entries({ ...command.flags, ...COMMON }).map(([name, flag]) => [
			name,
			{ type: flag.type, ...("multiple" in flag && flag.multiple ? { multiple: true } : {}) },
		]),
	);
	try {
		const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
		return { words: positionals, flags: values as Given["flags"] };
	} catch (error) {
		throw new UsageError(error instanceof Error ? error.message : String(error));
	}
}

/** What an error says to a person, and the exit code of the command. */
function explain(error: unknown): { readonly text: string; readonly code: number } {
	if (error instanceof UsageError || error instanceof SyntaxError) return { text: error.message, code: EXIT.usage };
	if (error instanceof StillWaiting) return { text: error.message, code: EXIT.unanswered };
	if (error instanceof SignedOut) return { text: error.message, code: EXIT.signedOut };
	if (error instanceof ConnectionError || error instanceof TimeoutError) return { text: error.message, code: EXIT.unreachable };
	if (isApiError(error)) {
		const issues = isApiError(error, "VALIDATION_ERROR") ? error.details.issues.map(({ path, message }) => `  ${path}: ${message}`) : [];
		if (isApiError(error, "SLOT_VALIDATION_ERROR")) issues.push(...error.details.slots.map(({ slotId, message }) => `  ${slotId}: ${message}`));
		return { text: [`${error.message} (${error.code})`, ...issues].join("\n"), code: EXIT.refused };
	}
	const text = error instanceof Error ? error.message : String(error);
	return { text, code: text.startsWith(BEGINS) ? EXIT.signedOut : EXIT.runFailed };
}

async function main(args: readonly string[]): Promise<number> {
	const [name, ...rest] = args;
	let url: string | undefined;
	const command = name === undefined ? undefined : COMMANDS[name];
	const interrupted = new AbortController();
	process.once("SIGINT", () => interrupted.abort());
	try {
		if (name === undefined || name === "--help" || name === "help") {
			process.stdout.write(`${helpOf(rest[0])}\n`);
			return EXIT.ok;
		}
		if (!command) throw new UsageError(`There is no command ${name}.${didYouMean(name, Object.keys(COMMANDS))} goal-mode --help lists them.`);
		const given = parse(command, name, rest);
		url = textFlag(given.flags, "url");
		if (given.flags.help) {
			process.stdout.write(`${helpOf(name)}\n`);
			return EXIT.ok;
		}
		const open = () => openClient(textFlag(given.flags, "url"));
		return await command.run({ ...given, output: openOutput(given.flags.json === true), open, signal: interrupted.signal });
	} catch (error) {
		const isStopped = interrupted.signal.aborted || (error instanceof Error && error.name === "AbortError");
		if (isStopped || error instanceof Interrupted) {
			process.stderr.write(`\n${error instanceof Interrupted ? error.message : "Stopped. A run that has begun goes on: goal-mode jobs list"}\n`);
			return EXIT.interrupted;
		}
		const signedOut = await explainSignedOut(error, url);
		const { text, code } = explain(signedOut === null ? error : new SignedOut(signedOut));
		process.stderr.write(`${text}\n`);
		return code;
	}
}

process.exitCode = await main(process.argv.slice(2));
