import "server-only";
import { z } from "zod";
import { defineTool } from "@/lib/tools/tool";
import { FindingKind, PersonalData } from "./schemas";

/** Far more than the longest document takes; recognising pictures of pages takes the most. */
export const REDACTING_MS = 300_000;

export const TOO_HARD_TO_REDACT = {
	code: "FILE_TOO_LARGE",
	message: "This document takes more time or memory than one may have, so it was stopped. Split it, or save it with smaller pictures, and upload that.",
} as const;

/** What reads documents takes a while to load. */
const loadReading = () => import("./find-in-file");

export const findPersonalData = defineTool({
	name: "find_personal_data",
	title: "Find personal data",
	description:
		"Finds names, addresses, telephone numbers, e-mail, ids, bank and card numbers and dates of birth in a PDF, DOCX, XLSX, message or text, by rules and check figures, and says what could not be looked into.",
	input: z.strictObject({ fileId: z.string(), kinds: z.array(FindingKind).nullish().describe("What to look for; by default all but licence plates") }),
	output: PersonalData,
	perInvocationMicroU: 2_000,
	timeoutMs: REDACTING_MS,
	whenStopped: TOO_HARD_TO_REDACT,
	async run({ fileId, kinds }, context) {
		const { fileName, bytes } = await context.readFile(fileId);
		const { findInFile } = await loadReading();
		return findInFile({ fileName, bytes }, kinds ?? null, { signal: context.signal, onPage: context.reportProgress });
	},
	findings: ({ unseen }) => {
		const rows = unseen.filter(({ kind }) => kind !== "recognised");
		if (rows.length === 0) return [];
		return [
			{
				exceptionType: "not_looked_into",
				severity: "medium",
				affectedRows: rows.slice(0, 50),
				suggestedResolution: "Look at these yourself, add what should go as words of your own, or have pictures covered.",
				requiresHuman: true,
			},
		];
	},
});
