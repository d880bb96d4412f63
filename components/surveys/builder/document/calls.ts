import { fitted, questionProblems } from "@/lib/surveys/questions";
import { AddQuestionBody } from "@/lib/surveys/schemas/writing";
import { sameValue } from "./edit-document";
import {
	type DraftMystery,
	type DraftQuestion,
	filledOptions,
	hasOptions,
	type QuestionFields,
	type SurveyDocument,
	type SurveyFields,
} from "./survey-document";

/** One call that brings what the server has closer to what is on the page. Questions are named by their keys. */
export type Call =
	| { readonly call: "delete"; readonly key: string }
	| { readonly call: "patch"; readonly key: string; readonly fields: Partial<QuestionFields> }
	| { readonly call: "add"; readonly key: string; readonly question: QuestionFields }
	| { readonly call: "order"; readonly keys: readonly string[] }
	| { readonly call: "describe"; readonly fields: Partial<SurveyFields> }
	| { readonly call: "mystery"; readonly mystery: DraftMystery }
	| { readonly call: "removeMystery" };

/** Whether a question says enough to be kept by the server. Until then it is kept on the page. */
export function isKeepable(question: DraftQuestion): boolean {
	const { key: _key, options, optionCaps, ...fields } = tidied(question);
	const { data } = AddQuestionBody.safeParse({ ...fields, options: [...options], optionCaps: { ...optionCaps } });
	return data !== undefined && questionProblems(fitted(data)).length === 0;
}

/** Whether a mystery event says enough to be kept by the server. */
export function isKeepableMystery({ title, unlockCondition, thresholdCount }: DraftMystery): boolean {
	return title.trim() !== "" && (unlockCondition === "on_completion" || thresholdCount !== null);
}

/**
 * The calls that lead from what the server has to what is on the page, in an order that works. What is not finished yet is left as the server
 * has it; see `unfinishedIn`.
 */
export function callsBetween(saved: SurveyDocument, document: SurveyDocument): Call[] {
	const target = keepable(saved, document);
	const before = new Map(saved.questions.map((question) => [question.key, question]));
	const after = new Set(target.questions.map(({ key }) => key));
	const deletes = saved.questions.filter(({ key }) => !after.has(key)).map(({ key }): Call => ({ call: "delete", key }));
	const patches = target.questions.flatMap((question): Call[] => {
		const old = before.get(question.key);
		const fields = old ? differences(old, question) : {};
		return Object.keys(fields).length === 0 ? [] : [{ call: "patch", key: question.key, fields }];
	});
	const added = target.questions.filter(({ key }) => !before.has(key));
	const adds = added.map(({ key, ...question }): Call => ({ call: "add", key, question }));
	// The server puts new questions last.
	const reached = [...saved.questions.filter(({ key }) => after.has(key)), ...added].map(({ key }) => key);
	const wanted = target.questions.map(({ key }) => key);
	const orders: Call[] = sameValue(reached, wanted) ? [] : [{ call: "order", keys: wanted }];
	const { questions: _old, mystery: _oldMystery, ...savedFields } = saved;
	const { questions: _new, mystery, ...fields } = target;
	const described = differences(savedFields, fields);
	const describes: Call[] = Object.keys(described).length === 0 ? [] : [{ call: "describe", fields: described }];
	return [...describes, ...deletes, ...patches, ...adds, ...orders, ...mysteryCalls(saved.mystery, mystery)];
}

function mysteryCalls(saved: DraftMystery | null, mystery: DraftMystery | null): Call[] {
	if (sameValue(saved, mystery)) return [];
	return [mystery === null ? { call: "removeMystery" } : { call: "mystery", mystery }];
}

/** What a call makes of the saved document, as far as the page can know it. */
export function afterCall(saved: SurveyDocument, call: Call): SurveyDocument {
	switch (call.call) {
		case "delete":
			return { ...saved, questions: saved.questions.filter(({ key }) => key !== call.key) };
		case "patch":
			return { ...saved, questions: saved.questions.map((question) => (question.key === call.key ? { ...question, ...call.fields } : question)) };
		case "add":
			return { ...saved, questions: [...saved.questions, { ...call.question, key: call.key }] };
		case "order":
			return { ...saved, questions: call.keys.flatMap((key) => saved.questions.find((question) => question.key === key) ?? []) };
		case "describe":
			return { ...saved, ...call.fields };
		case "mystery":
			return { ...saved, mystery: call.mystery };
		case "removeMystery":
			return { ...saved, mystery: null };
	}
}

/** The document as the server can take it: unfinished questions stay as it has them, and out where it has none; texts lose outer spaces. */
export function keepable(saved: SurveyDocument, document: SurveyDocument): SurveyDocument {
	const before = new Map(saved.questions.map((question) => [question.key, question]));
	return {
		...document,
		title: document.title.trim() || saved.title,
		description: document.description.trim(),
		earlyBirdDescription: document.earlyBirdDescription.trim(),
		questions: document.questions.flatMap((question) => (isKeepable(question) ? [tidied(question)] : (before.get(question.key) ?? []))),
		mystery: document.mystery === null || isKeepableMystery(document.mystery) ? document.mystery && tidiedMystery(document.mystery) : saved.mystery,
	};
}

function tidied(question: DraftQuestion): DraftQuestion {
	const options = hasOptions(question.questionType) ? [...new Set(filledOptions(question))] : [];
	const optionCaps = Object.fromEntries(Object.entries(question.optionCaps).filter(([option]) => options.includes(option)));
	return {
		...question,
		questionText: question.questionText.trim(),
		options,
		optionCaps,
		placeholder: question.placeholder.trim(),
		helpText: question.helpText.trim(),
	};
}

function tidiedMystery(mystery: DraftMystery): DraftMystery {
	const { message, code, url, others } = mystery.reward;
	return {
		...mystery,
		title: mystery.title.trim(),
		description: mystery.description.trim(),
		reward: { message: message.trim(), code: code.trim(), url: url.trim(), others },
	};
}

/** How many things are only on the page because they say too little yet. */
export function unfinishedIn({ questions, mystery, title }: SurveyDocument): number {
	const isMysteryOpen = mystery !== null && !isKeepableMystery(mystery);
	return questions.filter((question) => !isKeepable(question)).length + (isMysteryOpen ? 1 : 0) + (title.trim() === "" ? 1 : 0);
}

function differences<T extends object>(old: T, next: T): Partial<T> {
	return Object.fromEntries(Object.entries(next).filter(([name, value]) => !sameValue(value, old[name as keyof T]))) as Partial<T>;
}
