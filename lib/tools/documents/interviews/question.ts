import type { DemandMatch } from "@/lib/tools/documents/matching/match-demand";
import { type ResumePieces, toldOf } from "./resume-at-hand";
import type { InterviewQuestion } from "./schemas";
import type { ReasonWords } from "./words/reasons/reason-words";

/** A question before it is numbered. */
export type Likely = Omit<InterviewQuestion, "questionId">;

/** A question about something that is asked for, with what the resume shows of it. */
export function askedQuestion(
	given: Pick<Likely, "group" | "question" | "why"> & { match: DemandMatch; nothing: string },
	resume: ResumePieces,
	words: ReasonWords,
): Likely {
	const { match, nothing, ...rest } = given;
	const { strength, evidence, missing } = match;
	const part = missing.length > 0 ? words.partly(missing.join(", ")) : null;
	const lines = evidence.filter(({ kind }) => kind === "line");
	const hasOnlyFacts = strength !== "none" && lines.length === 0;
	return {
		...rest,
		strength,
		// Beside work a mere name in a list tells nothing.
		evidence: toldOf(lines.length > 0 ? evidence.filter(({ kind }) => kind !== "skill") : evidence, resume),
		missing: strength === "none" ? nothing : part,
		advice: hasOnlyFacts ? words.factsOnly : { strong: words.tellOne, fair: words.saysLittle, none: words.notDone }[strength],
	};
}
