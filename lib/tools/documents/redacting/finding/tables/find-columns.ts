import { type FinderLine, type Match, plainLine, wordsOf } from "@/lib/tools/documents/redacting/finding/finder-line";
import { isCalledSomewhere } from "@/lib/tools/documents/redacting/finding/names/languages/language-words";
import { behindTitles } from "@/lib/tools/documents/redacting/finding/names/name-run";
import { lineWords } from "@/lib/tools/documents/redacting/finding/names/whole-name";
import { OFFERED } from "@/lib/tools/documents/redacting/finding/offered";
import type { FindingKind } from "@/lib/tools/documents/redacting/schemas";
import { type Head, headOf, isHeadAlone, isRemarkAlone, MOST_HEAD } from "./column-heads";
import { AFTER_NAME, looksLikeName, mayBeName } from "./name-cells";
import { namedColumns } from "./named-columns";
import { ASIAN_FIRM } from "./person-heads";
import { type Cell, type Row, type Table, tablesIn } from "./table-cells";

const YEAR = /^(?:19|20)\d\d$/;
/** A running number of rows is nobody's. */
const LEAST_NUMBER = 4;
const MOST_NAME = 70;
const MONEY = /[€£$¥₹₺]|^\d{1,3}(?:[ .,]\d{3})*[.,]\d{2}$/;
const DATE = /^(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}|(?:19|20)\d{2}-\d{2}-\d{2})$/;

function isValue({ kind, isStrict }: Head, text: string): boolean {
	if (kind === "name") {
		const isShort = text.length <= MOST_NAME && /\p{L}{2}/u.test(text) && !/\d|[@{}<>=]/.test(text) && wordsOf(text).length <= 6;
		return isShort && !ASIAN_FIRM.test(text) && (isStrict || looksLikeName(text) || mayBeName(text));
	}
	if (kind === "phone") return text.replace(/\D/g, "").length >= 5 && text.length <= 40;
	if (kind === "address") return text.length <= 160 && /[\p{L}\p{N}]{2}/u.test(text) && !text.includes("@");
	if (kind !== "birth_date" && MONEY.test(text)) return false;
	// Of a number every letter belongs to it; a sentence is none.
	if (YEAR.test(text.trim()) || text.split(/\s+/).filter((word) => /^\p{Ll}{3,}|^\p{Lu}\p{Ll}{3,}/u.test(word)).length > 1)
		return kind === "birth_date" && /\d/.test(text);
	return /\d/.test(plainLine(text)) && text.length <= 44 && (kind !== "document_number" || text.replace(/[^\p{L}\p{N}]/gu, "").length >= LEAST_NUMBER);
}

const NUMBERS: ReadonlySet<FindingKind> = new Set(["document_number", "national_id", "bank_account"]);

/** How long what stands in brackets behind a number is, where it is words. */
function behindNumber(text: string): number {
	const opener = text.endsWith(")") ? text.lastIndexOf("(") : -1;
	return opener > 0 && /\p{L}{3}/u.test(text.slice(opener)) ? text.length - text.slice(0, opener).trimEnd().length : 0;
}

function found(head: Head, { line, start, end, text }: Cell): Match[] {
	if (!isValue(head, text) || isHeadAlone(text)) return [];
	// Under "ID / date of birth" stands either.
	if (NUMBERS.has(head.kind) && DATE.test(text)) return [{ kind: "birth_date", line, start, end, confidence: OFFERED }];
	if (head.kind !== "name") {
		// "K447190283 (AOK Hessen)": who gave the number is nobody.
		const own = NUMBERS.has(head.kind) ? end - behindNumber(text) : end;
		return [{ kind: head.kind, line, start, end: own, confidence: head.isUnsure || (head.isTown && head.kind === "address") ? 0.6 : 0.9 }];
	}
	const own = lineWords({ lineId: "", page: 1, text, box: null });
	const from = start + (own.words[behindTitles(text, own.words, 0)]?.start ?? 0);
	// "Chen, Xiaoyi (Sofía)": what a name goes on with in brackets is one more, and an office is none.
	const behind = AFTER_NAME.exec(text)?.[0] ?? "";
	const to = end - (/^ ?\(\p{Lu}\p{Ll}{2,}\)$/u.test(behind) && isCalledSomewhere(behind.replace(/\P{L}/gu, "")) ? 0 : behind.length);
	return to > from ? [{ kind: "name", line, start: from, end: to, confidence: head.isStrict ? 0.9 : looksLikeName(text) ? 0.75 : 0.6 }] : [];
}

