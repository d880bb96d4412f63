import { type Difference, deniedFigures, deniedThere, nearEqualDifference, subjectDifference } from "./claims";
import { likelyPairs, sharedWords, type Weighed } from "./likeness";

const MOST = 20;

export interface Contradicting {
	readonly one: Weighed;
	readonly other: Weighed;
	readonly differs: Difference;
	/** Words that both have. */
	readonly about: string;
}

/** Pairs of sentences that speak of the same and name another number, date or name, or of which one denies; those of several documents first. */
export function findContradictions(all: readonly Weighed[], isGerman: boolean): Contradicting[] {
	const found: (Contradicting & { shared: number })[] = [];
	for (const [one, other] of likelyPairs(all)) {
		const isNear = nearEqualDifference(one, other, isGerman);
		const differs = isNear ?? subjectDifference(one, other);
		if (!differs) continue;
		const words = one.terms.filter(({ stem }) => other.stems.has(stem)).map(({ word }) => word);
		found.push({ one, other, differs, about: [...new Set(words)].slice(0, 4).join(", "), shared: sharedWords(one, other) + (isNear ? 1 : 0) });
	}
	// What one denies in so many words may share nothing else with where it is said.
	const known = new Set(found.map(({ one, other }) => `${one.at} ${other.at}`));
	for (const one of all.filter((sentence) => deniedFigures(sentence).length > 0))
		for (const other of all) {
			const differs = deniedThere(one, other);
			const [first, second] = one.at < other.at ? [one, other] : [other, one];
			if (!differs || known.has(`${first.at} ${second.at}`)) continue;
			found.push({
				one: first,
				other: second,
				differs,
				about: deniedFigures(one)
					.map(({ text }) => text)
					.join(", "),
				shared: 1,
			});
		}
	const apart = ({ one, other }: Contradicting) => Number(one.sentence.source !== other.sentence.source);
	return found.sort((one, other) => apart(other) - apart(one) || other.shared - one.shared || one.one.at - other.one.at).slice(0, MOST);
}
