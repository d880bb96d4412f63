import { type Html, html } from "@/components/surveys/form/html";
import type { Words } from "@/lib/surveys/words/words";

const DEEPEST = 3;

function isLink(text: string): boolean {
	return /^https?:\/\/[^\s"<>]{3,2000}$/.test(text) && URL.canParse(text);
}

/** `discountCode` and `discount_code` as a person reads them: Discount code. */
function labelOf(key: string): string {
	const spaced = key
		.replace(/([a-z0-9])([A-Z])/g, "$1 $2")
		.replace(/[_-]+/g, " ")
		.trim()
		.toLowerCase();
	return spaced === "url" ? "URL" : spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function shown(value: unknown, depth: number): Html {
	if (typeof value === "string") return isLink(value) ? html`<a href="${value}" rel="noopener noreferrer" target="_blank">${value}</a>` : html`${value}`;
	if (Array.isArray(value)) return html`<ul>${value.map((entry) => html`<li>${shown(entry, depth + 1)}</li>`)}</ul>`;
	if (typeof value === "object" && value !== null && depth < DEEPEST) return list(value as Record<string, unknown>, depth + 1);
	return html`${typeof value === "object" ? JSON.stringify(value) : String(value)}`;
}

function list(reward: Readonly<Record<string, unknown>>, depth: number): Html {
	return html`<dl class="reward">${Object.entries(reward).map(([key, value]) => html`<dt>${labelOf(key)}</dt><dd>${shown(value, depth)}</dd>`)}</dl>`;
}

/** What was unlocked, whatever the creator has put into it: what they wrote as it is, the code and the link by their names, all else by its own. */
export function rewardList({ message, code, url, ...others }: Readonly<Record<string, unknown>>, words: Words): Html {
	const named = { ...(code !== undefined && { [words.rewardCode]: code }), ...(url !== undefined && { [words.rewardLink]: url }) };
	const hasList = Object.keys(named).length + Object.keys(others).length > 0;
	return html`${message !== undefined && html`<p class="told">${shown(message, 0)}</p>`}${hasList && list({ ...named, ...others }, 0)}`;
}
