import { z } from "zod";
import type { SurveyDocument } from "@/components/surveys/builder/document/survey-document";
import type { KeptCopy } from "./autosave";

const placeOf = (surveyId: string) => `survey-draft:${surveyId}`;

const isDocument = (value: unknown): value is SurveyDocument =>
	z.object({ title: z.string(), questions: z.array(z.object({ key: z.string() })) }).safeParse(value).success;

const Kept = z.object({
	base: z.custom<SurveyDocument>(isDocument),
	document: z.custom<SurveyDocument>(isDocument),
	ids: z.array(z.tuple([z.string(), z.string()])),
});

/** What this browser keeps of a survey that the server does not have yet; null when there is nothing, or nothing that can be read. */
export function readKept(surveyId: string): KeptCopy | null {
	try {
		const parsed = Kept.safeParse(JSON.parse(localStorage.getItem(placeOf(surveyId)) ?? "null"));
		return parsed.success ? parsed.data : null;
	} catch {
		return null;
	}
}

/** Keeps it for the next visit. A browser that has no room, or lends none, keeps nothing; the page itself still has it. */
export function writeKept(surveyId: string, copy: KeptCopy | null): void {
	try {
		if (copy) localStorage.setItem(placeOf(surveyId), JSON.stringify(copy));
		else localStorage.removeItem(placeOf(surveyId));
	} catch {
		// Nothing more can be done here; see above.
	}
}
