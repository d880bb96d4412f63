import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { newId } from "@/lib/platform/ids";
import { changeDraft } from "@/lib/surveys/internal";
import type { Survey } from "@/lib/surveys/schemas/survey";
import type { AddQuestionBody } from "@/lib/surveys/schemas/writing";
import { checkQuestion, putInOrder, requireRoom } from "./questions-of-draft";

/** Adds a question, at the end or where `order` says. @throws AppError SURVEY_NOT_FOUND; INVALID_STATE_TRANSITION; VERSION_CONFLICT; VALIDATION_ERROR. */
export function addQuestion(context: ActorContext, surveyId: string, { expectedVersion, order, ...draft }: AddQuestionBody): Promise<Survey> {
	return changeDraft(context, {
		surveyId,
		expectedVersion,
		action: "survey.add_question",
		apply: async (tx, { questions }) => {
			requireRoom(questions.length + 1);
			const question = checkQuestion(draft, questions);
			const id = newId();
			await tx.surveyQuestion.create({ data: { ...question, id, surveyId, order: questions.length } });
			const ids = questions.map((other) => other.id);
			await putInOrder(tx, ids.toSpliced(order ?? ids.length, 0, id));
			return {};
		},
	});
}
