import { attributes, html } from "@/components/surveys/form/html";
import { type PageFrame, surveyPage } from "./page";

interface Message extends PageFrame {
	readonly title: string;
	readonly text: string;
	/** The creator's words instead of ours, in their language. */
	readonly lang?: string | undefined;
	/** What it is about, above the title. */
	readonly about?: { readonly text: string; readonly lang: string };
	readonly link?: { readonly href: string; readonly words: string };
}

/** A page that says one thing: closed, not there, or that something went wrong. */
export function messagePage(message: Message): string {
	const { title, text, lang, about, link } = message;
	const content = html`<header>${about && html`<p class="kicker"${attributes({ lang: about.lang })}>${about.text}</p>`}<h1>${title}</h1><p class="intro"${attributes({ lang })}>${text}</p>${link && html`<p><a class="button" href="${link.href}">${link.words}</a></p>`}</header>`;
	return surveyPage({ ...message, content, hasScript: message.isEmbedded });
}
