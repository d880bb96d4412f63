import { attributes, type Html, html } from "@/components/surveys/form/html";
import { fieldOf } from "@/components/surveys/form/read-form";
import type { PublicQuestion } from "@/lib/surveys/schemas/answering";
import type { Words } from "@/lib/surveys/words/words";

export interface QuestionModel {
	readonly question: PublicQuestion;
	readonly values: readonly string[];
	readonly problem: string | undefined;
	readonly unavailable: readonly string[];
	readonly words: Words;
	readonly language: string;
	/** Of the creator's words, where it is not the page's. */
	readonly lang: string | undefined;
}

function described(id: string, { question, problem }: QuestionModel): string | undefined {
	const ids = [...(question.helpText ? [`${id}-help`] : []), ...(problem ? [`${id}-error`] : [])];
	return ids.length > 0 ? ids.join(" ") : undefined;
}

function choice(model: QuestionModel, id: string, option: string, index: number): Html {
	const { question, values, unavailable, words } = model;
	const isGone = unavailable.includes(option);
	const input = attributes({
		type: question.questionType === "multiple_choice" ? "checkbox" : "radio",
		name: fieldOf(question.questionId),
		value: option,
		id: `${id}-${index}`,
		checked: values.includes(option) && !isGone,
		disabled: isGone,
	});
	return html`<label class="choice"><input${input}><span>${option}${isGone && html` <em>(${words.gone})</em>`}</span></label>`;
}

function rating(model: QuestionModel, id: string): Html {
	const { question, values } = model;
	const [from, to] = [question.minValue ?? 1, question.maxValue ?? 5];
	const steps = Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
	return html`<div class="scale">${steps.map((step, index) => {
		const input = attributes({ type: "radio", name: fieldOf(question.questionId), value: step, id: `${id}-${index}`, checked: values.includes(step) });
		return html`<label class="step"><input${input}><span>${step}</span></label>`;
	})}</div>`;
}

function control(model: QuestionModel, id: string): Html {
	const { question, values, problem } = model;
	const [value = ""] = values;
	const common = {
		name: fieldOf(question.questionId),
		id,
		placeholder: question.placeholder || undefined,
		"aria-required": question.required ? "true" : undefined,
		"aria-invalid": problem ? "true" : undefined,
		"aria-describedby": described(id, model),
	};
	if (question.questionType === "textarea") return html`<textarea${attributes({ ...common, rows: 4 })}>${value}</textarea>`;
	const number = question.questionType === "number" ? { inputmode: "decimal" } : {};
	return html`<input${attributes({ ...common, ...number, type: "text", value, autocomplete: "off" })}>`;
}

/** The mark of a question that needs an answer: a star for the eye, a word for the ear. */
export function requiredMark(words: Words): Html {
	return html` <span class="mark" title="${words.required}"><span aria-hidden="true">*</span><span class="unseen"> (${words.required})</span></span>`;
}

/** One question with its answer and what is wrong with it. */
export function questionField(model: QuestionModel): Html {
	const { question, problem, words, lang, language } = model;
	const id = `q-${question.questionId}`;
	const help = question.helpText && html`<p class="help" id="${id}-help">${question.helpText}</p>`;
	const error = html`<p class="error" id="${id}-error"${attributes({ hidden: !problem, lang: lang && language })}>${problem ?? ""}</p>`;
	const heading = html`${question.questionText}${question.required && requiredMark(words)}`;
	const isGroup = question.questionType === "single_choice" || question.questionType === "multiple_choice" || question.questionType === "rating";
	const data = attributes({ "data-question": question.questionId, "data-step": true, lang });
	if (!isGroup) return html`<div class="field"${data}><label for="${id}">${heading}</label>${help}${control(model, id)}${error}</div>`;
	const group = attributes({ "aria-describedby": described(id, model), "aria-invalid": problem ? "true" : undefined });
	const options = question.questionType === "rating" ? rating(model, id) : question.options.map((option, index) => choice(model, id, option, index));
	return html`<fieldset class="field" id="${id}"${data}${group}><legend>${heading}</legend>${help}${options}${error}</fieldset>`;
}
