import { answersToSend, type Entered, type Problem } from "@/components/surveys/form/check-answers";
import type { ScriptForm } from "@/components/surveys/form/pages/form-page";
import { fill } from "@/lib/surveys/words/words";
import { fieldsWithin, issueInWords, problemsWithin } from "./checks";
import { createDelivery, type Delivery } from "./delivery";
import { type Draft, forgetDraft, keepDone, keepDraft, openDraft, recentlyDone } from "./draft";
import { focusField, readFields, showProblem, writeFields } from "./fields";
import { notify } from "./notice";
import { newKey, type SendResult } from "./send";
import { browserHistory } from "./step-history";
import { createStepper, type Stepper, wholePage } from "./stepper";
import { createToldSteps } from "./told-steps";

/** Makes a form comfortable: it keeps what is written, checks before it sends, sends once, and goes step by step where that is wanted. */
class SurveyForm {
	private readonly ids: readonly string[];
	private readonly steps: readonly HTMLElement[];
	private readonly submit: HTMLButtonElement | null;
	private readonly told: ReturnType<typeof createToldSteps>;
	private readonly draft: Draft;
	private readonly stepper: Stepper;
	private readonly delivery: Delivery;
	private readonly isRestored: boolean;

	constructor(
		private readonly form: HTMLFormElement,
		private readonly config: ScriptForm,
		private readonly isEmbedded: boolean,
	) {
		const { surveyId, questions } = config;
		this.ids = questions.map(({ questionId }) => questionId);
		this.steps = [...form.querySelectorAll<HTMLElement>("[data-step]")];
		this.submit = form.querySelector("button[type=submit]");
		this.told = createToldSteps(surveyId);
		const { draft, isRestored } = openDraft(surveyId, this.read(), this.valueOf("formToken"));
		this.draft = draft;
		this.isRestored = isRestored;
		this.stepper = config.isStepwise
			? createStepper(form, this.steps, config.words, (step, index) => this.onStep(step, index), browserHistory(draft.step))
			: wholePage(this.steps);
		this.delivery = createDelivery(surveyId, {
			pending: () => draft.pending,
			onSending: (isSending) => this.onSending(isSending),
			onResult: (result) => this.onResult(result),
		});
	}

