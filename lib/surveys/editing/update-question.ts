import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { changeDraft } from "@/lib/surveys/internal";
import { presentQuestion } from "@/lib/surveys/present";
import type { Survey } from "@/lib/surveys/schemas/survey";
import type { QuestionDraft, UpdateQuestionBody } from "@/lib/surveys/schemas/writing";
import { checkQuestion, findQuestion } from "./questions-of-draft";

/** Changes a question; what is left out stays. @throws AppError SURVEY_NOT_FOUND; QUESTION_NOT_FOUND; INVALID_STATE_TRANSITION; VERSION_CONFLICT; VALIDATION_ERROR. */
export function updateQuestion(
	context: ActorContext,
	{ surveyId, questionId }: { surveyId: string; questionId: string },
	{ expectedVersion, ...change }: UpdateQuestionBody,
): Promise<Survey> {
	return changeDraft(context, {
		surveyId,
		expectedVersion,
		action: "survey.update_question",
		apply: async (tx, survey) => {
			const { questionId: _id, order: _order, ...before } = presentQuestion(findQuestion(survey, questionId));
			const others = survey.questions.filter(({ id }) => id !== questionId);
			await tx.surveyQuestion.update({ where: { id: questionId }, data: checkQuestion(changed(before, change), others) });
			return {};
		},
	});
}

function changed(before: QuestionDraft, change: Partial<{ [Field in keyof QuestionDraft]: QuestionDraft[Field] | undefined }>): QuestionDraft {
	const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
	const isOtherType = change.questionType !== undefined && change.questionType !== before.questionType;
	// Limits of the type before mean something else in the new one.
	const kept = isOtherType ? { ...before, minValue: null, maxValue: null, maxLength: null, minSelections: null, maxSelections: null } : before;
	const next: QuestionDraft = { ...kept, ...given };
	if (change.optionCaps !== undefined) return next;
	return { ...next, optionCaps: Object.fromEntries(Object.entries(next.optionCaps).filter(([option]) => next.options.includes(option))) };
}
