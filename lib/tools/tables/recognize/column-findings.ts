import type { RecognizedColumn, TableFinding } from "@/lib/tools/tables/schemas";
import type { ColumnStats } from "./recognize-column";

const PLACES = 5;

/** What is to be said of columns: what the data leaves open, what does not fit, and what their numbers count. */
export function columnFindings(columns: readonly RecognizedColumn[], stats: readonly ColumnStats[]): TableFinding[] {
	const findings: TableFinding[] = [];
	const undecided = columns.filter(({ type, alternatives }) => type === "text" && alternatives.length > 0).map(({ name }) => name);
	if (undecided.length > 0) {
		const message = `Dates in ${listed(undecided)} may begin with the day or with the month: the data does not tell. They stay text unless you say which.`;
		findings.push({ kind: "date_order_open", severity: "medium", message });
	}
	const doubtful = columns.filter(({ type, alternatives }) => type !== "text" && alternatives.length > 0).map(({ name }) => name);
	if (doubtful.length > 0)
		findings.push({
			kind: "number_spelling_open",
			severity: "medium",
			message: `The numbers in ${listed(doubtful)} can be read in two ways. Check their examples.`,
		});
	const misfits = columns.filter((column) => column.misfits > 0).map(({ name, misfits: count }) => `${name} (${count})`);
	if (misfits.length > 0)
		findings.push({ kind: "misfits", severity: "low", message: `Cells that are none of their column's type stay text: ${listed(misfits)}.` });
	findings.push(...unitFindings(columns, stats));
	const nested = columns.filter((_, index) => stats[index]?.hasNested).map(({ name }) => name);
	if (nested.length > 0)
		findings.push({
			kind: "nested",
			severity: "low",
			message: `Lists and objects in ${listed(nested)} are written as JSON where the format has no such cells.`,
		});
	return findings;
}

function unitFindings(columns: readonly RecognizedColumn[], stats: readonly ColumnStats[]): TableFinding[] {
	const findings: TableFinding[] = [];
	const units = columns.flatMap(({ name, unit }) => (unit === undefined ? [] : [`${name.slice(0, 60)} (${unit})`]));
	if (units.length > 0) {
		const message = `Numbers are taken without the sign beside them, which holds for the whole column: ${listed(units)}.`;
		findings.push({ kind: "units", severity: "low", message });
	}
	for (const [index, { name }] of columns.entries()) {
		const mixed = stats[index]?.mixedUnits ?? [];
		if (mixed.length === 0) continue;
		const message = `The numbers in ${name.slice(0, 60)} count different things (${listed(mixed)}). They stay text, so that nobody adds them up.`;
		findings.push({ kind: "mixed_units", severity: "medium", message });
	}
	return findings;
}

/** A count with its word. */
export function plural(count: number, one: string, many: string): string {
	return `${count} ${count === 1 ? one : many}`;
}

/** The first names, and how many more there are. */
export function listed(names: readonly string[]): string {
	const shown = names.slice(0, PLACES).map((name) => name.slice(0, 60));
	return names.length > PLACES ? `${shown.join(", ")} and ${names.length - PLACES} more` : shown.join(", ");
}
