import type { FrameColumn } from "@/lib/tools/tables/report/frame/frame-column";
import { DAY_MS, dayOf, isoDay } from "@/lib/tools/tables/report/statistics/periods";
import type { Draft } from "./finding";
import { quoted, Sentence } from "./sentence";

const MINUTE_MS = 60_000;
/** How often readings come, in minutes. */
const STEPS: ReadonlyMap<number, string> = new Map([
	[1, "every minute"],
	[5, "every five minutes"],
	[10, "every ten minutes"],
	[15, "every quarter of an hour"],
	[20, "every twenty minutes"],
	[30, "every half hour"],
	[60, "every hour"],
	[120, "every two hours"],
	[180, "every three hours"],
	[240, "every four hours"],
	[360, "every six hours"],
	[480, "every eight hours"],
	[720, "every twelve hours"],
]);
const FEWEST = 48;
/** So many of the moments follow the one before by the step. */
const STEADY = 0.8;
/** So many of all that there should be are there, or the data is not kept so. */
const LEAST_KEPT = 0.5;
const LOOKED_AT = 200;
const MANY = 0.05;

/** Moments that come by one step, but for some that are missing. */
export interface Readings {
	readonly minutes: number;
	readonly kept: number;
	readonly missing: number;
	/** Milliseconds of the moments around the longest gap. */
	readonly longest: { readonly from: number; readonly to: number };
}

const known = new WeakMap<FrameColumn, { readonly found: Readings | null }>();

function hasHours(numbers: Float64Array): boolean {
	let looked = 0;
	for (const value of numbers) {
		if (Number.isNaN(value)) continue;
		if (value % DAY_MS !== 0) return true;
		looked += 1;
		if (looked === LOOKED_AT) return false;
	}
	return false;
}

function read(date: FrameColumn): Readings | null {
	if (!date.numbers || !hasHours(date.numbers)) return null;
	const moments = date.sorted().filter((value, at, all) => at === 0 || value !== all[at - 1]);
	if (moments.length < FEWEST) return null;
	const counts = new Map<number, number>();
	for (let at = 1; at < moments.length; at += 1) {
		const gap = (moments[at] ?? 0) - (moments[at - 1] ?? 0);
		counts.set(gap, (counts.get(gap) ?? 0) + 1);
	}
	const [step = 0, often = 0] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0]);
	const isSteady = often >= (moments.length - 1) * STEADY && [...counts.keys()].every((gap) => gap % step === 0);
	if (!STEPS.has(step / MINUTE_MS) || !isSteady) return null;
	const [first = 0, last = 0] = [moments[0], moments.at(-1)];
	const missing = Math.round((last - first) / step) + 1 - moments.length;
	if (moments.length / (moments.length + missing) < LEAST_KEPT) return null;
	const widest = [...counts.keys()].reduce((most, gap) => Math.max(most, gap), 0);
	const at = moments.findIndex((value, place) => place > 0 && value - (moments[place - 1] ?? 0) === widest);
	return { minutes: step / MINUTE_MS, kept: moments.length, missing, longest: { from: moments[at - 1] ?? first, to: moments[at] ?? last } };
}

/** How the moments of a column follow each other, where they come steadily by less than a day; null elsewhere. */
export function readingsOf(date: FrameColumn): Readings | null {
	const before = known.get(date);
	if (before) return before.found;
	const found = read(date);
	known.set(date, { found });
	return found;
}

/** Hours, or other moments of a steady row of them, that a column leaves out. */
export function readingGaps(date: FrameColumn): Draft[] {
	const readings = date.setting.type === "date" ? readingsOf(date) : null;
	if (!readings || readings.missing === 0) return [];
	const { minutes, kept, missing, longest } = readings;
	const say = new Sentence();
	const lacking = say.count("Moments without a row", missing, { op: "missing_readings", by: date.name, minutes }, ["moment is", "moments are"]);
	const there = say.count("Moments with a row", kept, { op: "readings", by: date.name }, ["is", "are"]);
	const [from, to] = [isoDay(dayOf(longest.from)), isoDay(dayOf(longest.to))];
	const where = from === to ? `on ${from}` : `from ${from} to ${to}`;
	const share = missing / (kept + missing);
	return [
		{
			kind: "gaps",
			area: "quality",
			severity: share >= MANY ? "medium" : "low",
			strength: share,
			title: `${quoted(date.name)} leaves out moments`,
			text: `${quoted(date.name)} goes on ${STEPS.get(minutes)}, yet ${lacking} missing and ${there} there. The longest gap is ${where}. Sums of the days, weeks and months around them are too low.`,
			method: "The step is the most frequent one between a moment and the next; what a longer gap has room for is missing.",
			figures: say.figures,
			columns: [date.name],
			rows: [],
		},
	];
}
