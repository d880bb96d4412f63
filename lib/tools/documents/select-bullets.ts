import type { ResumeBullet, ResumeExperience } from "@/lib/tools/resume-profile/schemas";
import { sameText, tidyText } from "./line-text";
import { isEnglish, rephraseLine } from "./phrasing";
import { type PostingNeeds, relevanceOf } from "./relevance";
import type { ResumeChange, TailoredLine } from "./schemas";

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

interface RankedBullet {
	readonly bullet: ResumeBullet;
	readonly at: number;
	readonly score: number;
}

function rank(bullets: readonly ResumeBullet[], needs: PostingNeeds): RankedBullet[] {
	return bullets.map((bullet, at) => ({ bullet, at, score: relevanceOf(bullet.text, needs) })).sort((a, b) => b.score - a.score || a.at - b.at);
}

function quote(text: string): string {
	const tidy = tidyText(text);
	return tidy.length > 90 ? `"${tidy.slice(0, 88).trimEnd()}…"` : `"${tidy}"`;
}

/** Orders a position's bullets by what they say to the posting, keeps the best, and rephrases English ones within safe limits. */
export function selectBullets(experience: ResumeExperience, { position, needs, isEnglish: english }: SelectionRules): SelectedExperience {
	const section = `Experience: ${experience.company ?? experience.title ?? experience.datesText ?? experience.experienceId}`;
	const budget = BUDGETS[position] ?? OLDER_BUDGET;
	const ranked = rank(experience.bullets, needs);
	const kept = ranked.filter((entry, place) => place < budget.floor || (place < budget.ceiling && entry.score > 0));
	const dropped = ranked.filter((entry) => !kept.includes(entry));
	const lines = kept.map(({ bullet }) => ({ text: writeLine(bullet, experience, needs, english), sourceIds: [bullet.bulletId] }));
	const changes: ResumeChange[] = [];
	if (kept.some((entry, place) => entry.at !== kept.map(({ at }) => at).sort((a, b) => a - b)[place]))
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
			what: `Kept ${kept.length} of ${ranked.length} lines. Left out: ${dropped.map(({ bullet }) => quote(bullet.text)).join("; ")}.`,
			why: "They say the least about this posting. Your source resume still has them.",
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
