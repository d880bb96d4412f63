import { appendFileSync } from "node:fs";

/** One thing that a function really did, as the tests read it back. */
export interface Effect {
	token: string;
	what: string;
	detail: unknown;
	atMs: number;
	pid: number;
}

/** Writes what a function did to the log at EFFECTS_FILE; survives a kill right after it. */
export function record(token: string, what: string, detail: unknown = null): void {
	const effect: Effect = { token, what, detail, atMs: Date.now(), pid: process.pid };
	appendFileSync(process.env.EFFECTS_FILE ?? "", `${JSON.stringify(effect)}\n`);
}
