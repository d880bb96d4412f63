import { findDateRanges } from "@/lib/tools/reading/text/date-ranges";
import { type SectionKind, sectionKindOf } from "@/lib/tools/reading/text/section-headings";
import { workSentences } from "@/lib/tools/resume-profile/profile/told/told-sentences";
import type { ResumeDocument, ResumeLine, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { isDocumentTitle } from "@/lib/tools/resume-profile/words/furniture-words";
import { opensDegree } from "@/lib/tools/resume-profile/words/study-words";
import { isOrganisation, titleScore } from "@/lib/tools/resume-profile/words/title-words";

/** How much each heading speaks for a resume: those that other documents have too speak little. */
const OF_HEADINGS: Readonly<Partial<Record<SectionKind, number>>> = {
	experience: 3,
	education: 2.5,
	languages: 1.5,
	volunteering: 1.5,
	certifications: 1,
	skills: 1,
	interests: 1,
	awards: 1,
	publications: 1,
	summary: 0.5,
	memberships: 0.5,
	projects: 0.5,
};
const TITLE_LINES = 4;
const LONGEST_TOLD_LINE = 160;
const MONEY = /[€$£¥]|(?<!\p{L})(?:eur|usd|gbp|chf)(?!\p{L})|\d[.,]\d{2}(?!\d)/iu;
const TO_NOW = /[-–—~〜]|(?<!\p{L})(?:to|bis|à|al|tot|till)(?!\p{L})/iu;
const MOST_OF_SPANS = 4.5;
const OF_A_SPAN = 1.5;
const MOST_OF_ROLES = 3;
const FEWEST_SKILLS = 5;
const LONGEST_LABEL = 30;
const MOST_LINES_LOOKED_AT = 400;

/** A time of work or study: a span in a short line that names a trade, an employer or a degree, or beside one that does. No money stands in it. */
function isToldSpan(line: ResumeLine, before: ResumeLine | undefined, after: ResumeLine | undefined): boolean {
	const { text } = line;
	if (text.length > LONGEST_TOLD_LINE || MONEY.test(text)) return false;
	const ranges = findDateRanges(text);
	if (ranges.length === 0) return false;
	// "2009 to now" is hardly said of anything else; "since 1998" is.
	if (ranges.some((range) => range.isCurrent && TO_NOW.test(range.text))) return true;
	const names = (told: string) => titleScore(told) > 0 || isOrganisation(told) || opensDegree(told);
	const beside = [before, after].filter((other) => other !== undefined && other.text.length < LONGEST_TOLD_LINE / 2 && other.kind !== "bullet");
	return text.split("\t").some(names) || names(text) || beside.some((other) => other !== undefined && names(other.text));
}

/** "Stage manager at Contact Theatre", "a degree in drama": said in resumes that have no headings and no dates. */
function isToldRole(text: string): boolean {
	return (
		text.length <= LONGEST_TOLD_LINE / 2 &&
		!MONEY.test(text) &&
		(titleScore(text) > 0 || opensDegree(text) || /(?<!\p{L})(?:degree|b\.a\.|diploma|abschluss|diplôme|título)(?!\p{L})/iu.test(text))
	);
}

/** "Langues : français, anglais" has its heading in the line. */
const labelOf = (text: string): string => text.slice(0, Math.max(0, text.slice(0, LONGEST_LABEL).search(/[:：]/u))).trim();

/** How much of a document speaks for its being somebody's resume: its headings, times of work and study, and whose it is. */
export function resumeSigns({ lines: all }: ResumeDocument, profile: ResumeProfile): number {
	const lines = all.slice(0, MOST_LINES_LOOKED_AT);
	const headings = new Set(lines.flatMap(({ text }) => sectionKindOf(text) ?? sectionKindOf(labelOf(text)) ?? []));
	const spans = lines.filter((line, at) => isToldSpan(line, lines[at - 1], lines[at + 1])).length;
	const isTitled = lines.slice(0, TITLE_LINES).some(({ text }) => isDocumentTitle(text));
	const isReachable = profile.contact.email !== null || profile.contact.phone !== null;
	return (
		[...headings].reduce((sum, kind) => sum + (OF_HEADINGS[kind] ?? 0), 0) +
		Math.min(MOST_OF_SPANS, spans * OF_A_SPAN) +
		Math.min(MOST_OF_SPANS, workSentences(lines).length * OF_A_SPAN) +
		(isTitled ? 4 : 0) +
		(profile.name !== null && isReachable ? 1 : 0) +
		(isReachable ? Math.min(MOST_OF_ROLES, lines.filter(({ text }) => isToldRole(text)).length) : 0) +
		(profile.skills.length >= FEWEST_SKILLS ? 1 : 0) +
		(profile.education.some(({ degree, institution }) => degree && institution) ? 1 : 0)
	);
}
