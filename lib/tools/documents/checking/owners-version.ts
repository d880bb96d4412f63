import { type Evidence, indexEvidence, titlesOf } from "@/lib/tools/documents/language/evidence";
import { sameText, tidyText } from "@/lib/tools/documents/language/line-text";
import type { ClaimViolation, OwnWords, TailoredLine, TailoredResume } from "@/lib/tools/documents/schemas";
import { findClaimViolations, isSummarySupported } from "./claim-gate";
import { checkLine } from "./line-gate";
import { shownIn, unshownIn } from "./own-words";
import { type ClaimCheck, violation } from "./violations";

/** The longest line that a person may write, in characters. */
const LONGEST_LINE = 2_000;
/** What no document format can carry. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\ufffe\uffff]/u;

export interface OwnersVerdict {
	/** What refuses it: facts that have fields of their own and are others, lines that no document can have. */
	readonly violations: ClaimViolation[];
	/** The owner's lines that the resume does not support word for word. They pass, and are told as theirs wherever the resume is. */
	readonly ownWords: OwnWords[];
}

/**
 * Judges a tailored resume that its owner has changed since it was written. A person may say of themselves what they like: their lines, headline and
 * summary pass, and what they say beyond the resume is named. Whatever they did not write passes the check of every other resume, and so do the
 * facts that have fields of their own: name, contact, employers, titles, dates, degrees. What they took out is no claim.
 */
export function judgeOwnersVersion(check: ClaimCheck, written: TailoredResume): OwnersVerdict {
	const own = ownLines(check.resume, written);
	const evidence = indexEvidence(check.profile);
	const rest = findClaimViolations({ ...check, resume: withoutOwnLines(check.resume, { written, own, evidence }) }).filter(({ kind }) => kind !== "left_out");
	const impossible = own.flatMap(({ text, where }) => impossibleText(text, where));
	return { violations: [...impossible, ...rest], ownWords: impossible.length > 0 ? [] : ownWordsIn(check, { written, own, evidence }) };
}

interface Given {
	/** As the run wrote it. */
	readonly written: TailoredResume;
	readonly own: readonly OwnLine[];
	readonly evidence: Evidence;
}

interface OwnLine {
	/** What it cites; of the headline and the summary their names. */
	readonly key: string;
	readonly where: string;
	readonly text: string;
}

const keyOf = ({ sourceIds }: TailoredLine) => sourceIds.join(" ");
const HEADLINE = "headline";
const SUMMARY = "summary";

function placedLines({ experience, education, otherSections }: TailoredResume): { where: string; line: TailoredLine }[] {
	return [
		...experience.flatMap(({ company, title, experienceId, bullets }) =>
			bullets.map((line) => ({ where: `Experience: ${company ?? title ?? experienceId}`, line })),
		),
		...education.flatMap(({ details }) => details.map((line) => ({ where: "Education", line }))),
		...otherSections.flatMap(({ heading, lines }) => lines.map((line) => ({ where: tidyText(heading), line }))),
	];
}

const writtenTexts = (written: TailoredResume) => new Map(placedLines(written).map(({ line }) => [keyOf(line), line.text]));

/** The lines that are not as the run wrote them. */
function ownLines(resume: TailoredResume, written: TailoredResume): OwnLine[] {
	const before = writtenTexts(written);
	const lines = placedLines(resume).flatMap(({ where, line }) =>
		sameText(before.get(keyOf(line)) ?? null, line.text) ? [] : [{ key: keyOf(line), where, text: line.text }],
	);
	const headline =
		resume.headline !== null && !sameText(resume.headline, written.headline) ? [{ key: HEADLINE, where: "Headline", text: resume.headline }] : [];
	const summary =
		resume.summary && !sameText(resume.summary.text, written.summary?.text ?? null) ? [{ key: SUMMARY, where: "Summary", text: resume.summary.text }] : [];
	return [...headline, ...summary, ...lines];
}

/** The resume as the check of every other one may read it: each own line as the run wrote it, or as its source says it. */
function withoutOwnLines(resume: TailoredResume, { written, own, evidence }: Given): TailoredResume {
	const keys = new Set(own.map(({ key }) => key));
	const before = writtenTexts(written);
	const put = <Given extends TailoredLine>(lines: readonly Given[]): Given[] =>
		lines.map((line) => (keys.has(keyOf(line)) ? { ...line, text: before.get(keyOf(line)) ?? sourceOf(keyOf(line), evidence) } : line));
	return {
		...resume,
		headline: written.headline,
		summary: written.summary,
		experience: resume.experience.map((one) => ({ ...one, bullets: put(one.bullets) })),
		education: resume.education.map((one) => ({ ...one, details: put(one.details) })),
		otherSections: resume.otherSections.map((one) => ({ ...one, lines: put(one.lines) })),
	};
}

function impossibleText(text: string, where: string): ClaimViolation[] {
	const claim = text.slice(0, 80);
	if (tidyText(text) === "") return [violation("unsupported_text", where, claim, "A line can't be empty.")];
	if (text.length > LONGEST_LINE)
		return [violation("unsupported_text", where, claim, `A line has at most ${LONGEST_LINE} characters; this one has ${text.length}.`)];
	return UNPRINTABLE.test(text) ? [violation("unsupported_text", where, claim, "It has control characters, which no document can carry.")] : [];
}

function ownWordsIn(check: ClaimCheck, { written, own, evidence }: Given): OwnWords[] {
	const { profile, confirmedSkills, resume } = check;
	const shown = shownIn(profile, confirmedSkills);
	return own.flatMap(({ key, where, text }): OwnWords[] => {
		if (key === HEADLINE && titlesOf(profile).some((title) => sameText(title, text))) return [];
		if (key === SUMMARY && isSummarySupported(check)) return [];
		const source = key === HEADLINE ? (written.headline ?? "") : key === SUMMARY ? summarySource(resume, written) : sourceOf(key, evidence);
		if (key !== HEADLINE && key !== SUMMARY && checkLine(text, source).length === 0) return [];
		const { claims, explanation } = unshownIn(text, source, shown);
		return [{ where, text, unshown: claims, explanation }];
	});
}

/** The text of what a line cites. */
function sourceOf(key: string, evidence: Evidence): string {
	return key
		.split(" ")
		.flatMap((id) => evidence.get(id)?.[0] ?? [])
		.join(" ");
}

function summarySource({ summary }: TailoredResume, written: TailoredResume): string {
	return written.summary?.text ?? summary?.text ?? "";
}
