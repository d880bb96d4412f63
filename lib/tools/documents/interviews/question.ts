import type { DemandMatch } from "@/lib/tools/documents/matching/match-demand";
import { type ResumePieces, toldOf } from "./resume-at-hand";
import type { InterviewQuestion } from "./schemas";

/** A question before it is numbered. */
export type Likely = Omit<InterviewQuestion, "questionId">;

const ADVICE = {
	strong: "Tell one of these: where it was, what you had to do, what you did, and what came of it. Two minutes are enough.",
	fair: "Your resume says little of it. Tell where you did it and what came of it; if it was small, say so.",
	none: "Say plainly that you have not done it. Then tell what comes nearest, and how you learned something like it before. Claim nothing that you can't show.",
} as const;

const FACTS_ADVICE = "Say it as your resume does, and give one example of where you have used it.";

/** A question about something that is asked for, with what the resume shows of it. */
export function askedQuestion(given: Pick<Likely, "group" | "question" | "why"> & { match: DemandMatch; nothing: string }, resume: ResumePieces): Likely {
	const { match, nothing, ...rest } = given;
	const { strength, evidence, missing } = match;
	const part = missing.length > 0 ? `Your resume does not show: ${missing.join(", ")}.` : null;
	const lines = evidence.filter(({ kind }) => kind === "line");
	const hasOnlyFacts = strength !== "none" && lines.length === 0;
	return {
		...rest,
		strength,
		// Beside work a mere name in a list tells nothing.
		evidence: toldOf(lines.length > 0 ? evidence.filter(({ kind }) => kind !== "skill") : evidence, resume),
		missing: strength === "none" ? nothing : part,
		advice: hasOnlyFacts ? FACTS_ADVICE : ADVICE[strength],
	};
}
