import { fill } from "@/lib/surveys/words/words";
import { focusIn } from "./fields";
import type { StepHistory } from "./step-history";

interface StepperWords {
	readonly next: string;
	readonly back: string;
	readonly send: string;
	readonly step: string;
}

export interface Stepper {
	readonly isLast: () => boolean;
	/** The step that is shown; of a form on one page, the whole of it. */
	current(): readonly Element[];
	show(index: number, focus?: boolean): void;
	next(): void;
	/** Shows the step that holds this field. */
	reveal(field: string): void;
}

/** All questions on one page. */
export function wholePage(steps: readonly Element[]): Stepper {
	return { isLast: () => true, current: () => steps, show: () => undefined, next: () => undefined, reveal: () => undefined };
}

/** One question at a time, with how far it is and a way back: that of the browser too, where `past` keeps it. */
export function createStepper(
	form: HTMLFormElement,
	steps: readonly HTMLElement[],
	words: StepperWords,
	onShow: (step: HTMLElement, index: number) => void,
	past: StepHistory | null = null,
): Stepper {
	const page = form.ownerDocument;
	const submit = form.querySelector<HTMLButtonElement>("button[type=submit]");
	const back = page.createElement("button");
	back.type = "button";
	back.className = "plain";
	back.textContent = words.back;
	submit?.before(back);
	const bar = page.querySelector<HTMLProgressElement>(".track progress");
	const text = page.querySelector(".track span");
	page.documentElement.className = "stepping";
	let at = 0;

	const show = (index: number, focus = true) => {
		at = Math.max(0, Math.min(steps.length - 1, index));
		for (const [position, step] of steps.entries()) {
			step.hidden = position !== at;
			step.classList.toggle("enter", position === at && focus);
		}
		back.hidden = at === 0;
		page.body.classList.toggle("under-way", at > 0);
		const said = fill(words.step, { n: at + 1, total: steps.length });
		if (bar) bar.value = at + 1;
		bar?.setAttribute("aria-label", said);
		if (text) text.textContent = said;
		if (submit) submit.textContent = at === steps.length - 1 ? words.send : words.next;
		const step = steps[at];
		if (!step) return;
		if (focus) focusIn(step);
		onShow(step, at);
	};
	back.addEventListener("click", () => {
		if (!past?.back()) show(at - 1);
	});
	past?.onReturn((step) => show(step));
	return {
		isLast: () => at === steps.length - 1,
		current: () => steps.slice(at, at + 1),
		show,
		next: () => {
			show(at + 1);
			past?.push(at);
		},
		reveal: (field) => {
			const index = steps.findIndex((step) => step.dataset.question === field);
			show(index === -1 ? steps.length - 1 : index, false);
		},
	};
}
