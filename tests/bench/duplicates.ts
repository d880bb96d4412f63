import { dedupe } from "@/lib/tools/job-search/duplicates/merge-duplicates";
import { makeListedOpenings } from "@/tests/factories/listed-openings";
import { scorePairs } from "@/tests/factories/merged-pairs";
import type { Measure } from "./resume-parsing";

/** It needs no stack. */
export const startsOwnStack = true;

const SIZES = [12_500, 25_000, 50_000, 100_000];
const MOST_GROWTH_EXPONENT = 1.15;
const MOST_MEMORY_MB = 500;
const percent = (share: number) => Math.round(share * 10_000) / 100;

/** How well copies are found among look-alikes, and how the time grows from 12,500 to 100,000 postings. */
export async function benchDuplicates(): Promise<Measure[]> {
	const rows: Measure[] = [];
	const times: number[] = [];
	dedupe(makeListedOpenings(2_000).map(({ posting }) => posting));
	for (const size of SIZES) {
		const listed = makeListedOpenings(size);
		const postings = listed.map(({ posting }) => posting);
		const [memory, startedAt, used] = [process.memoryUsage().rss, performance.now(), process.cpuUsage()];
		const { groups } = dedupe(postings);
		const { user, system } = process.cpuUsage(used);
		times.push((user + system) / 1_000);
		rows.push({ name: `${size} postings, time on a clock`, value: performance.now() - startedAt, unit: "ms", goal: undefined });
		rows.push({ name: `${size} postings, time of a processor`, value: times.at(-1) ?? 0, unit: "ms", goal: undefined });
		rows.push({ name: `${size} postings, more memory`, value: (process.memoryUsage().rss - memory) / 1e6, unit: "MB", goal: MOST_MEMORY_MB });
		const { precision, recall, f1 } = scorePairs(listed, groups);
		rows.push({ name: `${size} postings, merged pairs of two openings`, value: percent(1 - precision), unit: "%", goal: 5 });
		rows.push({ name: `${size} postings, pairs of one opening not merged`, value: percent(1 - recall), unit: "%", goal: 5 });
		rows.push({ name: `${size} postings, what F1 lacks of 100`, value: percent(1 - f1), unit: "%", goal: 5 });
	}
	const growth = Math.log((times.at(-1) ?? 0) / (times[0] ?? 1)) / Math.log((SIZES.at(-1) ?? 0) / (SIZES[0] ?? 1));
	rows.push({ name: "exponent of the growth of time", value: growth, unit: "", goal: MOST_GROWTH_EXPONENT });
	return rows;
}
