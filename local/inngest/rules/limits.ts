const MAX_STEPS = 1_000;
const MAX_STATE_BYTES = 32 * 1024 * 1024;
const MAX_OUTPUT_BYTES = 4 * 1024 * 1024;
const MAX_WAIT_MS = 366 * 24 * 3_600_000;

/** Thrown where a run asks for more than the server gives; the name is the one that the server uses. */
export class LimitError extends Error {
	constructor(
		override readonly name: string,
		message: string,
	) {
		super(message);
	}
}

/** What a run has exceeded, with its finished steps' results as they are stored; undefined when it may go on. */
export function exceededBy(results: string[]): LimitError | undefined {
	if (results.length >= MAX_STEPS) return new LimitError("InngestErrFunctionOverflowed", `The function run exceeded the step limit of ${MAX_STEPS} steps.`);
	const bytes = results.reduce((sum, result) => sum + result.length, 0);
	if (bytes <= MAX_STATE_BYTES) return undefined;
	return new LimitError("InngestErrStateOverflowed", `The function run exceeded the state size limit of ${MAX_STATE_BYTES} bytes.`);
}

export const TOO_LARGE = "step output size is greater than the limit";

/** Whether a step's output is larger than the server stores. */
export function isTooLarge(output: string): boolean {
	return output.length > MAX_OUTPUT_BYTES;
}

/** Throws when a sleep or a wait would last longer than a year. */
export function assertWaitable(ms: number, what: string): number {
	if (ms > MAX_WAIT_MS) throw new LimitError("InngestErrTimeoutTooLong", `The ${what} ends more than one year in the future; it may last at most one year.`);
	return ms;
}
