import "server-only";
import { z } from "zod";

const Settings = z.object({
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
