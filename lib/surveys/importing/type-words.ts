import { SurveyQuestionType } from "@/lib/surveys/schemas/survey";

export interface TypeWords {
	readonly label: string;
	readonly hint: string;
	/** What else a person may call it. */
	readonly words: readonly string[];
}

export const TYPE_WORDS: Readonly<Record<SurveyQuestionType, TypeWords>> = {
	text: { label: "Short text", hint: "One line", words: ["text", "short", "line", "name", "input"] },
	textarea: { label: "Long text", hint: "Several lines", words: ["textarea", "long", "paragraph", "comment", "open"] },
	single_choice: { label: "One choice", hint: "Pick one option", words: ["single_choice", "single", "radio", "one", "choice", "select", "options"] },
	multiple_choice: {
		label: "Several choices",
		hint: "Pick any options",
		words: ["multiple_choice", "multiple", "checkbox", "checkboxes", "several", "many", "choices", "multi"],
	},
	rating: { label: "Rating", hint: "A step on a scale", words: ["rating", "scale", "stars", "score", "nps", "likert"] },
	number: { label: "Number", hint: "A number", words: ["number", "numeric", "amount", "integer", "age", "count"] },
};

/** What people and other tools call a type in files, where no other word of theirs means something else. */
const NAMES_ELSEWHERE: Readonly<Record<string, SurveyQuestionType>> = {
	short: "text",
	short_answer: "text",
	long: "textarea",
	long_answer: "textarea",
	paragraph: "textarea",
	single: "single_choice",
	choice: "single_choice",
	radio: "single_choice",
	radio_buttons: "single_choice",
	dropdown: "single_choice",
	select: "single_choice",
	one_of: "single_choice",
	multiple: "multiple_choice",
	multiple_select: "multiple_choice",
	multi_select: "multiple_choice",
	checkbox: "multiple_choice",
	checkboxes: "multiple_choice",
	several_of: "multiple_choice",
	stars: "rating",
	scale: "rating",
	opinion_scale: "rating",
	linear_scale: "rating",
	numeric: "number",
	integer: "number",
	decimal: "number",
};

const plain = (name: string): string =>
	name
		.trim()
		.toLowerCase()
		.replace(/[\s-]+/g, "_");

/** The type that a file names; null for anything else, which may be an answer. */
export function typeWritten(name: string): SurveyQuestionType | null {
	const wanted = plain(name);
	const own = SurveyQuestionType.options.find((type) => type === wanted || plain(TYPE_WORDS[type].label) === wanted);
	return own ?? NAMES_ELSEWHERE[wanted] ?? null;
}

/** The type that a person means where only a type can stand; null for an unknown word. */
export function typeNamed(name: string): SurveyQuestionType | null {
	return typeWritten(name) ?? SurveyQuestionType.options.find((type) => TYPE_WORDS[type].words.includes(plain(name))) ?? null;
}
