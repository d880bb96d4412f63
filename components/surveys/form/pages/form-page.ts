import type { Entered, Problem } from "@/components/surveys/form/check-answers";
import { attributes, type Html, html } from "@/components/surveys/form/html";
import type { PublicForm } from "@/lib/surveys/schemas/answering";
import { fill, type Words } from "@/lib/surveys/words/words";
import { type PageFrame, surveyPage } from "./page";
import { questionField, requiredMark } from "./question";

export interface FormModel extends PageFrame {
	readonly form: PublicForm;
	readonly words: Words;
	readonly entered: Entered;
	readonly problems: readonly Problem[];
	/** Said above all; what went wrong beside the answers. */
	readonly notice: string | null;
	/** Sending the page twice counts once. */
	readonly key: string;
}

/** What the script says by itself. */
const SCRIPT_WORDS = [
	"next",
	"back",
	"send",
	"sending",
	"step",
	"needsAnswer",
	"needsChoice",
	"needsName",
	"needsEmail",
	"badEmail",
	"needsNumber",
	"atLeast",
	"atMost",
	"pickAtLeast",
	"pickAtMost",
	"tooLong",
	"goneAnswer",
	"oneProblem",
	"problems",
	"restored",
	"startOver",
	"offline",
	"failed",
	"busy",
	"already",
	"fullText",
	"arrived",
	"look",
	"closedTitle",
	"closedText",
] as const satisfies readonly (keyof Words)[];
export type ScriptWords = Pick<Words, (typeof SCRIPT_WORDS)[number]>;

/** What the script needs to know of the form. */
export interface ScriptForm {
	readonly surveyId: string;
	readonly isStepwise: boolean;
	readonly questions: PublicForm["questions"];
	readonly unavailable: PublicForm["unavailableOptions"];
	readonly words: ScriptWords;
}

function scriptForm({ form, words }: FormModel): ScriptForm {
	const said = Object.fromEntries(SCRIPT_WORDS.map((name) => [name, words[name]])) as Record<(typeof SCRIPT_WORDS)[number], string>;
	return {
		surveyId: form.surveyId,
		isStepwise: form.presentation === "one_at_a_time",
		questions: form.questions,
		unavailable: form.unavailableOptions,
		words: said,
	};
}

/** In the reader's language, with the zone that it is in; the script puts it into the reader's own. */
function moment(iso: string, language: string): string {
	return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" }).format(new Date(iso));
}

function offers({ form, words, language }: FormModel): Html {
	const until = form.earlyBirdEndsAt;
	const time =
		until &&
		html`<time datetime="${until}" data-local="${words.earlyBirdUntil}">${fill(words.earlyBirdUntil, { time: `${moment(until, language)} UTC` })}</time>`;
	const early = form.earlyBirdActive && html`<p class="offer"><strong>${words.earlyBird}</strong> ${form.earlyBirdDescription} ${time}</p>`;
	const surprise = form.hasMysteryEvent && html`<p class="offer quiet">${words.surpriseWaits}</p>`;
	return html`${early}${surprise}`;
}

function personFields({ entered, problems, words }: FormModel): Html {
	const field = (name: "name" | "email", label: string, help: string, more: Readonly<Record<string, string | number>>) => {
		const problem = problems.find((one) => one.field === name)?.message;
		const describedBy = [...(help ? [`${name}-help`] : []), ...(problem ? [`${name}-error`] : [])].join(" ");
		const input = attributes({
			...more,
			id: name,
			name,
			value: entered[name],
			"aria-required": "true",
			"aria-invalid": problem ? "true" : undefined,
			"aria-describedby": describedBy || undefined,
		});
		const error = html`<p class="error" id="${name}-error"${attributes({ hidden: !problem })}>${problem ?? ""}</p>`;
		return html`<div class="field"><label for="${name}">${label}${requiredMark(words)}</label>${help && html`<p class="help" id="${name}-help">${help}</p>`}<input${input}>${error}</div>`;
	};
	const name = field("name", words.name, "", { type: "text", autocomplete: "name", maxlength: 200 });
	// Not type=email: a browser would complain in its own words and language before ours.
	const email = field("email", words.email, words.emailHelp, {
		type: "text",
		inputmode: "email",
		autocomplete: "email",
		autocapitalize: "none",
		maxlength: 254,
	});
	return html`<section class="person" data-step aria-labelledby="person"><h2 id="person">${words.aboutYou}</h2><p class="help">${words.aboutYouHelp} <a href="/privacy" target="_blank" rel="noopener">${words.privacy}<span class="unseen"> (${words.newTab})</span></a></p>${name}${email}</section>`;
}

function summary({ problems, notice, words }: FormModel): Html {
	const counted = problems.length === 1 ? words.oneProblem : fill(words.problems, { n: problems.length });
	const said = notice ?? (problems.length > 0 ? counted : null);
	return html`<div id="notice" role="alert" tabindex="-1"${attributes({ hidden: said === null })}>${said ?? ""}</div>`;
}

/** How far the steps are; shown with script alone. */
function track(total: number, words: Words): Html {
	const said = fill(words.step, { n: 1, total });
	return html`<div class="track"><progress value="1" max="${total}" aria-label="${said}"></progress><span>${said}</span></div>`;
}

/** The form of a survey: complete without script, which only makes it more comfortable. */
export function formPage(model: FormModel): string {
	const { form, words, entered, problems, key, language, isEmbedded } = model;
	const lang = form.language.split("-", 1)[0] === language ? undefined : form.language;
	const questions = form.questions.map((question) =>
		questionField({
			question,
			values: entered.answers[question.questionId] ?? [],
			problem: problems.find(({ field }) => field === question.questionId)?.message,
			unavailable: form.unavailableOptions[question.questionId] ?? [],
			words,
			language,
			lang,
		}),
	);
	const description = form.description && html`<p class="intro"${attributes({ lang })}>${form.description}</p>`;
	const hidden = html`<input type="hidden" name="formToken" value="${form.formToken}"><input type="hidden" name="key" value="${key}"><div class="away" aria-hidden="true"><label>Website <input name="website" tabindex="-1" autocomplete="off"></label></div>`;
	const isStepwise = form.presentation === "one_at_a_time";
	const action = `/s/${form.surveyId}${isEmbedded ? "?embed=1" : ""}`;
	const content = html`<header><h1${attributes({ lang })}>${form.title}</h1>${description}${offers(model)}</header>${summary(model)}${isStepwise && track(form.questions.length + 1, words)}
<form method="post" action="${action}" novalidate data-form="${JSON.stringify(scriptForm(model))}">${hidden}<div class="questions">${questions}${personFields(model)}</div><div class="actions"><button type="submit">${words.send}</button></div></form>`;
	return surveyPage({ ...model, title: form.title, content, hasScript: true, isStepwise });
}
