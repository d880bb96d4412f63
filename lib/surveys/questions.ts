import type { Question } from "@/lib/questions/schemas";
import { SURVEY_LIMITS, USUAL_RATING } from "./limits";
import type { SurveyQuestion, SurveyQuestionType } from "./schemas/survey";
import type { QuestionDraft } from "./schemas/writing";

export interface FieldProblem {
	readonly path: string;
	readonly message: string;
}

const CHOICES: readonly SurveyQuestionType[] = ["single_choice", "multiple_choice"];

export function isChoice(type: SurveyQuestionType): boolean {
	return CHOICES.includes(type);
}

/** A question without what its type has no use for. */
export function fitted(draft: QuestionDraft): QuestionDraft {
	const { questionType: type } = draft;
	const takesText = type === "text" || type === "textarea";
	const takesNumber = type === "rating" || type === "number";
	const isRating = type === "rating";
	const many = type === "multiple_choice";
	return {
		...draft,
		options: isChoice(type) ? draft.options : [],
		optionCaps: isChoice(type) ? draft.optionCaps : {},
		minValue: takesNumber ? (draft.minValue ?? (isRating ? USUAL_RATING.min : null)) : null,
		maxValue: takesNumber ? (draft.maxValue ?? (isRating ? USUAL_RATING.max : null)) : null,
		maxLength: takesText ? draft.maxLength : null,
		minSelections: many ? draft.minSelections : null,
		maxSelections: many ? draft.maxSelections : null,
	};
}

/** What does not fit together in a question, field by field. */
export function questionProblems(draft: QuestionDraft): FieldProblem[] {
	const { questionType, options, minValue, maxValue, minSelections, maxSelections, optionCaps } = draft;
	const problems: FieldProblem[] = [];
	const wrong = (path: string, message: string) => problems.push({ path, message });
	if (isChoice(questionType) && options.length === 0) wrong("options", "Give at least one option.");
	if (new Set(options).size !== options.length) wrong("options", "Each option may be there once.");
	if (minValue !== null && maxValue !== null && minValue >= maxValue) wrong("maxValue", "Must be more than minValue.");
	if (questionType === "rating") {
		if (minValue !== null && (!Number.isInteger(minValue) || minValue < 0)) wrong("minValue", "A rating begins with a whole number from 0.");
		if (maxValue !== null && (!Number.isInteger(maxValue) || maxValue > SURVEY_LIMITS.ratingTop))
			wrong("maxValue", `A rating ends with a whole number up to ${SURVEY_LIMITS.ratingTop}.`);
	}
	if (maxSelections !== null && maxSelections < (minSelections ?? 0)) wrong("maxSelections", "Must not be less than minSelections.");
	if ((minSelections ?? 0) > options.length && isChoice(questionType)) wrong("minSelections", "There are not so many options.");
	for (const option of Object.keys(optionCaps)) if (!options.includes(option)) wrong(`optionCaps.${option}`, "There is no such option.");
	return problems;
}

const SLOT_TYPES = {
	text: "text",
	textarea: "textarea",
	single_choice: "select",
	multiple_choice: "multi_select",
	rating: "number",
	number: "number",
} as const satisfies Record<SurveyQuestionType, Question["slotType"]>;

type Asked = Pick<
	SurveyQuestion,
	"questionId" | "questionType" | "required" | "options" | "minValue" | "maxValue" | "maxLength" | "minSelections" | "maxSelections"
>;

/** The question as answers of any question are checked. */
export function asAnswerable(question: Asked): Pick<Question, "slotId" | "slotType" | "options" | "required" | "default" | "config"> {
	const { questionId, questionType, required, options, minValue, maxValue, maxLength, minSelections, maxSelections } = question;
	const config = {
		min: minValue,
		max: maxValue,
		isWhole: questionType === "rating",
		maxLength,
		minItems: minSelections,
		maxItems: maxSelections ?? (questionType === "multiple_choice" ? options.length : null),
	};
	return { slotId: questionId, slotType: SLOT_TYPES[questionType], options, required, default: null, config };
}

/** The counters that an answer moves: of the question, with what it adds to its sum, and of what was answered. */
export function bucketsOf({ questionType }: Pick<SurveyQuestion, "questionType">, answer: unknown): { readonly bucket: string; readonly add: number }[] {
	const sum = typeof answer === "number" ? answer : 0;
	return [{ bucket: "", add: sum }, ...namesOf(questionType, answer).map((bucket) => ({ bucket, add: 0 }))];
}

function namesOf(type: SurveyQuestionType, answer: unknown): string[] {
	if (type === "single_choice" && typeof answer === "string") return [answer];
	if (type === "multiple_choice" && Array.isArray(answer)) return answer.filter((entry) => typeof entry === "string");
	if (type === "rating" && typeof answer === "number") return [String(answer)];
	if (type === "number" && typeof answer === "number") return [rangeOf(answer)];
	return [];
}

/** The range of one leading digit that a number lies in, `20..29` or `-0.4..-0.3`: few for any spread of numbers. */
export function rangeOf(value: number): string {
	if (value === 0) return "0";
	const size = Math.abs(value);
	const exponent = Math.floor(Math.log10(size) + 1e-12);
	const step = Number(`1e${exponent}`);
	const low = Math.floor(size / step + 1e-9);
	const edge = (digit: number) => Number(`${digit}e${exponent}`);
	if (Number.isInteger(value) && exponent === 0) return String(value);
	return value > 0 ? `${edge(low)}..${edge(low + 1)}` : `${-edge(low + 1)}..${-edge(low)}`;
}

/** The counters that a question begins with, so that what nobody picked is told as well. */
export function firstBuckets(question: SurveyQuestion): { readonly bucket: string; readonly cap: number | null }[] {
	const named = question.options.map((option) => ({ bucket: option, cap: question.optionCaps[option] ?? null }));
	const { minValue, maxValue } = question;
	const steps = question.questionType === "rating" && minValue !== null && maxValue !== null ? maxValue - minValue + 1 : 0;
	const rated = Array.from({ length: steps }, (_, at) => ({ bucket: String((minValue ?? 0) + at), cap: null }));
	return [{ bucket: "", cap: null }, ...named, ...rated];
}

/** The counters that the answers of a response move. */
export function countsOf(
	questions: readonly Pick<SurveyQuestion, "questionId" | "questionType">[],
	answers: Readonly<Record<string, unknown>>,
): { readonly questionId: string; readonly bucket: string; readonly add: number }[] {
	return questions.flatMap((question) => {
		const { questionId } = question;
		if (!Object.hasOwn(answers, questionId)) return [];
		return bucketsOf(question, answers[questionId]).map(({ bucket, add }) => ({ questionId, bucket, add }));
	});
}
