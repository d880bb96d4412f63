import { type Html, html } from "@/components/surveys/form/html";

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

/** What was unlocked, whatever the creator has put into it. */
export function rewardList(reward: Readonly<Record<string, unknown>>): Html {
	return list(reward, 0);
}
