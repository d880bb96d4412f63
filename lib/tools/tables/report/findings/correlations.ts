import type { FrameColumn } from "@/lib/tools/tables/report/frame/frame-column";
import { numberWords } from "@/lib/tools/tables/report/number-words";
import { Moments } from "@/lib/tools/tables/report/statistics/summary";
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

/** The row that weighs most in a correlation, where it no longer holds without it; null where it does. */
function hingeRow(one: Float64Array | null, other: Float64Array | null, holds: (r: number, chance: number) => boolean): number | null {
	if (!one || !other) return null;
	const both = (row: number) => !Number.isNaN((one[row] ?? Number.NaN) * (other[row] ?? Number.NaN));
	const [ofOne, ofOther] = [new Moments(), new Moments()];
	for (const row of one.keys()) {
		if (!both(row)) continue;
		ofOne.add(one[row] ?? 0);
		ofOther.add(other[row] ?? 0);
	}
	let [heaviest, most] = [-1, -1];
	for (const row of one.keys()) {
		const weight = both(row) ? Math.abs(((one[row] ?? 0) - ofOne.mean) * ((other[row] ?? 0) - ofOther.mean)) : -1;
		if (weight > most) [heaviest, most] = [row, weight];
	}
	if (heaviest < 0) return null;
	const rest = Float64Array.from(one);
	rest[heaviest] = Number.NaN;
	const found = correlate(rest, other);
	return found && holds(found.r, found.chance) ? null : heaviest;
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
		const hinge = hingeRow(one.numbers, other.numbers, (r, chance) => r * found.r > 0 && Math.abs(r) >= LEAST && chance * tested < SURE);
		const hangs = hinge === null ? "" : " It hangs on a single row, without which it would not be told.";
		const say = new Sentence();
		const of = { column: one.name, other: other.name };
		const r = say.number("Correlation", found.r, { op: "correlation", ...of });
		const rows = say.count("Rows with both", found.count, { op: "count", ...of }, ["row", "rows"]);
		return {
			kind: "correlation",
			area: "pattern",
			severity: hinge !== null || Math.abs(found.r) < 0.7 ? "low" : Math.abs(found.r) >= 0.9 ? "high" : "medium",
			strength: found.r ** 2,
			title: `${quoted(one.name)} and ${quoted(other.name)} go ${found.r > 0 ? "together" : "against each other"}`,
			text: `${quoted(one.name)} is ${strength(found.r)} ${found.r > 0 ? "high" : "low"} where ${quoted(other.name)} is high (r = ${r} over ${rows}, ${say.chance("Chance of it by accident", found.chance, { op: "correlation_p", ...of })}). This says nothing about why.${hangs}`,
			method: `Pearson's correlation over the rows that have both. Told only from ${LEAST} on, and where p times the number of pairs looked at (${tested}) is below ${SURE}.`,
			figures: say.figures,
			columns: [one.name, other.name],
			rows: hinge === null ? [] : [{ row: hinge + 1, text: `${numberWords(one.numbers?.[hinge] ?? 0)} and ${numberWords(other.numbers?.[hinge] ?? 0)}` }],
		};
	});
}
