import type { GoalMode } from "../client.ts";
import type { Output } from "./output.ts";

export interface Given {
	readonly words: readonly string[];
	readonly flags: Readonly<Record<string, string | boolean | string[] | undefined>>;
}

export interface CommandContext extends Given {
	readonly output: Output;
	open(): Promise<GoalMode>;
	readonly signal: AbortSignal;
}

export interface Command {
	readonly usage: string;
	readonly summary: string;
	/** What may be the first word after the name, where it is one of a few. */
	readonly words?: readonly string[];
	/** Flags beside --url, --json and --help. */
	readonly flags: Readonly<Record<string, { readonly type: "string" | "boolean"; readonly multiple?: boolean; readonly help: string }>>;
	/** Gives the exit code. */
	run(context: CommandContext): Promise<number>;
}

export const textFlag = (flags: Given["flags"], name: string): string | undefined => (typeof flags[name] === "string" ? flags[name] : undefined);
export const listFlag = (flags: Given["flags"], name: string): readonly string[] => (Array.isArray(flags[name]) ? flags[name] : []);