/** Within a table "Baker" is somebody's name, and no new head. */
const headsOf = (row: Row, isWithin: boolean): ReadonlyMap<number, Head> =>
	new Map(
		row.flatMap(({ column, text }): [number, Head][] => {
			const head = headOf(text);
			return head && !(isWithin && head.isRole) ? [[column, head]] : [];
		}),
	);

/** "Address 1", "Phone 2". */
const NUMBERED_HEAD = /\p{L} ?[1-4]$/u;

/** A table with such a column is about persons. */
const PERSONAL: ReadonlySet<FindingKind> = new Set(["name", "birth_date", "national_id", "phone"]);
const MOST_VALUES = 3;

/** Rows of a label and its value, side by side. */
function formMatches(row: Row): Match[] {
	return row.flatMap((cell, at) => {
		const head = headOf(cell.text);
		if (!head || (head.isTown && head.kind !== "document_number")) return [];
		// A form about two persons has both beside one label.
		const next = row.findIndex((other, index) => index > at && headOf(other.text) !== null);
		const values = row.slice(at + 1, next === -1 ? undefined : next).slice(0, head.kind === "name" ? 1 : MOST_VALUES);
		return values.filter((value) => value.column > cell.column).flatMap((value) => found(head, value));
	});
}

/** Columns of one table, from the row on that names them. */
function columnMatches({ rows, delimiter }: Table): Match[] {
	const matches: Match[] = [];
	let heads: ReadonlyMap<number, Head> = new Map();
	let width = 0;
	for (const [at, row] of rows.entries()) {
		const own = headsOf(row, heads.size > 0);
		const next = rows[at + 1];
		const isHead =
			own.size > 0 &&
			row.every(({ text }) => !/\d/.test(text.replace(NUMBERED_HEAD, "")) && text.length <= MOST_HEAD) &&
			isHeadRow(row, own, next, heads.size > 0 || delimiter === ",") &&
			!isFormOf(row, rows);
		if (isHead) {
			heads = own;
			width = row.length;
			continue;
		}
		const [only, ...others] = row.filter(({ text }) => text.trim() !== "");
		if (heads.size > 0 && only && others.length === 0 && isRemarkAlone(only.text)) {
			heads = new Map();
			continue;
		}
		// Commas part what a sentence lists, too.
		if (own.size > 0 && row.length > 1 && delimiter !== ",") matches.push(...formMatches(row));
		if (heads.size === 0 || (delimiter !== null && row.length !== width && !isLonger(row, heads, width))) continue;
		const kinds = [...heads.values()];
		const isPersons = kinds.some(({ kind, isTown }) => PERSONAL.has(kind) || (kind === "address" && !isTown));
		for (const cell of row) {
			const head = heads.get(cell.column);
			if (head && (!head.isTown || isPersons)) matches.push(...found(head, cell));
		}
	}
	return matches;
}

/** A row whose last cell holds the sign that parts cells, too: what stands before is as its heads say. */
function isLonger(row: Row, heads: ReadonlyMap<number, Head>, width: number): boolean {
	if (row.length < width || row.length > width + MOST_MORE) return false;
	const told = row.filter(({ column, text }) => ["birth_date", "phone"].includes(heads.get(column)?.kind ?? "") && text !== "");
	return told.length > 0 && told.every((cell) => isValue(heads.get(cell.column) ?? ANY, cell.text));
}
const MOST_MORE = 4;
const ANY: Head = { kind: "name", isStrict: false, isTown: false };

/** Rows of a label and its value, whose first is no head: more of them begin with a label. */
function isFormOf(row: Row, rows: readonly Row[]): boolean {
	const filled = (cells: Row) => cells.filter(({ text }) => text !== "");
	const [, value, ...more] = filled(row);
	const labels = rows.filter((other) => filled(other).length === 2 && headOf(filled(other)[0]?.text ?? "") !== null).length;
	return value !== undefined && more.length === 0 && labels > 1 && headOf(value.text) === null;
}

/** A row of heads, and not a label with its value: the row below has as many cells, and its first is no label. */
function isHeadRow(row: Row, own: ReadonlyMap<number, Head>, next: Row | undefined, isWithin: boolean): boolean {
	if (!next || row.length < 2) return false;
	const isAlone = own.size === 1 && own.has(row[0]?.column ?? 0);
	const below = headOf(next[0]?.text ?? "");
	const goesOn = next.length >= row.length && (below === null || (below.isRole === true && own.size > 1));
	return goesOn && (!isWithin || own.size > 1) && (!isAlone || row.length > 2 || !looksLikeName(row[1]?.text ?? ""));
}

/** Whole cells under a head, or beside a label, that says what they hold. The head itself never is. */
export function findColumns(lines: readonly FinderLine[]): Match[] {
	return tablesIn(lines).flatMap((table) => [...columnMatches(table), ...namedColumns(table)]);
}
