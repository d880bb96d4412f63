import { z } from "zod";

const Milliseconds = z.int().min(0).max(600_000);

/** What goes wrong on demand. Nothing does by default. */
export const Faults = z.object({
	/** Webhooks wait this long. */
	delayMs: Milliseconds.default(0),
	/** Each webhook is sent this many times more. */
	duplicates: z.int().min(0).max(20).default(0),
	/** Webhooks of one change arrive last first. */
	reversed: z.boolean().default(false),
	/** Types that are never sent; `*` is all. They stand in the list of events all the same. */
	dropped: z.array(z.string()).default([]),
	/** The API's answers to a creation or a charge wait this long after the record is made. */
	answerDelayMs: Milliseconds.default(0),
	/** A new transaction is paid, and its webhooks are answered, before the answer to its creation is sent. */
	paidBeforeAnswer: z.boolean().default(false),
	/** A creation or a charge is made, but its answer gets lost. */
	lostAnswers: z.boolean().default(false),
	/** The API answers 503. */
	down: z.boolean().default(false),
	/** The retries that follow a failed webhook come this many times faster. */
	hurry: z.number().min(1).max(1_000_000).default(1),
});
export type Faults = z.infer<typeof Faults>;
