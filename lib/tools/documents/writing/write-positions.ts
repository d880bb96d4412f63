import { sameText, tidyText } from "@/lib/tools/documents/language/line-text";
import { tellsApart } from "@/lib/tools/documents/language/meaning/vague-words";
import type { LeftOutLine, ResumeChange, TailoredLine, TailoredResume } from "@/lib/tools/documents/schemas";
import type { ResumeExperience } from "@/lib/tools/resume-profile/schemas";
import { chooseLeftOut } from "./fit-length";
import { orderBullets, type RankedBullet, rankBullets } from "./order-bullets";
import { type PhrasedLine, phraseLines } from "./phrase-lines";
import type { PostingNeeds } from "./relevance";

export interface WrittenPositions {
	/** The lines of each position, in the order of the positions. */
	readonly lines: TailoredLine[][];
	readonly leftOut: LeftOutLine[];
	readonly changes: ResumeChange[];
}

const MAX_QUOTE_LENGTH = 160;
const MOST_NAMED = 2;

function quote(text: string): string {
	const tidy = tidyText(text);
	return tidy.length > MAX_QUOTE_LENGTH ? `"${tidy.slice(0, MAX_QUOTE_LENGTH - 2).trimEnd()}…"` : `"${tidy}"`;
}

/** The section of a position, as changes and the claim check name it. */
export function sectionOf({ company, title, datesText, experienceId }: Pick<ResumeExperience, "company" | "title" | "datesText" | "experienceId">): string {
	return `Experience: ${company ?? title ?? datesText ?? experienceId}`;
}

/** Why a line stands higher: by what is there in it. A word that any posting of the trade says is no reason. */
function whyHigher({ skills, spoken, result }: RankedBullet): string {
	const named = [...new Set(skills)].filter(tellsApart).slice(0, MOST_NAMED);
	const words = spoken.filter(tellsApart).map((word) => `"${word}"`);
	if (named.length > 0) return `It names ${named.join(" and ")}, which the posting asks for${result > 0 ? ", and shows what came of it" : ""}.`;
	if (words.length > 0) return `It is about work for which the posting says ${words.join(" and ")}${result > 0 ? ", and shows what came of it" : ""}.`;
	return result > 0
		? "It shows what came of your work, and is nearer to the posting than the lines below it."
		: "It is nearer to the posting than the lines below it.";
}

/** The lines that passed one which stood above them, each told by itself; the first line is told as such only where it was not the first before. */
function reorderedChanges(section: string, kept: readonly RankedBullet[]): ResumeChange[] {
	const moved = kept.filter((entry, place) => kept.slice(place + 1).some(({ at }) => at < entry.at));
	return moved.map((entry) => ({
		kind: "reordered",
		section,
		what: `${entry === kept[0] ? "Opens with" : "Higher up:"} ${quote(entry.bullet.text)}.`,
		why: whyHigher(entry),
		sourceIds: [entry.bullet.bulletId],
	}));
}

function phrasingChange(section: string, bullet: RankedBullet["bullet"], phrased: PhrasedLine): ResumeChange[] {
	const { text, rule, why } = phrased;
	if (rule === null || sameText(text, bullet.text)) return [];
	const what = `${quote(bullet.text)} became ${quote(text)}.`;
	return [{ kind: "rephrased", section, what, why, sourceText: tidyText(bullet.text), text, sourceIds: [bullet.bulletId], rule }];
}

/** Orders the lines of every position for the posting, leaves out what two pages have no room for, and rephrases within safe limits. */
export function writePositions(
	experience: readonly ResumeExperience[],
	draft: TailoredResume,
	needs: PostingNeeds,
	language: { readonly tag: string; readonly isEnglish: boolean },
): WrittenPositions {
	const ranked = experience.map((position) => rankBullets(position.bullets, needs));
	const leftIds = chooseLeftOut(draft, ranked);
	const written: WrittenPositions = { lines: [], leftOut: [], changes: [] };
	for (const [at, position] of experience.entries()) {
		const section = sectionOf(position);
		const ordered = orderBullets(ranked[at] ?? []);
		const kept = ordered.filter(({ bullet }) => !leftIds.has(bullet.bulletId));
		const dropped = position.bullets.filter((bullet) => leftIds.has(bullet.bulletId));
		const phrased = phraseLines(
			kept.map(({ bullet }) => bullet.text),
			{ isCurrent: position.isCurrent, wanted: needs.skills, ...language },
		);
		written.lines.push(kept.map(({ bullet }, place) => ({ text: phrased[place]?.text ?? tidyText(bullet.text), sourceIds: [bullet.bulletId] })));
		written.leftOut.push(...dropped.map(({ bulletId, text }) => ({ section, text: tidyText(text), sourceId: bulletId })));
		written.changes.push(...reorderedChanges(section, kept));
		if (dropped.length > 0)
			written.changes.push({
				kind: "selected",
				section,
				what: `Kept ${kept.length} of ${position.bullets.length} lines. Left out: ${dropped.map((bullet) => quote(bullet.text)).join("; ")}.`,
				why: "Two pages have no room for everything, and this says the least about this posting; your own resume still has it.",
				sourceIds: dropped.map((bullet) => bullet.bulletId),
			});
		for (const [place, { bullet }] of kept.entries()) {
			const line = phrased[place];
			if (line) written.changes.push(...phrasingChange(section, bullet, line));
		}
	}
	return written;
}
