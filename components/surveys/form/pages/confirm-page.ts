import { html } from "@/components/surveys/form/html";
import { fill, type Words } from "@/lib/surveys/words/words";
import { type PageFrame, surveyPage } from "./page";

interface ConfirmModel extends PageFrame {
	readonly words: Words;
	readonly lineName: string;
	readonly respondentName: string;
	readonly surveyTitle: string;
	readonly action: string;
}

/** Asks whether an account that came back in another browser belongs to these answers. */
export function confirmPage(model: ConfirmModel): string {
	const { words, lineName, respondentName, surveyTitle, action } = model;
	const text = fill(words.confirmText, { line: lineName || "LINE", name: respondentName, survey: surveyTitle });
	const content = html`<header><h1>${words.confirmTitle}</h1><p class="intro">${text}</p><p class="offer">${words.confirmWarning}</p></header>
<form method="post" action="${action}"><div class="actions"><button name="answer" value="no" class="plain">${words.confirmNo}</button><button name="answer" value="yes">${words.confirmYes}</button></div></form>`;
	return surveyPage({ ...model, title: words.confirmTitle, content });
}
