import { sourceOf } from "@/lib/tools/resume-profile/profile/facts";
import type { ResumeParts } from "@/lib/tools/resume-profile/profile/parts/resume-parts";
import { hardToRead } from "@/lib/tools/resume-profile/profile/scanned-values";
import {
	NOTHING_NEW,
	type ResumeDocument,
	type ResumeLine,
	type ResumeProfile,
	type ResumeSource,
	type UnusedReason,
	type UnusedText,
} from "@/lib/tools/resume-profile/schemas";
import { isPersonalLabel, isPersonalRow } from "@/lib/tools/resume-profile/words/personal-labels";
import { placeScore } from "@/lib/tools/resume-profile/words/place-names";
import { schoolWordsIn } from "@/lib/tools/resume-profile/words/school-words";
import { titleScore } from "@/lib/tools/resume-profile/words/title-words";
import { findSkills } from "@/lib/tools/taxonomy/skills/skills";
import { gapsOf } from "./gaps";
import { leftoversOf } from "./leftovers";

type Read = Omit<ResumeProfile, "unused" | "readShare" | "emptyPages" | "gaps">;
export type Coverage = Pick<ResumeProfile, "unused" | "readShare" | "emptyPages" | "gaps">;

/** Accounts for every line of a resume: what stands in no field with the reason, how much is written, and what looks incomplete. */
export function coverageOf(
	document: ResumeDocument,
	parts: ResumeParts,
	profile: Read,
	toldAgain: readonly ResumeLine[] = [],
	told: ReadonlySet<ResumeLine> = new Set(),
): Coverage {
	// Of what is told in sentences each sentence stands somewhere.
	const unused = unusedOf(
		document.lines.filter((line) => !told.has(line)),
		parts,
		profile,
	);
	const noise = new Set(parts.noise);
	const all = sum(document.lines.filter((line) => !noise.has(line)).map(({ text }) => text));
	// What stands in no field and is printed with its section is not lost.
	const printed = new Set((profile.printed?.sections ?? []).flatMap(({ lines }) => lines.flatMap(({ source }) => source.lineIds)));
	const isLost = ({ reason, source }: UnusedText) => !NOTHING_NEW.has(reason) && !source.lineIds.every((id) => printed.has(id));
	const left = sum(unused.filter(isLost).map(({ text }) => text));
	const readShare = all === 0 ? 0 : Math.round(Math.max(0, 1 - left / all) * 100) / 100;
	const written = new Set([...document.lines, ...toldAgain].map(({ page }) => page));
	const pages = document.format === "pdf" ? Array.from({ length: document.pageCount }, (_, at) => at + 1) : [];
	const again = toldAgain.map((line) => ({ text: line.text.replaceAll("\t", " "), reason: "told_again" as const, source: sourceOf([line]) }));
	const covered = { unused: [...unused, ...again], readShare, emptyPages: pages.filter((page) => !written.has(page)) };
	return { ...covered, gaps: gapsOf({ ...profile, ...covered }, hardToRead(profile, document.lines)) };
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
		// An honour in brackets is a part of the head.
		for (const { source, text } of school.details) if (source.lineIds.every((lineId) => school.source.lineIds.includes(lineId))) add(source, [text], false);
	}
	const { email, phone, otherPhones = [], location, links } = profile.contact;
	for (const fact of [profile.name, profile.headline, email, phone, ...otherPhones, location, ...links]) if (fact) add(fact.source, [fact.value], false);
	return byLine;
}

/** Lines that are values as a whole. */
function wholeLines(profile: Read): Set<string> {
	const facts = [profile.summary, ...profile.skills, ...profile.languages, ...profile.certifications].flatMap((fact) => fact?.source.lineIds ?? []);
	const details = profile.education.map(({ details: told, source: head }) =>
		told.filter(({ source }) => !source.lineIds.every((id) => head.lineIds.includes(id))),
	);
	const bullets = [...profile.experience.map(({ bullets }) => bullets), ...details, ...profile.otherSections.map(({ lines }) => lines)].flat();
	return new Set([...facts, ...bullets.flatMap(({ source }) => source.lineIds)]);
}

/** A place, a number, an address or a fact by its label; what names skills is no such thing, wherever it stands, nor are words of which nothing is known. */
function isAboutPerson(text: string): boolean {
	if (isPersonalRow(text) || isPersonalLabel(text) || placeScore(text) > 0 || /@|(?:\d\D?){6}/u.test(text)) return true;
	return findSkills(text).length === 0 && titleScore(text) === 0 && /\d|[:：]/u.test(text);
}

/** A school that was left out is no remark on the one that was read. */
function asideOf(left: readonly string[]): UnusedReason {
	return left.some((part) => schoolWordsIn(part).institution) ? "not_understood" : "aside";
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The person's name printed once more, in a running head, above a second column or as a signature: it is written, so nothing of it is left out. */
function isOwnName(text: string, { name }: Read): boolean {
	const [said, own] = [wordsOf(text), new Set(wordsOf(name?.value ?? ""))];
	return said.length > 0 && said.every((word) => own.has(word));
}

function unusedOf(lines: readonly ResumeLine[], parts: ResumeParts, profile: Read): UnusedText[] {
	const byLine = valuesByLine(profile);
	const whole = wholeLines(profile);
	const heads = new Set([...profile.experience, ...profile.education].flatMap(({ source }) => source.lineIds));
	const [noise, person, headings] = [new Set(parts.noise), new Set(parts.person), new Set(parts.headings)];
	return lines.flatMap((line): UnusedText[] => {
		const unused = (text: string, reason: UnusedReason): UnusedText => ({ text: text.replaceAll("\t", " "), reason, source: sourceOf([line]) });
		if (noise.has(line)) return [unused(line.text, "page_furniture")];
		const personal = isAboutPerson(line.text) ? "personal" : "not_understood";
		const known = byLine.get(line.lineId);
		if (known) {
			const left = leftoversOf(line.text, known.values, known.hasDates);
			return whole.has(line.lineId) || left.length === 0 || left.every((part) => isOwnName(part, profile))
				? []
				: [unused(left.join(", "), heads.has(line.lineId) ? asideOf(left) : personal)];
		}
		if (whole.has(line.lineId) || headings.has(line)) return [];
		if (isOwnName(line.text, profile)) return [];
		return [unused(line.text, person.has(line) ? personal : "not_understood")];
	});
}
