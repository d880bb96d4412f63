import { AppError } from "@/lib/platform/errors";
import { recognise } from "@/lib/tools/resume-profile/recognition/recognise";
import type { Fact, ResumeDocument, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import type { ToolContext } from "@/lib/tools/tool";
import { sourceOf } from "./facts";
import { suggestedSkills } from "./lists/suggested-skills";
import { isUnsure, refineWithModel } from "./model-profile";
import { readProfile } from "./read-profile";
import { suggestedTitles } from "./suggested-titles";

interface Extracted {
	profile: ResumeProfile;
	suggestedTitles: Fact[];
	suggestedSkills: Fact[];
}

/** What was said before the run is said once more where what was read is checked. */
function withDoubt(read: ResumeProfile, { lines }: ResumeDocument, text: string): ResumeProfile {
	const [first] = lines;
	if (!read.printed || !first) return read;
	return { ...read, printed: { ...read.printed, doubts: [{ reason: "told", text, source: sourceOf([first]) }, ...read.printed.doubts] } };
}

/** The profile of a document by the rules, where they are unsure with what a model reads, and what is proposed of it to be confirmed. */
export async function extractFromDocument(
	document: ResumeDocument,
	context: Pick<ToolContext, "now" | "model" | "signal" | "reportProgress" | "addCostMicroU">,
): Promise<Extracted> {
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
}
