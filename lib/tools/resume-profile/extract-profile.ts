import { z } from "zod";
import { AppError } from "@/lib/platform/errors";
import { sourceOf } from "@/lib/tools/resume-profile/profile/facts";
import { suggestedSkills } from "@/lib/tools/resume-profile/profile/lists/suggested-skills";
import { isUnsure, READING_USE, refineWithModel } from "@/lib/tools/resume-profile/profile/model-profile";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import { suggestedTitles } from "@/lib/tools/resume-profile/profile/suggested-titles";
import { recognise } from "@/lib/tools/resume-profile/recognition/recognise";
import { defineTool } from "@/lib/tools/tool";
import { MOST_LETTERS } from "./limits";
import { Fact, ResumeDocument, ResumeProfile } from "./schemas";
import { specimenProfile } from "./specimen";

function isOfBearableSize({ lines }: ResumeDocument): boolean {
	return lines.reduce((sum, line) => sum + line.text.length, 0) <= MOST_LETTERS;
}

/** A document as tools take it from callers: no longer than any resume. */
export const BearableDocument = ResumeDocument.refine(isOfBearableSize, `A resume has at most ${MOST_LETTERS} characters.`);

/** What was said before the run is said once more where what was read is checked. */
function withDoubt(read: ResumeProfile, { lines }: ResumeDocument, text: string): ResumeProfile {
	const [first] = lines;
	if (!read.printed || !first) return read;
	return { ...read, printed: { ...read.printed, doubts: [{ reason: "told", text, source: sourceOf([first]) }, ...read.printed.doubts] } };
}

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
	warmUp: async () => void specimenProfile(),
	async run({ document }, context) {
		const read = readProfile(document, context.now);
		const { is, message } = recognise(document, read);
		const profile = is === "other" ? withDoubt(read, document, `${message.split(". ")[0]}.`) : read;
		const answer = (read: ResumeProfile) => ({ profile: read, suggestedTitles: suggestedTitles(read, context.now), suggestedSkills: suggestedSkills(read) });
		if (!context.model || !isUnsure(profile)) return answer(profile);
		context.reportProgress(1, 2, "Asking the language model about unclear parts");
		try {
			return answer(await refineWithModel(profile, document, context.model, context));
		} catch (error) {
			// The rules' answer stands when no model answer came.
			if (error instanceof AppError && error.code === "MODEL_FAILED" && !context.signal.aborted) return answer(profile);
			throw error;
		}
	},
});
