import type { ResumeDocument, ResumeLine, ResumeProfile, ResumeSource, UnusedReason, UnusedText } from "@/lib/tools/resume-profile/schemas";
import { findDateRange } from "@/lib/tools/resume-profile/text/date-ranges";
import { sourceOf } from "./facts";
import { leftoversOf } from "./leftovers";
import type { ResumeParts } from "./resume-parts";

/** More text than this in no field is said. */
const MOST_UNREAD = 0.05;
const MOST_OF_A_KIND = 5;
const LONGEST_QUOTE = 80;

type Read = Omit<ResumeProfile, "unused" | "readShare" | "gaps">;
export type Coverage = Pick<ResumeProfile, "unused" | "readShare" | "gaps">;

/** Accounts for every line of a resume: what stands in no field with the reason, how much stands in fields, and what looks incomplete. */
export function coverageOf(document: ResumeDocument, parts: ResumeParts, profile: Read): Coverage {
	const unused = unusedOf(document.lines, parts, profile);
	const noise = new Set(parts.noise);
	const all = sum(document.lines.filter((line) => !noise.has(line)).map(({ text }) => text));
	const left = sum(unused.filter(({ reason }) => reason !== "page_furniture").map(({ text }) => text));
	const readShare = all === 0 ? 0 : Math.round(Math.max(0, 1 - left / all) * 100) / 100;
	return { unused, readShare, gaps: gapsOf(document, profile, unused, readShare) };
}

function sum(texts: readonly string[]): number {
	return texts.reduce((letters, text) => letters + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
}

/** What was read from lines of which only parts are values: the heads of entries, and lines about the person. */
function valuesByLine(profile: Read): Map<string, { values: string[]; hasDates: boolean }> {
	const byLine = new Map<string, { values: string[]; hasDates: boolean }>();
	const add = (source: ResumeSource, values: readonly (string | null | undefined)[], hasDates: boolean) => {
		for (const lineId of source.lineIds) {
			const known = byLine.get(lineId) ?? { values: [], hasDates: false };
			byLine.set(lineId, { values: [...known.values, ...values.filter((value) => typeof value === "string")], hasDates: known.hasDates || hasDates });
		}
	};
	for (const job of profile.experience) add(job.source, [job.title, job.company, job.location, job.datesText], job.startDate !== null);
	for (const school of profile.education) {
		add(school.source, [school.institution, school.degree, school.field], school.startDate !== null || school.endDate !== null);
	}
	const { email, phone, location, links } = profile.contact;
	for (const fact of [profile.name, profile.headline, email, phone, location, ...links]) if (fact) add(fact.source, [fact.value], false);
	return byLine;
}

/** Lines that are values as a whole. */
function wholeLines(profile: Read): Set<string> {
	const facts = [profile.summary, ...profile.skills, ...profile.languages, ...profile.certifications].flatMap((fact) => fact?.source.lineIds ?? []);
	const details = profile.education.map(({ details }) => details);
	const bullets = [...profile.experience.map(({ bullets }) => bullets), ...details, ...profile.otherSections.map(({ lines }) => lines)].flat();
	return new Set([...facts, ...bullets.flatMap(({ source }) => source.lineIds)]);
}

function unusedOf(lines: readonly ResumeLine[], parts: ResumeParts, profile: Read): UnusedText[] {
	const byLine = valuesByLine(profile);
	const whole = wholeLines(profile);
	const heads = new Set([...profile.experience, ...profile.education].flatMap(({ source }) => source.lineIds));
	const [noise, person, headings] = [new Set(parts.noise), new Set(parts.person), new Set(parts.headings)];
	return lines.flatMap((line): UnusedText[] => {
		const unused = (text: string, reason: UnusedReason): UnusedText => ({ text: text.replaceAll("\t", " "), reason, source: sourceOf([line]) });
		if (noise.has(line)) return [unused(line.text, "page_furniture")];
		const known = byLine.get(line.lineId);
		if (known) {
			const left = leftoversOf(line.text, known.values, known.hasDates);
			return whole.has(line.lineId) || left.length === 0 ? [] : [unused(left.join(", "), heads.has(line.lineId) ? "aside" : "personal")];
		}
		if (whole.has(line.lineId) || headings.has(line)) return [];
		return [unused(line.text, person.has(line) ? "personal" : "not_understood")];
	});
}

function quoted(text: string): string {
	return text.length > LONGEST_QUOTE ? `"${text.slice(0, LONGEST_QUOTE).trimEnd()}…"` : `"${text}"`;
}

function gapsOf(document: ResumeDocument, profile: Read, unused: readonly UnusedText[], readShare: number): string[] {
	const stray = unused.filter(({ reason, text }) => reason === "not_understood" && (findDateRange(text)?.start ?? null) !== null);
	const undated = profile.experience.filter(({ startDate, endDate }) => startDate === null && endDate === null);
	const nameless = profile.experience.filter(({ company }) => company === null);
	const written = new Set(document.lines.map(({ page }) => page));
	const empty = document.format === "pdf" ? Array.from({ length: document.pageCount }, (_, at) => at + 1).filter((page) => !written.has(page)) : [];
	return [
		...(profile.name ? [] : ["No name was read."]),
		...(profile.experience.length > 0 ? [] : ["No position was read."]),
		...empty.slice(0, MOST_OF_A_KIND).map((page) => `Nothing was read from page ${page}.`),
		...stray.slice(0, MOST_OF_A_KIND).map(({ text, source }) => `Dates stand outside any position or study: ${quoted(text)} on page ${source.page}.`),
		...undated.slice(0, MOST_OF_A_KIND).map(({ company, title }) => `No dates were read for ${quoted([title, company].filter(Boolean).join(", "))}.`),
		...nameless.slice(0, MOST_OF_A_KIND).map(({ title, datesText }) => `No employer was read for ${quoted([title, datesText].filter(Boolean).join(", "))}.`),
		...(1 - readShare > MOST_UNREAD ? [`${Math.round((1 - readShare) * 100)} % of the text in your file stands in no field.`] : []),
	];
}
