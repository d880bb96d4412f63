import { type Difference, nearEqualDifference, subjectDifference } from "./claims";
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
	const apart = ({ one, other }: Contradicting) => Number(one.sentence.source !== other.sentence.source);
	return found.sort((one, other) => apart(other) - apart(one) || other.shared - one.shared || one.one.at - other.one.at).slice(0, MOST);
}
