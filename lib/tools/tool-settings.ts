import "server-only";
import { z } from "zod";

const Settings = z.object({
	/** For how long what a board said, and what was seen of a posting, is taken to hold. */
	POSTINGS_FRESH_MINUTES: z.coerce.number().min(0).max(1_440).default(60),
	POSTING_SOURCES: z.string().default("live"),
	POSTING_SOURCES_ALLOW_LOOPBACK: z
		.enum(["true", "false", "1", "0"])
		.default("false")
		.transform((value) => value === "true" || value === "1"),
});

/** The variables that tools themselves read. A process that runs tools alone has no others: no secret of the app is there to be taken. */
export function toolSettings(): z.infer<typeof Settings> {
	const given = Object.entries(process.env).filter(([, value]) => value?.trim() !== "");
	return Settings.parse(Object.fromEntries(given));
}
