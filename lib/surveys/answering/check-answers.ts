import { isRecord } from "@/lib/platform/records";
import { checkValue } from "@/lib/questions/answers";
import { asAnswerable, type FieldProblem } from "@/lib/surveys/questions";
import type { SurveyQuestion } from "@/lib/surveys/schemas/survey";

export interface CheckedAnswers {
	/** What is kept: only questions that were answered. */
	readonly answers: Record<string, unknown>;
	/** All that is wrong, by `answers.{questionId}`. */
	readonly problems: readonly FieldProblem[];
}

/** Checks answers against the questions as they were published. Pure, so that a form checks by the same rules. */
export function checkAnswers(questions: readonly Omit<SurveyQuestion, "optionCaps">[], given: Readonly<Record<string, unknown>>): CheckedAnswers {
	const answers: Record<string, unknown> = {};
	const problems: FieldProblem[] = [];
	const known = new Set(questions.map(({ questionId }) => questionId));
	for (const questionId of Object.keys(given)) {
		if (!known.has(questionId)) problems.push({ path: `answers.${questionId}`, message: "The survey has no such question." });
	}
	for (const question of questions) {
		const { questionId } = question;
		const value = Object.hasOwn(given, questionId) ? given[questionId] : null;
		const checked = checkValue(asAnswerable(question), isNothing(value) ? null : value);
		if ("message" in checked) problems.push({ path: `answers.${questionId}`, message: checked.message });
		else if (!isNothing(checked.value)) answers[questionId] = checked.value;
	}
	return { answers, problems };
}

function isNothing(value: unknown): boolean {
	return value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}

/** The answers of a stored response. */
export function storedAnswers(stored: unknown): Record<string, unknown> {
	return isRecord(stored) ? stored : {};
}
