import { findDateRange } from "@/lib/tools/reading/text/date-ranges";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { type ColumnRole, columnRoleOf, headsCertificates, headsField } from "@/lib/tools/resume-profile/words/column-headings";
import type { FormKind, FormRole } from "@/lib/tools/resume-profile/words/form-labels";

/** A row of a table of jobs or schools: what each of its cells holds. */
export interface TableRow {
	readonly kind: FormKind;
	/** By cell, the line's text parted at its tabs; the row of headings has none. What is open may be anything. */
	readonly roles: readonly (CellRole | "open" | null)[];
	readonly isHeading: boolean;
}

/** What a cell holds: a row of a form's, or a field of study, which has a column of its own in tables alone. */
export type CellRole = FormRole | "field";

export type TableLine = ResumeLine & { readonly table?: TableRow };

const LEAST_COLUMNS = 3;
const LONGEST_HEADING = 40;
/** Lines of one cell that wrapped may part the rows. */
const MOST_OTHERS = 2;

const cellsOf = ({ text }: ResumeLine): string[] => text.split("\t").map((cell) => cell.trim());

interface Columns {
	readonly kind: FormKind;
	readonly roles: readonly (ColumnRole | "open")[];
}

/** Whether a cell is a date from its first letter to its last. */
function isDateCell(cell: string): boolean {
	const range = cell === "" ? null : findDateRange(cell);
	return range !== null && range.length > cell.length - 3;
}

/** What the words above the columns say; a column without known words holds dates where the row below has one there. */
function columnsOf(line: ResumeLine, next: ResumeLine | undefined): Columns | null {
	const cells = cellsOf(line);
	const below = next ? cellsOf(next) : [];
	if (cells.length < LEAST_COLUMNS || cells.some((cell) => cell.length > LONGEST_HEADING || /\d{3}/.test(cell))) return null;
	const found = (["job", "school"] as const).flatMap((kind): Columns[] => {
		const told = cells.map((cell) => columnRoleOf(cell, kind));
		const [unknown] = told.flatMap((role, at) => (role === null ? [at] : []));
		const isOnly = unknown !== undefined && told.filter((role) => role === null).length === 1 && below.length === cells.length;
		const isDated = isOnly && isDateCell(below[unknown] ?? "") && !headsCertificates(line.text);
		const named = told.map((role, at) => (isDated && at === unknown ? "dates" : role));
		const isField = (cell: string, at: number) =>
			kind === "school" && headsField(cell) && cells.some((other, index) => index !== at && named[index] === "degree" && !headsField(other));
		const roles = named.map((role, at) => (isField(cells[at] ?? "", at) ? "field" : role));
		const has = (...wanted: ColumnRole[]) => roles.some((role) => role !== null && wanted.includes(role));
		const isNamed = kind === "job" ? has("title", "company") : has("degree", "school");
		const hasDates = has("dates") || (has("from") && has("to"));
		// Where no known words head the column of titles or degrees, it is one of those with words of their own.
		const open = has(kind === "job" ? "title" : "degree") ? null : "open";
		return isNamed && hasDates ? [{ kind, roles: roles.map((role, at) => (role === null ? open : roles.indexOf(role) < at ? null : role)) }] : [];
	});
	const known = ({ roles }: Columns) => roles.filter((role) => role !== null && role !== "open").length;
	return found.sort((a, b) => known(b) - known(a))[0] ?? null;
}

/** "14-FEB-2024" as "14 FEB 2024", so that its hyphens don't read as a span's. */
const spacedDate = (cell: string): string => (/^\d{1,2}-\p{L}{3,9}-\d{2,4}$/u.test(cell) ? cell.replaceAll("-", " ") : cell);

