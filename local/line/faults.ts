import { z } from "zod";

const Milliseconds = z.int().min(0).max(600_000);

/** What goes wrong on demand. Nothing does by default. */
export const Faults = z.object({
	/** The token endpoint answers 500. */
	tokensFail: z.boolean().default(false),
	/** What is false in the identity tokens from now on. */
	idToken: z.enum(["right", "nonce", "audience", "issuer", "expired", "signature", "algorithm", "missing"]).default("right"),
	/** Sending answers with this status and sends nothing. */
	pushStatus: z.int().min(400).max(599).nullable().default(null),
	/** The next so many sendings are accepted, but their answers get lost. */
	lostPushAnswers: z.int().min(0).max(100).default(0),
	/** Answers to sendings wait this long. */
	pushDelayMs: Milliseconds.default(0),
	/** Webhooks wait this long. */
	delayMs: Milliseconds.default(0),
	/** Each webhook comes this many times more. */
	duplicates: z.int().min(0).max(20).default(0),
	/** Webhooks are never sent. */
	dropped: z.boolean().default(false),
	/** A webhook that was not taken comes again so many times faster. */
	hurry: z.number().min(1).max(1_000_000).default(1),
});
export type Faults = z.infer<typeof Faults>;
