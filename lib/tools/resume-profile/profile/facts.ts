import type { Fact, ResumeBullet, ResumeLine, ResumeSource } from "@/lib/tools/resume-profile/schemas";
import { joinWrapped } from "@/lib/tools/resume-profile/text/clean-text";

/** Where a value stands: its lines, the page of the first, and their text. */
export function sourceOf(lines: readonly ResumeLine[]): ResumeSource {
	const ids = [...new Set(lines.map((line) => line.lineId))];
	const texts = ids.map((id) => lines.find((line) => line.lineId === id)?.text ?? "");
	return { lineIds: ids, page: lines[0]?.page ?? 1, quote: texts.join(" ").replace(/\t/g, " ") };
}

export function factOf(value: string, confidence: number, lines: readonly ResumeLine[]): Fact {
	return { value, confidence: Math.round(Math.min(Math.max(confidence, 0), 1) * 100) / 100, source: sourceOf(lines) };
}

function isNextParagraph(before: ResumeLine, line: ResumeLine): boolean {
	if (before.y === null || line.y === null || line.page !== before.page) return before.y === null;
	const gap = line.y - before.y;
	return gap > (line.fontSize ?? 10) * 1.75 || (line.bold !== before.bold && line.bold);
}

/** List items, and paragraphs put together from their wrapped lines. */
export function paragraphsOf(lines: readonly ResumeLine[], idPrefix: string): ResumeBullet[] {
	const groups: ResumeLine[][] = [];
	for (const line of lines) {
		const group = groups.at(-1);
		const before = group?.at(-1);
		const startsLower = /^\p{Ll}/u.test(line.text);
		const isItemRest = before?.kind === "bullet" && startsLower && before.y !== null;
		const isParagraphRest =
			before?.kind === "text" && !isNextParagraph(before, line) && (startsLower || !/[.!?:。]$/.test(before.text) || before.text.length > 60);
		if (group && line.kind !== "bullet" && (isItemRest || isParagraphRest)) group.push(line);
		else groups.push([line]);
	}
	return groups.map((group, index) => ({
		bulletId: `${idPrefix}${index + 1}`,
		text: group.map((line) => line.text.replace(/\t/g, " ")).reduce(joinWrapped),
		source: sourceOf(group),
	}));
}
