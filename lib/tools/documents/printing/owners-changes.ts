import { sameText, tidyText } from "@/lib/tools/documents/language/line-text";
import type { OwnWords, ResumeChange, TailoredLine, TailoredResume } from "@/lib/tools/documents/schemas";

const SECTION = "Changed by you";
const SUPPORTED = "You changed this after the resume was written; it passed the same check as every other line.";
const OWN = "You wrote this, in your own words. It was not checked, and no line of your resume stands behind it.";
const TAKEN_OUT = "You took this out after the resume was written.";

/** The lines of a resume in its order. */
function linesOf({ summary, experience, education, otherSections }: TailoredResume): TailoredLine[] {
	return [
		...(summary ? [summary] : []),
		...experience.flatMap(({ bullets }) => bullets),
		...education.flatMap(({ details }) => details),
		...otherSections.flatMap(({ lines }) => lines),
	];
}

const sourcesOf = (line: TailoredLine) => line.sourceIds.join(" ");

function change(what: string, why: string): ResumeChange {
	return { kind: "rephrased", section: SECTION, what, why };
}

/**
 * The changes as they are told once a resume's owner has changed it: without rephrased lines that stand there no more, and with what the
 * owner changed. What they say beyond their resume is told as theirs.
 */
export function withOwnersChanges(
	changes: readonly ResumeChange[],
	written: TailoredResume,
	resume: TailoredResume,
	ownWords: readonly OwnWords[] = [],
): ResumeChange[] {
	const lines = linesOf(resume);
	const told = changes.filter(({ kind, text }) => kind !== "rephrased" || text === undefined || lines.some((line) => sameText(line.text, text)));
	const before = new Map(linesOf(written).map((line) => [sourcesOf(line), line.text]));
	const byOwner = (what: string, text: string): ResumeChange => {
		const own = ownWords.find((one) => sameText(one.text, text));
		if (!own) return change(what, SUPPORTED);
		return change(own.unshown.length > 0 ? `${what} ${own.explanation}` : what, OWN);
	};
	const changed = lines.flatMap((line) => {
		const text = before.get(sourcesOf(line));
		if (text === undefined) return [byOwner(`"${tidyText(line.text)}" is in again.`, line.text)];
		return sameText(text, line.text) ? [] : [byOwner(`"${tidyText(text)}" became "${tidyText(line.text)}".`, line.text)];
	});
	const kept = new Set(lines.map(sourcesOf));
	const named = new Set(resume.leftOut.map(({ sourceId }) => sourceId));
	const taken = linesOf(written)
		.filter((line) => !kept.has(sourcesOf(line)) && !line.sourceIds.every((id) => named.has(id)))
		.map(({ text }) => change(`"${tidyText(text)}" was taken out.`, TAKEN_OUT));
	return [...told, ...headlineChange(written.headline, resume.headline, byOwner), ...changed, ...taken];
}

function headlineChange(before: string | null, now: string | null, byOwner: (what: string, text: string) => ResumeChange): ResumeChange[] {
	if (sameText(before, now)) return [];
	return now === null ? [change("The headline was taken out.", TAKEN_OUT)] : [byOwner(`The headline is "${tidyText(now)}".`, now)];
}
