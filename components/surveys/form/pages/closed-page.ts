import type { PublicForm } from "@/lib/surveys/schemas/answering";
import type { Words } from "@/lib/surveys/words/words";
import { messagePage } from "./message-page";
import type { PageFrame } from "./page";

interface ClosedModel extends PageFrame {
	readonly words: Words;
	readonly form: Pick<PublicForm, "title" | "closedMessage" | "isFull" | "language">;
}

/** What stands at the address of a survey that takes no more responses, in the creator's words where there are any. */
export function closedPage({ form, words, ...frame }: ClosedModel): string {
	const own = form.closedMessage ? { text: form.closedMessage, lang: form.language } : { text: form.isFull ? words.fullText : words.closedText };
	return messagePage({ ...frame, title: form.isFull ? words.fullTitle : words.closedTitle, about: { text: form.title, lang: form.language }, ...own });
}
