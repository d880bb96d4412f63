import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { type ColumnRole, columnRoleOf, headsField } from "@/lib/tools/resume-profile/words/column-headings";
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

function columnsOf(line: ResumeLine): Columns | null {
	const cells = cellsOf(line);
	if (cells.length < LEAST_COLUMNS || cells.some((cell) => cell.length > LONGEST_HEADING || /\d{3}/.test(cell))) return null;
	const found = (["job", "school"] as const).flatMap((kind): Columns[] => {
		const named = cells.map((cell) => columnRoleOf(cell, kind));
		const isField = (cell: string, at: number) =>
			kind === "school" && headsField(cell) && cells.some((other, index) => index !== at && named[index] === "degree" && !headsField(other));
		const roles = named.map((role, at) => (isField(cells[at] ?? "", at) ? "field" : role));
		const has = (...wanted: ColumnRole[]) => roles.some((role) => role !== null && wanted.includes(role));
		const isNamed = kind === "job" ? has("title", "company") : has("degree", "school");
		const isDated = has("dates") || (has("from") && has("to"));
		// Where no known words head the column of titles or degrees, it is one of those with words of their own.
		const unknown = has(kind === "job" ? "title" : "degree") ? null : "open";
		return isNamed && isDated ? [{ kind, roles: roles.map((role, at) => (role === null ? unknown : roles.indexOf(role) < at ? null : role)) }] : [];
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

/** Tables of jobs or schools with a row of headings: each row below is an entry, its cells are what the headings say. */
export function withTables(lines: readonly ResumeLine[]): TableLine[] {
	let columns: Columns | null = null;
	let others = 0;
	return lines.map((line) => {
		const opened = columnsOf(line);
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
