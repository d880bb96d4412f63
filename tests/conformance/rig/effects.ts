import { readFileSync } from "node:fs";
import type { Effect } from "@/tests/conformance/app/effects";
import { PROMPTLY_MS, pause } from "./target";

/** What the app's functions did, read from the log that they write. */
export class EffectsLog {
	constructor(private readonly file: string) {}

	/** What the functions did for a token so far, in order. */
	of(token: string, what?: string): Effect[] {
		return this.read().filter((effect) => effect.token === token && (what === undefined || effect.what === what));
	}

	/** Waits until a token has `count` effects of one kind; fails with what there is. */
	async until(token: string, what: string, count = 1, timeoutMs = PROMPTLY_MS): Promise<Effect[]> {
		for (const endAt = Date.now() + timeoutMs; ; ) {
			const found = this.of(token, what);
			if (found.length >= count) return found;
			if (Date.now() > endAt) throw new Error(`waited for ${count} × "${what}", there is ${JSON.stringify(this.of(token))}`);
			await pause(15);
		}
	}

	private read(): Effect[] {
		try {
			const lines = readFileSync(this.file, "utf8").split("\n").filter(Boolean);
			return lines.map((line): Effect => JSON.parse(line));
		} catch {
			return [];
		}
	}
}
