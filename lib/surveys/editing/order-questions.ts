import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { validationError } from "@/lib/platform/errors";
import { changeDraft } from "@/lib/surveys/internal";
import type { Survey } from "@/lib/surveys/schemas/survey";
import type { QuestionOrderBody } from "@/lib/surveys/schemas/writing";
import { putInOrder } from "./questions-of-draft";

/** Puts the questions in this order, which names all of them. @throws AppError SURVEY_NOT_FOUND; INVALID_STATE_TRANSITION; VERSION_CONFLICT; VALIDATION_ERROR. */
export function orderQuestions(context: ActorContext, surveyId: string, { questionIds, expectedVersion }: QuestionOrderBody): Promise<Survey> {
	return changeDraft(context, {
		surveyId,
		expectedVersion,
		action: "survey.order_questions",
		apply: async (tx, { questions }) => {
			const problems = orderProblems(
				questions.map(({ id }) => id),
				questionIds,
			);
			if (problems.length > 0) throw validationError(problems);
			await putInOrder(tx, questionIds);
			return {};
		},
	});
}

function orderProblems(known: readonly string[], given: readonly string[]): { path: string; message: string }[] {
	const unknown = given.flatMap((id, at) => {
		if (!known.includes(id)) return [{ path: `questionIds.${at}`, message: "The survey has no such question." }];
		return given.indexOf(id) < at ? [{ path: `questionIds.${at}`, message: "This question is named twice." }] : [];
	});
	const missing = known.filter((id) => !given.includes(id));
	return missing.length === 0 ? unknown : [...unknown, { path: "questionIds", message: `These are missing: ${missing.join(", ")}.` }];
}