/** The row's text with both its dates as one span, and what each cell then holds. */
function rowOf(line: ResumeLine, { kind, roles }: Columns): TableLine | null {
	let cells = cellsOf(line);
	if (cells.length === roles.length + 1 && /^\d{1,2}\.?$/.test(cells[0] ?? "")) cells = cells.slice(1);
	if (cells.length !== roles.length) return null;
	const [from, to] = [roles.indexOf("from"), roles.indexOf("to")];
	const kept = cells.flatMap((cell, at): [string, CellRole | "open" | null][] => {
		const role = roles[at] ?? null;
		if (at === to && from !== -1) return [];
		if (at === from && to !== -1) return [[[cell, cells[to] ?? ""].filter(Boolean).map(spacedDate).join(" – "), "dates"]];
		return [[cell, role === "from" || role === "to" ? "dates" : role]];
	});
	const told = kept.filter(([cell]) => cell !== "");
	return { ...line, text: told.map(([cell]) => cell).join("\t"), table: { kind, roles: told.map(([, role]) => role), isHeading: false } };
}

const LEAST_PAIRS = 4;
const roleOfLabel = (cell: string): ColumnRole => columnRoleOf(cell.replace(/[:：]$/u, "").trim(), "job");

/** "Date of joining⇥Feb 2019⇥Date of leaving⇥Dec 2020": a form's row that says in two places when something began and ended, with both dates as one span. */
function withSpanOfForm(line: ResumeLine): ResumeLine {
	const cells = cellsOf(line);
	const from = cells.findIndex((cell, at) => at % 2 === 0 && roleOfLabel(cell) === "from");
	const [start, label, end] = cells.slice(from + 1);
	if (cells.length < LEAST_PAIRS || from === -1 || !start || !label || !end) return line;
	if (roleOfLabel(label) !== "to" || findDateRange(start) === null) return line;
	const span = `${spacedDate(start)} – ${spacedDate(end)}`;
	const range = findDateRange(span);
	if (range === null || range.start === null) return line;
	return { ...line, text: [...cells.slice(0, from), span, ...cells.slice(from + LEAST_PAIRS)].join("\t") };
}

/** "From:⇥October 2017" above "To:⇥now": the row of the beginning says both. */
function withSpansOfRows(lines: readonly ResumeLine[]): ResumeLine[] {
	return lines.map((line, at) => {
		const [label = "", start, ...more] = cellsOf(line);
		const [other = "", end, ...others] = lines[at + 1] ? cellsOf(lines[at + 1] as ResumeLine) : [];
		const arePairs = start !== undefined && end !== undefined && more.length + others.length === 0;
		if (!arePairs || roleOfLabel(label) !== "from" || roleOfLabel(other) !== "to" || findDateRange(start)?.start !== null) return line;
		const span = `${spacedDate(start)} – ${spacedDate(end)}`;
		return (findDateRange(span)?.start ?? null) === null ? line : { ...line, text: span };
	});
}

/** Tables of jobs or schools with a row of headings: each row below is an entry, its cells are what the headings say. */
export function withTables(lines: readonly ResumeLine[]): TableLine[] {
	let columns: Columns | null = null;
	let others = 0;
	return withSpansOfRows(lines.map(withSpanOfForm)).map((line, at) => {
		const opened = columnsOf(line, lines[at + 1]);
		if (opened) {
			columns = opened;
			others = 0;
			return { ...line, table: { kind: opened.kind, roles: [], isHeading: true } };
		}
		if (columns === null) return line;
		const row = rowOf(line, columns);
		others = row ? 0 : others + 1;
		if (others > MOST_OTHERS || line.kind === "heading") columns = null;
		return row ?? line;
	});
}

/** The role of what begins at a place of a line, where the line is a row of a table. */
export function tableRoleOf(line: TableLine, start: number): CellRole | null | undefined {
	if (line.table === undefined || line.table.isHeading) return undefined;
	const role = line.table.roles[line.text.slice(0, start).split("\t").length - 1] ?? null;
	return role === "open" ? undefined : role;
}

/** What the cells of a table's row tell of duties, as lines of what is told. */
export function dutiesIn(line: TableLine): ResumeLine[] {
	const at = line.table?.roles.indexOf("duties") ?? -1;
	const text = at === -1 ? "" : (cellsOf(line)[at] ?? "");
	return /\p{L}{2}/u.test(text) ? [{ ...line, text, kind: "bullet" }] : [];
}
