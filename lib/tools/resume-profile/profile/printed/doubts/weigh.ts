import type { Sign, SignName } from "./sign";

/** How much each sign says, as the logarithm of odds: from how often it stood where labelled resumes were printed wrongly, and where rightly. */
const WEIGHTS: Readonly<Partial<Record<SignName, number>>> = {
	drawn_apart: 1.2,
	goes_on: 1.2,
	looks_like_lines: 0.9,
	short_section: 0.7,
	goes_up: 0.5,
	breaks_off: 0.4,
	other_column: 0.4,
	mixed_kinds: 0.4,
	heading_like_entry: 0.4,
	odd_heading: 0.3,
	dates_within: 0.3,
};
/** Of a place with any sign at all. */
const BASE = -2.8;
/** What rarely stands in a resume that is read rightly says enough by itself. */
const ENOUGH = -1.6;
const STRONG: ReadonlySet<SignName> = new Set([
	"two_headings",
	"torn_row",
	"two_items",
	"two_periods",
	"stacked_dates",
	"repeated_heading",
	"swallowed_heading",
	"no_heading",
	"odd_name",
	"half_name",
	"odd_headline",
	"half_headline",
	"odd_email",
]);

/** Less than this says nothing of its place. */
const LEAST = -2.75;
/** A resume of which all signs together say less than this is taken for right. */
const LEAST_TOGETHER = 0.16;
export const MOST_DOUBTS = 8;

const shareOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** Signs of one place. */
export interface Doubted {
	readonly signs: readonly Sign[];
	readonly odds: number;
}

function oddsOf(signs: readonly Sign[]): number {
	const names = new Set(signs.map(({ name }) => name));
	const odds = [...names].reduce((sum, name) => sum + (WEIGHTS[name] ?? 0), BASE);
	return [...names].some((name) => STRONG.has(name)) ? Math.max(odds, ENOUGH) : odds;
}

/** The places that are worth a person's look, most doubtful first; none where all of them together say little. */
export function doubtedOf(signs: readonly Sign[]): Doubted[] {
	const byLine = new Map<string, Sign[]>();
	for (const sign of signs) {
		const first = sign.lines[0]?.lineId;
		if (first === undefined) continue;
		byLine.set(first, [...(byLine.get(first) ?? []), sign]);
	}
	const places = [...byLine.values()].map((of): Doubted => ({ signs: of, odds: oddsOf(of) })).filter(({ odds }) => odds >= LEAST);
	const together = 1 - places.reduce((right, { odds }) => right * (1 - shareOf(odds)), 1);
	return together < LEAST_TOGETHER ? [] : places.sort((one, other) => other.odds - one.odds).slice(0, MOST_DOUBTS);
}
