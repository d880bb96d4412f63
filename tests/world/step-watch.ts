import { writeSync } from "node:fs";
import pg from "pg";

const CHANGES = /^\s*(?:INSERT|UPDATE|DELETE|WITH|COMMIT)/i;

/** What this process has done to the world: changes of the database, and answers of other services. */
export const steps: string[] = [];

/** Says what was done, and dies as a process does that is killed. */
export function die(): void {
	writeSync(1, `${JSON.stringify({ steps, hasDied: true })}\n`);
	process.kill(process.pid, "SIGKILL");
}

/** Watches every step of this process, which dies after the one of the given number. Call it before anything else is loaded. */
export function watchSteps(diesAfter: number | null): void {
	function stepDone(what: string): void {
		steps.push(what);
		if (steps.length === diesAfter) die();
	}
	// biome-ignore lint/suspicious/noExplicitAny: the method has a dozen forms, which all go on unchanged
	const prototype = pg.Client.prototype as any;
	const query = prototype.query;
	prototype.query = function watched(this: unknown, ...given: unknown[]) {
		const [statement] = given;
		const text = typeof statement === "string" ? statement : String((statement as { text?: string }).text);
		const result = query.apply(this, given);
		if (!CHANGES.test(text) || !(result instanceof Promise)) return result;
		return result.then((rows: unknown) => {
			stepDone(
				text
					.trim()
					.replaceAll(/["\s]+|public\./g, " ")
					.slice(0, 40),
			);
			return rows;
		});
	};
	const { fetch } = globalThis;
	globalThis.fetch = async (...given: Parameters<typeof fetch>) => {
		const answer = await fetch(...given);
		stepDone(`${given[1]?.method ?? "GET"} ${new URL(String(given[0])).pathname.split("/").at(-1)}`);
		return answer;
	};
}
