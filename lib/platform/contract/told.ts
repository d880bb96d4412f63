import { z } from "zod";

/** So many are told, however many there are: an event stays small. */
export const MOST_NAMES = 40;

/** What a call has come to, for who watches: a number with its name, and what it is made of. */
export const Told = z.object({
	label: z.string().describe("What is counted, in a word or two: found, open"),
	amount: z.int().min(0),
	note: z.string().nullable().default(null).describe("What was left out on the way, in words"),
	parts: z
		.array(z.object({ name: z.string(), amount: z.int().min(0), problem: z.string().nullable().default(null), isSample: z.boolean().default(false) }))
		.default([])
		.describe("Where it comes from; isSample: from a stand-in with invented things"),
	names: z.array(z.string()).max(MOST_NAMES).default([]).describe("Whose it is, such as companies; some of them"),
});
export type Told = z.infer<typeof Told>;
