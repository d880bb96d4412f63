import { z } from "zod";
import { READING_USE } from "@/lib/tools/resume-profile/profile/model-profile";
import { defineTool } from "@/lib/tools/tool";
import { MOST_LETTERS } from "./limits";
import { Fact, ResumeDocument, ResumeProfile } from "./schemas";

/** What reads is much, with what it has learned of lines: it is loaded where it is used. */
const loadReading = () => import("./profile/extract-from-document");

function isOfBearableSize({ lines }: ResumeDocument): boolean {
	return lines.reduce((sum, line) => sum + line.text.length, 0) <= MOST_LETTERS;
}

/** A document as tools take it from callers: no longer than any resume. */
export const BearableDocument = ResumeDocument.refine(isOfBearableSize, `A resume has at most ${MOST_LETTERS} characters.`);

export const extractProfile = defineTool({
	name: "extract_profile",
	title: "Find titles, skills and experience",
	description: "Reads a resume's lines into a profile: contact, titles, experience, education, skills and more, each with how sure it is and where it stands.",
	input: z.object({ document: BearableDocument }),
	output: z.object({
		profile: ResumeProfile,
		suggestedTitles: z.array(Fact).describe("To be confirmed: the titles to search for, without those left long ago"),
		suggestedSkills: z.array(Fact).describe("To be confirmed: the skills of the resume, or what else it shows"),
	}),
	perInvocationMicroU: 1_000,
	modelUse: READING_USE,
	timeoutMs: 60_000,
	load: loadReading,
	warmUp: async () => {
		const [{ specimenProfile }] = await Promise.all([import("./specimen"), loadReading()]);
		specimenProfile();
	},
	run: async ({ document }, context) => (await loadReading()).extractFromDocument(document, context),
});
