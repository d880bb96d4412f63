import { sameText, tidyText } from "@/lib/tools/documents/language/line-text";
import type { ResumeChange, TailoredLine } from "@/lib/tools/documents/schemas";
import type { ResumeBullet, ResumeExperience } from "@/lib/tools/resume-profile/schemas";
import { isEnglish, rephraseLine } from "./phrasing";
import { type PostingNeeds, relevanceOf } from "./relevance";

export interface SelectionRules {
	/** 0 is the newest position. */
	readonly position: number;
	readonly needs: PostingNeeds;
	readonly isEnglish: boolean;
}

export interface SelectedExperience {
	readonly lines: TailoredLine[];
	readonly changes: ResumeChange[];
}

/** How many bullets a position keeps, newest first: at least `floor` of them however irrelevant, at most `ceiling`. */
const BUDGETS = [
	{ floor: 4, ceiling: 7 },
	{ floor: 3, ceiling: 6 },
	{ floor: 3, ceiling: 5 },
] as const;
const OLDER_BUDGET = { floor: 2, ceiling: 3 } as const;

const MAX_QUOTE_LENGTH = 160;

interface RankedBullet {
	readonly bullet: ResumeBullet;
	readonly at: number;
	readonly score: number;
	readonly hasResult: boolean;
}

/** The bullets worth keeping: by what they say to the posting, then those with a number, then as they stand; in printing order. */
function chooseBullets(bullets: readonly ResumeBullet[], needs: PostingNeeds, budget: { floor: number; ceiling: number }): RankedBullet[] {
	const ranked = bullets.map((bullet, at) => ({ bullet, at, score: relevanceOf(bullet.text, needs), hasResult: /\p{N}/u.test(bullet.text) }));
	const byWorth = [...ranked].sort((a, b) => b.score - a.score || Number(b.hasResult) - Number(a.hasResult) || a.at - b.at);
	const kept = byWorth.filter(({ score, hasResult }, place) => place < budget.floor || (place < budget.ceiling && (score > 0 || hasResult)));
	return kept.sort((a, b) => b.score - a.score || a.at - b.at);
}

function quote(text: string): string {
	const tidy = tidyText(text);
	return tidy.length > MAX_QUOTE_LENGTH ? `"${tidy.slice(0, MAX_QUOTE_LENGTH - 2).trimEnd()}…"` : `"${tidy}"`;
}

/** Orders a position's bullets by what they say to the posting, keeps the best, and rephrases English ones within safe limits. */
export function selectBullets(experience: ResumeExperience, { position, needs, isEnglish: english }: SelectionRules): SelectedExperience {
	const section = `Experience: ${experience.company ?? experience.title ?? experience.datesText ?? experience.experienceId}`;
	const budget = BUDGETS[position] ?? OLDER_BUDGET;
	const kept = chooseBullets(experience.bullets, needs, budget);
	const dropped = experience.bullets.filter((bullet) => !kept.some((entry) => entry.bullet === bullet));
	const lines = kept.map(({ bullet }) => ({ text: writeLine(bullet, experience, needs, english), sourceIds: [bullet.bulletId] }));
	const changes: ResumeChange[] = [];
	if (kept.some((entry, place) => entry.at < (kept[place - 1]?.at ?? 0)))
		changes.push({
			kind: "reordered",
			section,
			what: `Opens with ${quote(kept[0]?.bullet.text ?? "")}.`,
			why: "It says the most about what the posting asks for.",
		});
	if (dropped.length > 0)
		changes.push({
			kind: "selected",
			section,
			what: `Kept ${kept.length} of ${experience.bullets.length} lines. Left out: ${dropped.map((bullet) => quote(bullet.text)).join("; ")}.`,
			why: "What is left out says the least about this posting; your own resume still has it.",
		});
	for (const [at, line] of lines.entries()) {
		const source = kept[at]?.bullet.text ?? "";
		if (!sameText(line.text, source))
			changes.push({
				kind: "rephrased",
				section,
				what: `${quote(source)} became ${quote(line.text)}.`,
				why: "Opens with the verb, drops filler, or spells a skill as the posting does. It claims nothing new.",
			});
	}
	return { lines, changes };
}

function writeLine(bullet: ResumeBullet, experience: ResumeExperience, needs: PostingNeeds, english: boolean): string {
	if (!english || !isEnglishLine(bullet.text)) return tidyText(bullet.text);
	return rephraseLine(bullet.text, { isCurrent: experience.isCurrent, wanted: needs.skills });
}

/** Short lines have no telling words: in an English resume they count as English unless their letters say otherwise. */
function isEnglishLine(text: string): boolean {
	return isEnglish(text) || !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|[à-öø-ÿ]/iu.test(text);
}
