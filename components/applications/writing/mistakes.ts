import type { z } from "zod";
import { issuesInWords } from "@/lib/platform/language/validator-words";

/** What is wrong with a form, in words, by field: the first mistake of each. */
export function mistakesOf(error: z.ZodError): Record<string, string> {
	return Object.fromEntries(
		issuesInWords(error)
			.toReversed()
			.map(({ path, message }) => [path, message]),
	);
}
