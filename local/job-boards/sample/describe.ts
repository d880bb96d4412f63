import type { Listing } from "./listing";
import type { Pay } from "./pay";
import type { PostingText } from "./positions";

const DAY_MS = 86_400_000;
const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** An HTML list's inner elements. */
export function htmlItems(items: readonly string[]): string {
	return items.map((item) => `<li>${escapeHtml(item)}</li>`).join("");
}

export function htmlOpening(text: PostingText): string {
	return text.opening.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join("");
}

/** The whole description as HTML. */
export function descriptionHtml(listing: Listing): string {
	const { text } = listing.position;
	const lists = text.lists.map(({ title, items }) => `<h3>${escapeHtml(title)}</h3><ul>${htmlItems(items)}</ul>`).join("");
	const remark = listing.remark === null ? "" : `<p>${escapeHtml(listing.remark)}</p>`;
	return `${htmlOpening(text)}${lists}<p>${escapeHtml(text.closing)}</p>${remark}`;
}

/** The whole description as plain text. */
export function descriptionPlain(listing: Listing): string {
	const { text } = listing.position;
	const lists = text.lists.map(({ title, items }) => `${title}\n${items.map((item) => `- ${item}`).join("\n")}`);
	return [...text.opening, ...lists, text.closing].join("\n\n");
}

/** When a posting stops taking applications: long ago for the closed ones. */
export function validThrough(listing: Listing, isClosed: boolean): Date {
	return new Date(listing.postedAt.getTime() + (isClosed ? 7 : 120) * DAY_MS);
}

const formats = new Map<string, Intl.NumberFormat>();

function amountFormat(currency: string, maximumFractionDigits: number): Intl.NumberFormat {
	const key = `${currency}/${maximumFractionDigits}`;
	const known = formats.get(key) ?? new Intl.NumberFormat("en", { style: "currency", currency, maximumFractionDigits });
	formats.set(key, known);
	return known;
}

/** "$95,000 - $120,000 a year" in the posting's own currency. */
export function payText(pay: Pay): string {
	const format = amountFormat(pay.currency, pay.period === "hour" ? 1 : 0);
	return `${format.format(pay.min)} - ${format.format(pay.max)} ${pay.period === "hour" ? "an hour" : `a ${pay.period}`}`;
}

/** Lower-case words with hyphens; letters outside ASCII fall away. */
export function slugOf(...texts: readonly string[]): string {
	return texts
		.join(" ")
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-+|-+$/g, "");
}
