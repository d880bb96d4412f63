import { tidyText } from "@/lib/tools/documents/language/line-text";
import type { TailoredResume } from "@/lib/tools/documents/schemas";
import type { RankedBullet } from "./order-bullets";

/** Letters on a printed line; signs of East Asian scripts are twice as wide. */
const LINE_WIDTH = 98;
const LINES_PER_PAGE = 50;
const MOST_PAGES = 2;
/** Beyond this many pages nothing is left out: such a resume is meant to be long. */
const LONGEST_PAGES = 12;
/** At least so many lines of a position stay, newest first; older ones keep two. */
const FLOORS = [4, 3, 3] as const;
const OLDER_FLOOR = 2;
/** What a summary takes that is yet to be written. */
const SUMMARY_LINES = 5;
const HEADING_LINES = 2.2;
const ENTRY_LINES = 2.4;

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/gu;

function linesOf(text: string, width = LINE_WIDTH): number {
	const tidy = tidyText(text);
	const wide = tidy.match(WIDE)?.length ?? 0;
	return tidy === "" ? 0 : Math.ceil((tidy.length + wide) / width);
}

function sumOf(values: readonly number[]): number {
	return values.reduce((sum, value) => sum + value, 0);
}

/** How many lines a resume takes in print, without the lines of its positions. */
function fixedLines(resume: TailoredResume, movable: ReadonlySet<string>): number {
	const { summary, skills, education, certifications, languages, otherSections, experience } = resume;
	const schools = sumOf(education.map((school) => linesOf(school.line) + 0.5 + sumOf(school.details.map((detail) => linesOf(detail.text)))));
	const others = sumOf(
		otherSections.map((section) => HEADING_LINES + sumOf(section.lines.map((line) => (movable.has(line.sourceIds[0] ?? "") ? 0 : linesOf(line.text))))),
	);
	const headings = [summary, skills.length, experience.length, education.length, certifications.length, languages.length].filter(Boolean).length;
	const lists = linesOf(summary?.text ?? "") + linesOf(skills.join(", ")) + resume.skillGroups.length / 2 + linesOf(languages.join(", "));
	return 5 + headings * HEADING_LINES + lists + schools + sumOf(certifications.map((line) => linesOf(line))) + others + experience.length * ENTRY_LINES;
}

/**
 * The ids of the lines that a resume does without, so that it fits two pages: what says the least to the posting, in the oldest positions
 * first. Where two pages can't be reached anyway, only what the next page saves.
 */
export function chooseLeftOut(draft: TailoredResume, positions: readonly (readonly RankedBullet[])[]): Set<string> {
	const left = new Set<string>();
	const all = positions.flatMap((bullets, position) => bullets.map((ranked) => ({ ranked, position, lines: linesOf(ranked.bullet.text, LINE_WIDTH - 4) })));
	const total =
		fixedLines(draft, new Set(all.map(({ ranked }) => ranked.bullet.bulletId))) + (draft.summary ? 0 : SUMMARY_LINES) + sumOf(all.map(({ lines }) => lines));
	if (total <= MOST_PAGES * LINES_PER_PAGE) return left;
	const remaining = positions.map((bullets) => bullets.length);
	const byWorth = [...all].sort((a, b) => a.ranked.worth - b.ranked.worth || b.position - a.position || b.ranked.at - a.ranked.at);
	const droppable = byWorth.filter(({ position }) => {
		const count = remaining[position] ?? 0;
		if (count <= (FLOORS[position] ?? OLDER_FLOOR)) return false;
		remaining[position] = count - 1;
		return true;
	});
	const shortest = total - sumOf(droppable.map(({ lines }) => lines));
	const pages = Math.max(MOST_PAGES, Math.ceil(shortest / LINES_PER_PAGE));
	if (pages > LONGEST_PAGES) return left;
	let lines = total;
	for (const { ranked, lines: saved } of droppable) {
		if (lines <= pages * LINES_PER_PAGE) break;
		left.add(ranked.bullet.bulletId);
		lines -= saved;
	}
	return left;
}
