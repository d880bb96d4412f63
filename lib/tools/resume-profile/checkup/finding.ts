import { CHECKUP_PARTS, type CheckupFinding, type FindingKind, type PartName, type Severity } from "@/lib/tools/resume-profile/checkup-report";
import type { ResumeDocument, ResumeLine, ResumeProfile, ResumeSource } from "@/lib/tools/resume-profile/schemas";

/** What every rule is given. */
export interface CheckupInput {
	readonly document: ResumeDocument;
	readonly profile: ResumeProfile;
	readonly now: Date;
	/** The main part of the language tag: `pt` of `pt-BR`. */
	readonly language: string;
}

/** A finding before it is numbered. */
export type Draft = Omit<CheckupFinding, "findingId">;
/** One rule: pure, and silent where it can't be sure. */
export type Rule = (input: CheckupInput) => Draft[];

/** The part of the report that each kind belongs to. */
const PART_OF: Readonly<Record<FindingKind, PartName>> = {
	email_missing: "contact",
	email_hard_to_read: "contact",
	phone_missing: "contact",
	name_missing: "contact",
	text_not_understood: "reading",
	person_in_doubt: "reading",
	line_in_doubt: "reading",
	read_side_by_side: "reading",
	dates_apart: "reading",
	columns: "reading",
	page_empty: "reading",
	page_scanned: "reading",
	heading_unknown: "reading",
	heading_missing: "reading",
	dates_missing: "history",
	dates_without_months: "history",
	dates_in_several_styles: "history",
	gap: "history",
	overlap: "history",
	oldest_first: "history",
	positions_missing: "history",
	employer_missing: "history",
	title_missing: "history",
	no_results: "wording",
	few_results: "wording",
	line_too_long: "wording",
	weak_opening: "wording",
	repeated_opening: "wording",
	first_person: "wording",
	summary_missing: "summary",
	summary_too_long: "summary",
	empty_phrase: "summary",
	skills_missing: "skills",
	skills_not_shown: "skills",
	too_many_pages: "form",
	file_name: "form",
	personal_fact: "form",
};

/** Of something that the file does not have. */
export const NOWHERE: ResumeSource = { lineIds: [], page: 1, quote: "" };

const LONGEST_QUOTE = 600;

/** A place with a quote that a report can hold. */
export function shortPlace({ lineIds, page, quote }: ResumeSource): ResumeSource {
	return { lineIds, page, quote: quote.length > LONGEST_QUOTE ? `${quote.slice(0, LONGEST_QUOTE).trimEnd()}…` : quote };
}

/** The place of one line of the file. */
export function placeOf(line: ResumeLine): ResumeSource {
	return { lineIds: [line.lineId], page: line.page, quote: line.text.replaceAll("\t", " ") };
}

export function draft(kind: FindingKind, severity: Severity, told: Pick<Draft, "title" | "why" | "place"> & { readonly mended?: string | null }): Draft {
	return { kind, part: PART_OF[kind], severity, title: told.title, why: told.why, place: shortPlace(told.place), mended: told.mended ?? null };
}

const LONGEST_NAME = 60;

/** Words of the file in a sentence of ours. */
export function quoted(text: string): string {
	const plain = text.replaceAll("\t", " ");
	return plain.length > LONGEST_NAME ? `“${plain.slice(0, LONGEST_NAME).trimEnd()}…”` : `“${plain}”`;
}

/** A position in words of the file: its title, else its employer, else its dates. */
export function nameOfJob({ title, company, datesText, source }: ResumeProfile["experience"][number]): string {
	return quoted(title ?? company ?? datesText ?? source.quote);
}

/** How a finding's part is called. */
export const partTitle = (part: PartName): string => CHECKUP_PARTS[part].title;
