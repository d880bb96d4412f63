import type { FrameColumn } from "@/lib/tools/tables/report/frame/frame-column";
import { type Correlation, correlate } from "@/lib/tools/tables/report/statistics/tests";
import type { Study } from "@/lib/tools/tables/report/study";
import type { Draft } from "./finding";
import { quoted, Sentence } from "./sentence";

const MOST_MEASURES = 16;
const FEWEST_ROWS = 20;
const SURE = 0.01;
/** Cohen's medium effect. */
const LEAST = 0.3;
const MOST_TOLD = 4;

interface Pair {
	readonly one: FrameColumn;
	readonly other: FrameColumn;
	readonly found: Correlation;
}

function strength(r: number): string {
	const size = Math.abs(r);
	return size >= 0.9 ? "nearly always" : size >= 0.7 ? "mostly" : size >= 0.5 ? "often" : "somewhat";
}

/** Measures that go together, the strongest first. */
export function correlationFindings({ measures, focus }: Study): Draft[] {
	const columns = measures.slice(0, MOST_MEASURES);
	const pairs: Pair[] = [];
	for (const [at, one] of columns.entries()) {
		for (const other of columns.slice(at + 1)) {
			const found = one.numbers && other.numbers ? correlate(one.numbers, other.numbers) : null;
			if (found && found.count >= FEWEST_ROWS) pairs.push({ one, other, found });
		}
	}
	const tested = pairs.length;
	const told = pairs
		.filter(({ found }) => found.chance * tested < SURE && Math.abs(found.r) >= LEAST)
		.sort((one, other) => Number(other.one === focus) - Number(one.one === focus) || Math.abs(other.found.r) - Math.abs(one.found.r))
		.slice(0, MOST_TOLD);
	return told.map(({ one, other, found }): Draft => {
		const say = new Sentence();
		const of = { column: one.name, other: other.name };
		const r = say.number("Correlation", found.r, { op: "correlation", ...of });
		const rows = say.count("Rows with both", found.count, { op: "count", ...of }, ["row", "rows"]);
		return {
			kind: "correlation",
			area: "pattern",
			severity: Math.abs(found.r) >= 0.7 ? "medium" : "low",
			title: `${quoted(one.name)} and ${quoted(other.name)} go ${found.r > 0 ? "together" : "against each other"}`,
			text: `${quoted(one.name)} is ${strength(found.r)} ${found.r > 0 ? "high" : "low"} where ${quoted(other.name)} is high (r = ${r} over ${rows}, ${say.chance("Chance of it by accident", found.chance, { op: "correlation_p", ...of })}). This says nothing about why.`,
			method: `Pearson's correlation over the rows that have both. Told only from ${LEAST} on, and where p times the number of pairs looked at (${tested}) is below ${SURE}.`,
			figures: say.figures,
			columns: [one.name, other.name],
			rows: [],
		};
	});
}
