import path from "node:path";
import { type RankedPerson, scoreRankings } from "@/tests/accuracy/scoring/ranking";

/** It needs no stack. */
export const startsOwnStack = true;

interface Measure {
	readonly name: string;
	readonly value: number;
	readonly unit: string;
	readonly goal: string | undefined;
}

const rankingDir = path.resolve(import.meta.dirname, "../accuracy/ranking");
/** People up to this one may be looked at; nobody looks at the orders of the others. */
const LAST_TUNED = "p20";
const LEAST_SHARE = 0.9;

const mean = (people: readonly RankedPerson[], value: (person: RankedPerson) => number): number =>
	people.reduce((sum, person) => sum + value(person), 0) / Math.max(people.length, 1);

function rowsOf(part: string, people: readonly RankedPerson[]): Measure[] {
	const [scorer, agreement] = [mean(people, (person) => person.scorer), mean(people, (person) => person.agreement)];
	return [
		{ name: `${part}: people ranked by two or more`, value: people.length, unit: "people", goal: undefined },
		{ name: `${part}: those who ranked, each against the mean of the others`, value: agreement, unit: "nDCG@10", goal: undefined },
		{ name: `${part}: the scorer against the mean of all`, value: scorer, unit: "nDCG@10", goal: `at least ${(agreement * LEAST_SHARE).toFixed(3)}` },
		{ name: `${part}: the scorer over their agreement`, value: scorer / agreement, unit: "", goal: `at least ${LEAST_SHARE}` },
	];
}

/** How near the scorer's order of postings comes to that of people who ranked them without sight of it. */
export async function benchRanking(): Promise<Measure[]> {
	const people = await scoreRankings(rankingDir);
	const tuned = people.filter(({ personId }) => personId <= LAST_TUNED);
	for (const { personId, scorer, agreement } of tuned) process.stdout.write(`  ${personId}  scorer ${scorer.toFixed(3)}  agreement ${agreement.toFixed(3)}\n`);
	return [
		...rowsOf("tuned", tuned),
		...rowsOf(
			"held-out",
			people.filter((person) => !tuned.includes(person)),
		),
	];
}
