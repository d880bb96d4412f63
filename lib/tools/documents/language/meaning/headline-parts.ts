import { contactOf, educationText } from "@/lib/tools/documents/language/evidence";
import { tidyText } from "@/lib/tools/documents/language/line-text";
import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";

/** Between a title for the posting and what its owner calls themselves besides. */
const BESIDE = " | ";
const SIGNS = new Set(["|", "·", "•", ",", ";", "–", "—", "/"]);
/** These part words only with room around them: "Kraftfahrer C/CE". */
const NEED_ROOM = new Set(["–", "—", "/"]);
/** A headline of two of these lines is no line under a name. */
const LONGEST_LINE = 100;

/** The parts of a headline between signs; what stands in brackets belongs to what is before them. */
function partsOf(headline: string): string[] {
	const text = tidyText(headline);
	const parts: string[] = [];
	let [start, depth] = [0, 0];
	for (const [at, sign] of [...text].entries()) {
		if (sign === "(") depth++;
		if (sign === ")") depth--;
		const hasRoom = text.charAt(at - 1) === " " && text.charAt(at + 1) === " ";
		if (depth > 0 || !SIGNS.has(sign) || (NEED_ROOM.has(sign) && !hasRoom) || /\d/.test(text.charAt(at + 1))) continue;
		parts.push(text.slice(start, at).trim());
		start = at + 1;
	}
	return [...parts, text.slice(start).trim()].filter(Boolean);
}

const words = (text: string): string =>
	` ${text
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
		.trim()} `;

/** What a written resume says in its heads and lists whatever the posting: positions, studies, certificates, the place. */
function headsOf(profile: ResumeProfile): string[] {
	const printed = profile.printed?.sections ?? [];
	const ofHeads = printed.flatMap(({ section, lines }) => lines.filter(({ style }) => style === "head" || section === "certifications"));
	return [
		...profile.experience.flatMap(({ title, company }) => [title ?? "", company ?? ""]),
		...profile.education.map((education) => educationText(education).line),
		...profile.certifications.map(({ value }) => value),
		...ofHeads.map(({ text }) => text),
		...contactOf(profile),
	].map(words);
}

export interface Headline {
	readonly text: string;
	/** What of the owner's line it does without: other lines of the resume say it. */
	readonly dropped: readonly string[];
}

/**
 * A title for the posting before what a headline says that no head or list of the resume does: a registration, a protected title, what somebody calls
 * themselves. Null where both make no line.
 */
export function headlineBeside(title: string, own: string, profile: ResumeProfile): Headline | null {
	const heads = headsOf(profile);
	const parts = partsOf(own);
	const isTold = (part: string) => [words(title), ...heads].some((head) => head.includes(words(part)));
	const kept = parts.filter((part) => !isTold(part));
	const rest = kept.length === parts.length ? tidyText(own) : kept.join(", ");
	const text = rest === "" ? title : `${title}${BESIDE}${rest}`;
	return text.length <= LONGEST_LINE ? { text, dropped: parts.filter((part) => !kept.includes(part)) } : null;
}

/** What a written headline lost of its owner's: parts that neither it nor a head or list of the resume says. */
export function lostOfHeadline(written: string, own: string, profile: ResumeProfile): string[] {
	const said = [words(written), ...headsOf(profile)];
	return partsOf(own).filter((part) => !said.some((text) => text.includes(words(part))));
}
