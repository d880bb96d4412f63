import type { PublicQuestion } from "@/lib/surveys/schemas/answering";
import type { Entered } from "./check-answers";

/** The field of a question in the form. */
export const fieldOf = (questionId: string): string => `q.${questionId}`;

/** What a form without script sent. */
export interface SentForm extends Entered {
	readonly formToken: string;
	/** The field that people don't see. */
	readonly website: string;
	/** Made with the page: sending it twice counts once. */
	readonly key: string;
}

export function readForm(questions: readonly PublicQuestion[], form: URLSearchParams): SentForm {
	const answers = Object.fromEntries(questions.map(({ questionId }) => [questionId, form.getAll(fieldOf(questionId))]));
	const text = (name: string) => form.get(name) ?? "";
	return { name: text("name"), email: text("email"), answers, formToken: text("formToken"), website: text("website"), key: text("key") };
}
