import { z } from "zod";
import { durationMs } from "./durations";
import { assertComparison, assertExpression } from "./expressions";

/** Text that a checker accepts; what the checker throws is the message. */
export const checkedBy = (check: (text: string) => unknown) =>
	z.string().superRefine((text, context) => {
		try {
			check(text);
		} catch (error) {
			context.addIssue({ code: "custom", message: error instanceof Error ? error.message : String(error) });
		}
	});

export const Expression = checkedBy(assertExpression);
export const Comparison = checkedBy((text) => {
	assertExpression(text);
	assertComparison(text);
});

/** A duration such as `10s` between two bounds, both included. */
export const durationWithin = (least: string, most: string) =>
	checkedBy((text) => {
		const ms = durationMs(text);
		if (ms < durationMs(least) || ms > durationMs(most)) throw new Error(`"${text}" is not between ${least} and ${most}`);
	});

export const Duration = checkedBy(durationMs);