	start(): void {
		const { form, config, draft, told } = this;
		form.addEventListener("input", () => {
			told.tell("start");
			const [shown] = this.stepper.current();
			if (shown instanceof HTMLElement && shown.dataset.question) told.tell(shown.dataset.question);
			this.keep();
		});
		form.addEventListener("submit", (event) => {
			event.preventDefault();
			if (!this.delivery.isSending()) this.goOn();
		});
		form.addEventListener("keydown", (event) => {
			if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || !(event.target instanceof HTMLTextAreaElement)) return;
			event.preventDefault();
			form.requestSubmit();
		});
		writeFields(form, draft.entered);
		told.tell("view");
		this.stepper.show(draft.step, false);
		if (!config.isStepwise) watchShown(this.steps, told.tell);
		if (this.isRestored) notify(config.words.restored, { isCalm: true, action: { words: config.words.startOver, run: () => this.startOver() } });
		void this.delivery.deliver();
	}

	private read(): Entered {
		return readFields(this.form, this.ids);
	}

	private valueOf(name: string): string {
		return this.form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? "";
	}

	private keep(): void {
		this.draft.entered = this.read();
		keepDraft(this.config.surveyId, this.draft);
	}

	private onStep({ dataset }: HTMLElement, index: number): void {
		if (dataset.question) this.told.tell(dataset.question);
		this.draft.step = index;
		keepDraft(this.config.surveyId, this.draft);
	}

	/** What is wrong within these parts, said at its place. */
	private check(parts: readonly Element[]): Problem[] {
		const wrong = problemsWithin(parts, this.config, this.read());
		for (const field of fieldsWithin(parts)) showProblem(field, wrong.find((one) => one.field === field)?.message);
		return wrong;
	}

	/** To the next step, or off. */
	private goOn(): void {
		notify(null);
		const [first] = this.check(this.stepper.current());
		if (!this.stepper.isLast()) {
			if (first) focusField(first);
			else this.stepper.next();
			return;
		}
		const wrong = this.check(this.steps);
		if (wrong.length > 0) {
			this.showWrong(wrong);
			return;
		}
		this.prepare();
		void this.delivery.deliver();
	}

	private showWrong(wrong: readonly Problem[]): void {
		const { words } = this.config;
		for (const { field, message } of wrong) showProblem(field, message);
		notify(wrong.length === 1 ? words.oneProblem : fill(words.problems, { n: wrong.length }));
		const [first] = wrong;
		if (!first) return;
		this.stepper.reveal(first.field);
		focusField(first);
	}

	/** The same answers go under the same key, however often they are sent. */
	private prepare(): void {
		this.keep();
		const { draft, config } = this;
		const { name, email, answers } = draft.entered;
		const sent = { name, email, answers: answersToSend(config.questions, answers), formToken: draft.token, website: this.valueOf("website") };
		const body = JSON.stringify(sent);
		if (draft.pending?.body !== body) draft.pending = { key: newKey(), body };
		keepDraft(config.surveyId, draft);
	}

	private onSending(isSending: boolean): void {
		const { submit, config } = this;
		if (!submit) return;
		submit.setAttribute("aria-disabled", String(isSending));
		submit.textContent = isSending ? config.words.sending : this.stepper.isLast() ? config.words.send : config.words.next;
	}

	private onResult(result: SendResult): void {
		const { words, surveyId } = this.config;
		if (result.kind === "lost") notify(navigator.onLine ? words.failed : words.offline);
		else if (result.kind === "busy") notify(fill(words.busy, { seconds: result.seconds }));
		else if (result.kind === "kept") {
			keepDone(surveyId, result.thankYouUrl);
			this.told.done();
			if (this.isEmbedded) parent.postMessage({ type: "survey-answered", surveyId }, "*");
			goTo(result.thankYouUrl, this.isEmbedded);
		} else this.onRefusal(result);
	}

	/** The server has made up its mind about these answers: others are sent under another key. */
	private onRefusal(result: SendResult): void {
		const { config, draft } = this;
		const { words, surveyId } = config;
		draft.pending = null;
		keepDraft(surveyId, draft);
		if (result.kind === "wrong") this.showWrong(result.issues.map((issue) => issueInWords(issue, config)));
		else if (result.kind === "already") this.showWrong([{ field: "email", message: words.already }]);
		else if (result.kind === "closed") notify(result.isFull ? words.fullText : `${words.closedTitle}. ${words.closedText}`);
		else notify(words.failed);
	}

	private startOver(): void {
		forgetDraft(this.config.surveyId);
		location.replace(location.href);
	}
}

function goTo(path: string, isEmbedded: boolean): void {
	location.replace(`${path}${isEmbedded ? "?embed=1" : ""}`);
}

/** Tells each question as it comes into sight. */
function watchShown(steps: readonly HTMLElement[], tell: (step: string) => void): void {
	if (!("IntersectionObserver" in globalThis)) return;
	const observer = new IntersectionObserver((entries) => {
		for (const { isIntersecting, target } of entries) {
			const { question } = (target as HTMLElement).dataset;
			if (isIntersecting && question) tell(question);
		}
	});
	for (const step of steps) observer.observe(step);
}

export function startForm(form: HTMLFormElement, config: ScriptForm, isEmbedded: boolean): void {
	const { surveyId, words } = config;
	const done = recentlyDone(surveyId);
	new SurveyForm(form, config, isEmbedded).start();
	// A connection that was lost just then has kept the thanks from being shown.
	if (done !== null) notify(words.arrived, { isCalm: true, action: { words: words.look, run: () => goTo(done, isEmbedded) } });
}
