import { Parser } from "htmlparser2";
import { isPlainText, toPlainText } from "@/lib/platform/language/plain-text";
import { LONGEST } from "@/lib/tools/job-search/limits";
import type { Salary } from "@/lib/tools/job-search/schemas";
import { FetchFailure } from "./fetch-failure";
import type { ListingPage } from "./posting-source";

export type Row = Readonly<Record<string, unknown>>;

const NO_ROW: Row = {};
const SAFE_SEGMENT = /^[A-Za-z0-9][A-Za-z0-9._-]{0,119}$/;

/** The value as an object, or an empty one. */
export function toRow(value: unknown): Row {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Row) : NO_ROW;
}

export function toList(value: unknown): readonly unknown[] {
	return Array.isArray(value) ? value : [];
}

/** A trimmed, non-empty text that can be kept; numbers become text. */
export function toText(value: unknown): string | null {
	if (typeof value === "number" && Number.isFinite(value)) return String(value);
	if (typeof value !== "string") return null;
	const text = (isPlainText(value) ? value : toPlainText(value)).trim();
	return text === "" ? null : text;
}

/** A positive, finite number from a number or a plain decimal text; providers write 0 and "" for "not given". */
export function toAmount(value: unknown): number | null {
	const amount = typeof value === "string" && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value;
	return typeof amount === "number" && Number.isFinite(amount) && amount > 0 ? amount : null;
}

/**
 * ISO 8601 in UTC from an ISO text, a date, or epoch seconds or milliseconds. Numbers below 10^11 are seconds: as milliseconds they
 * would lie before March 1973, as seconds they reach the year 5138.
 */
export function toIsoDate(value: unknown): string | null {
	const isNumeric = typeof value === "number" || (typeof value === "string" && /^\d{9,13}$/.test(value));
	const epoch = isNumeric ? Number(value) : Number.NaN;
	const text = typeof value === "string" ? value.trim().replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d(?::\d\d)?)(?: UTC)?$/, "$1T$2Z") : "";
	const date = isNumeric ? new Date(epoch < 1e11 ? epoch * 1000 : epoch) : new Date(/^\d{4}-/.test(text) ? text : Number.NaN);
	return Number.isNaN(date.getTime()) || date.getTime() <= 0 ? null : date.toISOString();
}

/** An http or https address, or null. */
export function toUrl(value: unknown): string | null {
	const text = toText(value);
	if (text === null || text.length > LONGEST.url || !/^https?:\/\//i.test(text)) return null;
	return URL.canParse(text) ? text : null;
}

/** City, region and country as one line, without repeats. */
export function joinPlace(...parts: readonly unknown[]): string | null {
	const words = unique(parts.map(toText));
	return words.length > 0 ? words.join(", ") : null;
}

/** The texts in their first order, without blanks and repeats. */
export function unique(texts: ReadonlyArray<string | null>): string[] {
	return [...new Set(texts.filter((text) => text !== null))];
}

/** A salary when at least one end is known and the currency is an ISO 4217 code. Ends in the wrong order are swapped. */
export function toSalary(min: unknown, max: unknown, currency: unknown, period: Salary["period"]): Salary | null {
	const code = toText(currency)?.toUpperCase();
	const ends = [toAmount(min), toAmount(max)] as const;
	if (code === undefined || !/^[A-Z]{3}$/.test(code) || (ends[0] === null && ends[1] === null)) return null;
	const [low, high] = ends[0] !== null && ends[1] !== null && ends[0] > ends[1] ? [ends[1], ends[0]] : ends;
	return { min: low, max: high, currency: code, period };
}

/** The pay period that a provider's wording names ("per-year-salary", "1 HOUR", "monthly"), or null. */
export function toPeriod(value: unknown): Salary["period"] | null {
	const text = toText(value)?.toLowerCase() ?? "";
	if (/year|annual|annum/.test(text)) return "year";
	if (/month/.test(text)) return "month";
	if (/week/.test(text)) return "week";
	if (/hour/.test(text)) return "hour";
	if (/\bday|daily/.test(text)) return "day";
	return null;
}

/** Undoes one level of HTML escaping: `&lt;p&gt;` becomes `<p>`. A text that already holds tags is returned as it is. */
export function decodeOnce(html: string): string {
	if (!html.includes("&lt;") || /<[a-z/]/i.test(html)) return html;
	let decoded = "";
	const parser = new Parser({
		ontext(text) {
			decoded += text;
		},
	});
	parser.end(html);
	return decoded;
}

/** A company's name from its board token, for providers that send none: `northwind-labs` becomes `Northwind Labs`. */
export function companyFromBoard(board: string): string {
	const words = board.split(/[-_.\s]+/).filter((word) => word !== "");
	return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}

/** The board token as a checked path segment. @throws FetchFailure `refused` for a token that could change the path. */
export function boardSegment(board: string): string {
	if (!SAFE_SEGMENT.test(board) || board.includes("..")) throw new FetchFailure("odd_board_name", "");
	return board;
}

/** The base address with `{board}` filled in. @throws FetchFailure `refused` as boardSegment does. */
export function boardBase(baseUrl: string, board: string): string {
	return baseUrl.replace("{board}", boardSegment(board));
}

/** The documented array of an answer. @throws FetchFailure `unreadable` when it is not there: an odd answer is never an empty board. */
export function expectList(value: unknown, what: string, url: string): readonly unknown[] {
	if (!Array.isArray(value)) throw new FetchFailure("unreadable", url, 200, { cause: new Error(`There is no list of ${what}.`) });
	return value;
}

/** Sorts an answer's rows into kept ones (by their id) and counted reasons. `read` answers the id, or why the row is left out. */
export function toPage(
	provider: string,
	board: string,
	rows: readonly unknown[],
	read: (row: Row) => { readonly externalId: string | null } | { readonly reason: string },
): ListingPage {
	const kept: ListingPage["rows"] = [];
	const counts = new Map<string, number>();
	for (const payload of rows) {
		const verdict = read(toRow(payload));
		if ("externalId" in verdict && verdict.externalId !== null && verdict.externalId.length <= LONGEST.id)
			kept.push({ provider, board, externalId: verdict.externalId, payload });
		else {
			const reason = "reason" in verdict ? verdict.reason : "no id";
			counts.set(reason, (counts.get(reason) ?? 0) + 1);
		}
	}
	return { rows: kept, dropped: [...counts].map(([reason, count]) => ({ reason, count })) };
}
