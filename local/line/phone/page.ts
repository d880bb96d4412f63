import type { Desk } from "@/local/line/desk";
import { escapeHtml, standInPage } from "@/local/line/pages";
import type { LineMessage } from "@/local/line/records/book";
import { isReachable, type LinePerson } from "@/local/line/records/people";

function wordsOf({ content }: LineMessage): string {
	const text = content.text ?? content.altText;
	return typeof text === "string" ? text : JSON.stringify(content);
}

/** Addresses in a message can be opened, as on a phone. */
function linked(text: string): string {
	return escapeHtml(text).replace(/https?:\/\/[^\s<&]{1,500}/g, (address) => `<a href="${address}">${address}</a>`);
}

function button(person: LinePerson, action: string, words: string): string {
	return `<form method="post" action="/people/${person.userId}/${action}"><button>${words}</button></form>`;
}

function chatOf({ book }: Desk, person: LinePerson): string {
	const got = book.messages.filter(({ userId, wasDelivered }) => userId === person.userId && wasDelivered);
	const said = isReachable(person) ? "Friend of the account" : person.isBlocking ? "Blocks the account" : "Has not added the account";
	const shown = got.toReversed().map((message) => `<p>${linked(wordsOf(message))}<br><small>${escapeHtml(message.sentAt)}</small></p>`);
	const messages = shown.length > 0 ? shown.join("") : "<small>No messages.</small>";
	const change = isReachable(person)
		? button(person, "unfollow", "Block the account")
		: button(person, "follow", person.isBlocking ? "Unblock it" : "Add it as a friend");
	return `<article aria-label="${escapeHtml(person.displayName)}"><h3>${escapeHtml(person.displayName)}</h3><small>${said} · ${person.userId}</small>${messages}<div class="row">${change}</div></article>`;
}

/** What everybody's phone shows, and what they can do with the account. */
export function phonePage(desk: Desk): string {
	const limit = desk.book.monthlyLimit === null ? "as many messages as it likes" : `${desk.book.monthlyLimit} messages a month`;
	const intro = `<section><h2>${escapeHtml(desk.account.basicId)}</h2><p>The account may send ${limit}.</p></section>`;
	return standInPage("Sample LINE: messages", `${intro}${desk.book.people.map((person) => chatOf(desk, person)).join("")}`);
}
