import { sameText, tidyText } from "@/lib/tools/documents/language/line-text";
import type { ResumeChange, TailoredLine, TailoredResume } from "@/lib/tools/documents/schemas";

const SECTION = "Changed by you";
const WHY = "You changed this after the resume was written; it passed the same check as every other line.";

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

function change(what: string): ResumeChange {
	return { kind: "rephrased", section: SECTION, what, why: WHY };
}

/**
 * The changes as they are told once a resume's owner has changed it: without rephrased lines that stand there no more, and with what the
 * owner changed.
 */
export function withOwnersChanges(changes: readonly ResumeChange[], written: TailoredResume, resume: TailoredResume): ResumeChange[] {
	const lines = linesOf(resume);
	const told = changes.filter(({ kind, text }) => kind !== "rephrased" || text === undefined || lines.some((line) => sameText(line.text, text)));
	const before = new Map(linesOf(written).map((line) => [sourcesOf(line), line.text]));
	const changed = lines.flatMap((line) => {
		const text = before.get(sourcesOf(line));
		if (text === undefined) return [change(`"${tidyText(line.text)}" is in again.`)];
		return sameText(text, line.text) ? [] : [change(`"${tidyText(text)}" became "${tidyText(line.text)}".`)];
	});
	const headline = sameText(written.headline, resume.headline) ? [] : [change(`The headline is "${tidyText(resume.headline ?? "")}".`)];
	return [...told, ...headline, ...changed];
}
