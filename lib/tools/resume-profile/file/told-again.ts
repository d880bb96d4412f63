import { detectLanguage } from "@/lib/tools/reading/text/detect-language";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";

/** So many years a career has that is told twice, and such a share of them is the same in both tellings. */
const LEAST_YEARS = 4;
const LEAST_SHARED = 0.8;
/** A name stands among so many first lines. */
const OPENING_LINES = 6;

const yearsOf = (lines: readonly ResumeLine[]): string[] => lines.flatMap(({ text }) => text.match(/\b(?:19|20)\d{2}\b/g) ?? []);
const languageOf = (lines: readonly ResumeLine[]): string => detectLanguage(lines.map(({ text }) => text).join("\n")).tag;

function sharedYears(one: readonly string[], other: readonly string[]): number {
	const left = [...other];
	const shared = one.filter((year) => {
		const at = left.indexOf(year);
		if (at >= 0) left.splice(at, 1);
		return at >= 0;
	});
	return shared.length / Math.max(one.length, other.length);
}

/** Where a second telling may begin: a page does, or the person's name stands once more. */
function mayBegin(lines: readonly ResumeLine[], at: number): boolean {
	const [line, before] = [lines[at], lines[at - 1]];
	if (!line || !before) return false;
	return line.page > before.page || lines.slice(0, Math.min(at, OPENING_LINES)).some(({ text, kind }) => kind === line.kind && text === line.text);
}

/**
 * The lines that tell the same career once more in another language, as files for two countries do: its years are those of the lines before, its
 * language is not. Empty for a resume that is told once.
 */
export function linesToldAgain(lines: readonly ResumeLine[]): readonly ResumeLine[] {
	for (let at = 1; at < lines.length; at += 1) {
		if (!mayBegin(lines, at)) continue;
		const [first, again] = [lines.slice(0, at), lines.slice(at)];
		const [years, yearsAgain] = [yearsOf(first), yearsOf(again)];
		if (Math.min(years.length, yearsAgain.length) < LEAST_YEARS || sharedYears(years, yearsAgain) < LEAST_SHARED) continue;
		if (languageOf(first) !== languageOf(again)) return again;
	}
	return [];
}
