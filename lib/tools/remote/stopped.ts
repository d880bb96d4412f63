import type { BreakReason } from "./watched-fetch";

/** A tool server ended without an answer. */
export class StoppedByHost extends Error {
	override readonly name = "StoppedByHost";
	readonly reason: BreakReason;

	constructor(reason: BreakReason) {
		super(`The tool server ended before it answered: ${reason}`);
		this.reason = reason;
	}
}
