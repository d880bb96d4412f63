import "server-only";
import type { Transaction } from "@/lib/platform/database/db";
import { AppError, validationError } from "@/lib/platform/errors";
import type { SurveyWithParts } from "@/lib/surveys/internal";
import { SURVEY_LIMITS } from "@/lib/surveys/limits";
import { fitted, questionProblems } from "@/lib/surveys/questions";
import type { QuestionDraft } from "@/lib/surveys/schemas/writing";

/** The question with what its type has a use for. @throws AppError VALIDATION_ERROR naming all that does not fit together. */
export function checkQuestion(draft: QuestionDraft, others: SurveyWithParts["questions"]): QuestionDraft {
	const question = fitted(draft);
	const problems = questionProblems(question);
	const isTaken = question.prefillKey !== null && others.some(({ prefillKey }) => prefillKey === question.prefillKey);
	if (isTaken) problems.push({ path: "prefillKey", message: "Another question is filled in by this name." });
	if (problems.length > 0) throw validationError(problems);
	return question;
}

/** @throws AppError VALIDATION_ERROR when there would be too many. */
export function requireRoom(count: number): void {
	if (count <= SURVEY_LIMITS.questions) return;
	throw validationError([{ path: "", message: `A survey may have at most ${SURVEY_LIMITS.questions} questions.` }]);
}

/** @throws AppError QUESTION_NOT_FOUND. */
export function findQuestion({ questions }: SurveyWithParts, questionId: string): SurveyWithParts["questions"][number] {
	const question = questions.find(({ id }) => id === questionId);
	if (!question) throw new AppError("QUESTION_NOT_FOUND", "The survey has no such question.");
	return question;
}

/** Numbers the questions from 0 in the order of these ids. */
export async function putInOrder(tx: Transaction, questionIds: readonly string[]): Promise<void> {
	await tx.$executeRaw`
		UPDATE survey_question AS kept SET "order" = given.place - 1
		FROM unnest(${[...questionIds]}::uuid[]) WITH ORDINALITY AS given (id, place) WHERE kept.id = given.id`;
}
