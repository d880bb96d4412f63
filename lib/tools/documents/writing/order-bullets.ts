import { leansOnPrevious, tidyText } from "@/lib/tools/documents/language/line-text";
import { resultStrength } from "@/lib/tools/documents/language/results";
import type { ResumeBullet } from "@/lib/tools/resume-profile/schemas";
import { answersOf, type PostingNeeds, worthOf } from "./relevance";

export interface RankedBullet {
	readonly bullet: ResumeBullet;
	/** Its place in the source. */
	readonly at: number;
	readonly worth: number;
	readonly result: 0 | 1 | 2;
	/** The skills that the posting asks for and it names, as the posting writes them. */
	readonly skills: readonly string[];
	/** The posting's words for the work that it is about. */
	readonly spoken: readonly string[];
}

/** So many lines of a position are lifted to its top; the others stay in the order in which their owner tells them. */
const MOST_LIFTED = 3;
/** Lines that say about as much as the others stay where they are. */
const LEAST_LEAD = 0.5;

const STAGE = /^\(?(?:\d{1,2}[./])?(?:19|20)\d{2}\b/u;

export function rankBullets(bullets: readonly ResumeBullet[], needs: PostingNeeds): RankedBullet[] {
	return bullets.map((bullet, at) => ({
		bullet,
		at,
		worth: worthOf(bullet.text, needs),
		result: resultStrength(bullet.text),
		...answersOf(bullet.text, needs),
	}));
}

/** Whether lines stand on their own: none opens a list, leans on the one before or is a stage in time. */
function canMove(bullets: readonly RankedBullet[]): boolean {
	const texts = bullets.map(({ bullet }) => tidyText(bullet.text));
	if (texts.some((text) => /[:：]$/u.test(text) || leansOnPrevious(text) || /^\p{Ll}/u.test(text)) && !texts.every((text) => /^\p{Ll}/u.test(text)))
		return false;
	return texts.filter((text) => STAGE.test(text)).length < 2;
}

/**
 * A position's lines with those on top that say the most to the posting, results before duties. A line that shares no more than plain words with the
 * posting stays; one that names no skill that is asked for passes no stronger result.
 */
export function orderBullets(bullets: readonly RankedBullet[]): RankedBullet[] {
	if (bullets.length < 2 || !canMove(bullets)) return [...bullets];
	const byWorth = [...bullets].sort((a, b) => b.worth - a.worth || a.at - b.at);
	const usual = byWorth[Math.floor(byWorth.length / 2)]?.worth ?? 0;
	const best = byWorth
		.slice(0, Math.min(MOST_LIFTED, bullets.length - 1))
		.filter(({ worth, skills, spoken }) => worth > 0 && worth >= usual + LEAST_LEAD && skills.length + spoken.length > 0);
	const strongest = bullets.filter((bullet) => bullet.result === 2 && !best.includes(bullet));
	const lifted = best
		.filter((bullet) => bullet.skills.length > 0 || !strongest.some(({ at }) => at < bullet.at && bullet.result < 2))
		.sort((a, b) => Number(b.result > 0) - Number(a.result > 0) || b.worth - a.worth || a.at - b.at);
	return [...lifted, ...bullets.filter((bullet) => !lifted.includes(bullet))];
}
