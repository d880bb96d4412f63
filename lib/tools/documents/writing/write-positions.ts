import { sameText, tidyText } from "@/lib/tools/documents/language/line-text";
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

/** Why a line stands higher: by what is there in it. */
function whyHigher({ skills, spoken, result }: RankedBullet): string {
	const named = [...new Set(skills)].slice(0, MOST_NAMED);
	const quoted = spoken.map((word) => `"${word}"`).join(" and ");
	const asked = named.length > 0 ? `It names ${named.join(" and ")}, which the posting asks for` : `It is about work for which the posting says ${quoted}`;
	return `${asked}${result > 0 ? ", and shows what came of it" : ""}.`;
}

/** The lines that passed one which stood above them; the first line is told as such only where it was not the first before. */
function reorderedChange(section: string, kept: readonly RankedBullet[]): ResumeChange[] {
	const moved = kept.filter((entry, place) => kept.slice(place + 1).some(({ at }) => at < entry.at));
	const [first] = moved;
	if (!first) return [];
	const sourceIds = kept.map(({ bullet }) => bullet.bulletId);
	const what = first === kept[0] ? `Opens with ${quote(first.bullet.text)}.` : `Higher up: ${quote(first.bullet.text)}.`;
	return [{ kind: "reordered", section, what, why: whyHigher(first), sourceIds }];
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
		written.changes.push(...reorderedChange(section, kept));
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
