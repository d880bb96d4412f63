import { kinship, type Occupation } from "@/lib/tools/taxonomy/titles/occupations";
import { type NormalizedTitle, normalizeTitle } from "@/lib/tools/taxonomy/titles/titles";

const SAME_OCCUPATION = 88;
/** Another name for the work, whatever words it shares, stands below the work's own names. */
const OTHER_OCCUPATION = 82;
/** From here on two occupations are near enough to move from one to the other. */
const NEIGHBOUR = 55;
/** A second meaning of a title counts a little less than its first. */
const SECOND_MEANING = 0.92;

/** Titles stand in the order in which they are wanted. */
const LATER_TITLE = 0.03;
const MOST_LATER = 4;

/** The share of the wanted title's words that the posting's title has, halved for the posting's own further words. */
function overlap(wanted: NormalizedTitle, offered: NormalizedTitle): number {
	if (wanted.words.length === 0 || offered.words.length === 0) return 0;
	const common = wanted.words.filter((word) => offered.words.includes(word)).length;
	return (common / wanted.words.length + common / offered.words.length) / 2;
}

/** How near the nearest meanings of two titles are (0 to 100). */
function nearness(wanted: readonly Occupation[], offered: readonly Occupation[]): number {
	let best = 0;
	for (const [first, one] of wanted.entries()) {
		for (const [second, other] of offered.entries()) {
			const near = kinship(one, other) * (first === 0 ? 1 : SECOND_MEANING) * (second === 0 ? 1 : SECOND_MEANING);
			if (near > best) best = near;
		}
	}
	return best;
}

function scoreOne(wanted: NormalizedTitle, offered: NormalizedTitle): number {
	const shared = overlap(wanted, offered);
	if (wanted.occupations.length === 0 || offered.occupations.length === 0) return 90 * shared;
	const near = nearness(wanted.occupations, offered.occupations);
	// Words alone prove little between languages, so that the same trade is most of the score.
	if (near > 90) return (near / 100) * (SAME_OCCUPATION + (100 - SAME_OCCUPATION) * shared);
	if (near >= NEIGHBOUR) return Math.min(Math.max(near, OTHER_OCCUPATION), near + 18 * shared);
	return Math.min(NEIGHBOUR, near + 30 * shared);
}

/** How near a posting's title is to the best of the wanted ones (0 to 100), and which one that is. */
export function scoreTitle(title: string, wanted: readonly string[]): { score: number; nearest: string | null } {
	const offered = normalizeTitle(title);
	let score = 0;
	let nearest: string | null = null;
	for (const [index, text] of wanted.entries()) {
		const next = Math.round(scoreOne(normalizeTitle(text), offered) * (1 - LATER_TITLE * Math.min(index, MOST_LATER)));
		if (next > score) {
			score = next;
			nearest = text;
		}
	}
	return { score, nearest };
}
