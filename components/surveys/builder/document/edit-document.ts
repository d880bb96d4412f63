import {
	type DraftMystery,
	type DraftQuestion,
	hasMaxLength,
	hasOptions,
	hasPlaceholder,
	hasRange,
	type QuestionFields,
	type QuestionType,
	type SurveyDocument,
	type SurveyFields,
} from "./survey-document";

/** Everything that a person can do to a survey, each as one step to take back. */
export type Edit =
	| { readonly do: "insert"; readonly questions: readonly DraftQuestion[]; readonly at: number }
	| { readonly do: "replace"; readonly key: string; readonly questions: readonly DraftQuestion[] }
	| { readonly do: "remove"; readonly key: string }
	| { readonly do: "move"; readonly key: string; readonly to: number }
	| { readonly do: "duplicate"; readonly key: string; readonly newKey: string }
	| { readonly do: "change"; readonly key: string; readonly fields: Partial<QuestionFields> }
	| { readonly do: "retype"; readonly key: string; readonly questionType: QuestionType }
	| { readonly do: "describe"; readonly fields: Partial<SurveyFields> }
	| { readonly do: "reward"; readonly mystery: DraftMystery | null };

/** The document after an edit; the same object when the edit changes nothing. */
export function editDocument(document: SurveyDocument, edit: Edit): SurveyDocument {
	const { questions } = document;
	switch (edit.do) {
		case "insert":
			return edit.questions.length === 0 ? document : withQuestions(document, spliced(questions, clampedIndex(edit.at, questions.length), 0, edit.questions));
		case "replace":
			return withQuestions(
				document,
				questions.flatMap((question) => (question.key === edit.key ? edit.questions : [question])),
			);
		case "remove":
			return withQuestions(
				document,
				questions.filter(({ key }) => key !== edit.key),
			);
		case "move":
			return withQuestions(document, moved(questions, edit.key, edit.to));
		case "duplicate":
			return withQuestions(
				document,
				questions.flatMap((question) => (question.key === edit.key ? [question, { ...question, key: edit.newKey }] : [question])),
			);
		case "change":
			return withQuestion(document, edit.key, (question) => ({ ...question, ...edit.fields }));
		case "retype":
			return withQuestion(document, edit.key, (question) => retyped(question, edit.questionType));
		case "describe":
			return changed(document, edit.fields);
		case "reward":
			return changed(document, { mystery: edit.mystery });
	}
}

/** What belongs together as one step of undo: typing on in the same field. Null stands alone. */
export function strandOf(edit: Edit): string | null {
	if (edit.do === "change") return `${edit.key}:${Object.keys(edit.fields).join()}`;
	if (edit.do === "describe") return Object.keys(edit.fields).join();
	return edit.do === "reward" && edit.mystery !== null ? "mystery" : null;
}

/** A question as another type. What the new type has no use for goes; options survive between the two choices and their texts do not come from nowhere. */
export function retyped(question: DraftQuestion, questionType: QuestionType): DraftQuestion {
	if (question.questionType === questionType) return question;
	const options = hasOptions(questionType) ? (question.options.length > 0 ? question.options : [""]) : [];
	const keepsRange = hasRange(questionType) && hasRange(question.questionType);
	return {
		...question,
		questionType,
		options,
		placeholder: hasPlaceholder(questionType) ? question.placeholder : "",
		minValue: keepsRange ? question.minValue : null,
		maxValue: keepsRange ? question.maxValue : null,
		maxLength: hasMaxLength(questionType) ? question.maxLength : null,
		minSelections: questionType === "multiple_choice" ? question.minSelections : null,
		maxSelections: questionType === "multiple_choice" ? question.maxSelections : null,
		optionCaps: hasOptions(questionType) ? question.optionCaps : {},
	};
}

function withQuestion(document: SurveyDocument, key: string, change: (question: DraftQuestion) => DraftQuestion): SurveyDocument {
	return withQuestions(
		document,
		document.questions.map((question) => (question.key === key ? change(question) : question)),
	);
}

function withQuestions(document: SurveyDocument, questions: readonly DraftQuestion[]): SurveyDocument {
	const isSame = questions.length === document.questions.length && questions.every((question, index) => sameValue(question, document.questions[index]));
	return isSame ? document : { ...document, questions };
}

function changed(document: SurveyDocument, fields: Partial<SurveyDocument>): SurveyDocument {
	const next = { ...document, ...fields };
	return sameValue(document, next) ? document : next;
}

function moved(questions: readonly DraftQuestion[], key: string, to: number): readonly DraftQuestion[] {
	const from = questions.findIndex((question) => question.key === key);
	const question = questions[from];
	if (!question) return questions;
	const others = spliced(questions, from, 1, []);
	return spliced(others, clampedIndex(to, others.length), 0, [question]);
}

function spliced<T>(items: readonly T[], at: number, remove: number, insert: readonly T[]): T[] {
	return [...items.slice(0, at), ...insert, ...items.slice(at + remove)];
}

function clampedIndex(index: number, length: number): number {
	return Math.min(length, Math.max(0, index));
}

/** Whether two plain values say the same, whatever order their fields came in. */
export function sameValue(one: unknown, other: unknown): boolean {
	if (Object.is(one, other)) return true;
	if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
	if (Array.isArray(one) !== Array.isArray(other)) return false;
	const names = new Set([...Object.keys(one), ...Object.keys(other)]);
	return [...names].every((name) => sameValue((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]));
}
