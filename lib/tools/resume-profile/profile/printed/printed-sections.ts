import { sectionKindOf } from "@/lib/tools/reading/text/section-headings";
import type { LineLabel } from "@/lib/tools/resume-profile/labelling/labels";
import { settingOf } from "@/lib/tools/resume-profile/profile/facts";
import type { ResumeParts } from "@/lib/tools/resume-profile/profile/parts/resume-parts";
import { mayGoOn } from "@/lib/tools/resume-profile/profile/parts/whole-headings";
import { setAsHeadings } from "@/lib/tools/resume-profile/profile/set-as-headings";
import type { Fact, PrintedDoubt, PrintedSection, ResumeLine, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { isContactLabel } from "@/lib/tools/resume-profile/words/contact-labels";
import { permitsIn } from "@/lib/tools/resume-profile/words/permit-words";
import { isPersonalLabel, isPersonalRow } from "@/lib/tools/resume-profile/words/personal-labels";
import { doubtsOf } from "./doubts";
import type { DoubtedSection } from "./doubts/sign";
import { printedLines, type SeenLine } from "./printed-lines";

type SectionName = PrintedSection["section"];

const NAMED = ["summary", "experience", "education", "skills", "languages", "certifications"] as const;

/** What a label says of the section that its line stands in. */
const SECTION_OF: readonly (readonly [RegExp, SectionName])[] = [
	[/^job\./, "experience"],
	[/^school\./, "education"],
	[/^skills$/, "skills"],
	[/^languages$/, "languages"],
	[/^certifications$/, "certifications"],
];

function sectionOfHeading(label: LineLabel | null, text: string): SectionName {
	const name = label?.replace("heading.", "") ?? sectionKindOf(text);
	return NAMED.find((one) => one === name) ?? "other";
}

function sectionOfLabels(lines: readonly SeenLine[]): SectionName {
	const counts = new Map<SectionName, number>();
	for (const { label } of lines) {
		const [, name] = SECTION_OF.find(([pattern]) => label !== null && pattern.test(label)) ?? [null, "other" as const];
		counts.set(name, (counts.get(name) ?? 0) + 1);
	}
	return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "other";
}

interface Open {
	readonly headings: readonly SeenLine[];
	readonly lines: readonly SeenLine[];
}

const saysHeading = ({ line, label }: SeenLine): boolean => (label === null ? sectionKindOf(line.text) !== null : label.startsWith("heading."));

/** "Date of birth" printed as a heading has no more below it. */
const MOST_FACT_LINES = 3;
const LONGEST_FACT = 24;

/** A fact such as a day or a town; "Military service" may be told as work is, with its dates and place. */
const saysLittle = ({ line }: SeenLine): boolean => line.text.length <= LONGEST_FACT && !/\d{4}.*\d{4}/u.test(line.text);

/** What has no heading is parted by what its lines are. */
function byKind(lines: readonly SeenLine[]): Open[] {
	const parts: { kind: SectionName; lines: SeenLine[] }[] = [];
	for (const seen of lines) {
		const kind = sectionOfLabels([seen]);
		const open = parts.at(-1);
		if (open && (open.kind === kind || isAbout(seen.label))) open.lines.push(seen);
		else parts.push({ kind, lines: [seen] });
	}
	return parts.map((part) => ({ headings: [], lines: part.lines }));
}

/** Lines of a heading's words, printed as the headings of known words are: headings, whatever they were taken for. */
function withKnownHeadings(lines: readonly SeenLine[]): SeenLine[] {
	const kindOf = ({ line }: SeenLine) => (line.kind === "bullet" ? null : sectionKindOf(line.text));
	const looks = new Set(lines.filter((seen) => saysHeading(seen) && kindOf(seen) !== null).map(looksOf));
	return lines.map((seen) => {
		const isOne = !saysHeading(seen) && !isAbout(seen.label) && looks.has(looksOf(seen)) && kindOf(seen) !== null;
		return isOne ? { ...seen, label: null } : seen;
	});
}

/** The lines below each heading; a heading of two lines is one. */
function opened(given: readonly SeenLine[]): Open[] {
	const sections: Open[] = [{ headings: [], lines: [] }];
	const lines = withKnownHeadings(given);
	const alike = setAsHeadings(lines);
	const isHeading = (seen: SeenLine) => saysHeading(seen) || alike.has(seen.line);
	for (const seen of lines) {
		const open = sections.at(-1) as Open;
		const above = open.lines.length === 0 ? open.headings.at(-1) : undefined;
		if (!isHeading(seen)) sections[sections.length - 1] = { ...open, lines: [...open.lines, seen] };
		else if (above && mayGoOn(above.line, seen.line)) sections[sections.length - 1] = { ...open, headings: [...open.headings, seen] };
		else sections.push({ headings: [seen], lines: [] });
	}
	return sections;
}

const NO_DETAILS = /^(?:job|school|item)\.|^(?:skills|languages|certifications)$/;

/** Below a heading of the person's details others may follow whose own heading was not seen: they are no details of the person. */
function withoutStrangers(section: Open): Open[] {
	const from = sectionKindOf(titleOf(section)) === "contact" ? section.lines.findIndex(({ label }) => label !== null && NO_DETAILS.test(label)) : -1;
	return from < 0 ? [section] : [{ ...section, lines: section.lines.slice(0, from) }, ...byKind(section.lines.slice(from))];
}

const LEAST_CLAUSE_WORDS = 10;

/** What closes the file below work or studies and is of neither, such as a consent to process one's data: apart from them on the page, in sentences. */
function withoutClosing(section: Open): Open[] {
	const kind = sectionOf(section);
	const from = section.lines.findLastIndex(({ label }) => label !== "other") + 1;
	const [before, first] = [section.lines[from - 1], section.lines[from]];
	if ((kind !== "experience" && kind !== "education") || !before || !first) return [section];
	const words = section.lines.slice(from).flatMap(({ line }) => line.text.split(/\s+/u)).length;
	const isApart = first.line.kind === "text" && (first.line.gap ?? 0) > (before.line.gap ?? 0) + APART;
	if (words < LEAST_CLAUSE_WORDS || !isApart) return [section];
	return [
		{ ...section, lines: section.lines.slice(0, from) },
		{ headings: [], lines: section.lines.slice(from) },
	];
}

/** More space above than above the line before it, in font sizes. */
const APART = 0.3;

const titleOf = ({ headings }: Open): string => headings.map(({ line }) => line.text.replaceAll("\t", " ")).join(" ");
const looksOf = ({ line }: SeenLine): string => `${line.fontSize} ${line.bold} ${line.caps}`;
const isKnown = (section: Open): boolean => sectionKindOf(titleOf(section)) !== null;

/**
 * A heading of unknown words above what goes on with the section before, such as an employer in large letters, is a line of that section where it
 * looks like none of the headings whose words are known.
 */
function withoutDoubtfulHeadings(sections: readonly Open[]): Open[] {
	const looks = new Set(sections.filter(isKnown).flatMap(({ headings }) => headings.map(looksOf)));
	const kept: Open[] = [];
	for (const section of sections) {
		const before = kept.at(-1);
		const isDoubtful = section.headings.length > 0 && !isKnown(section) && !section.headings.some((heading) => looks.has(looksOf(heading)));
		const goesOn = isDoubtful && before !== undefined && before.headings.length > 0 && section.lines.length > 0 && sectionOf(section) === sectionOf(before);
		if (goesOn) kept[kept.length - 1] = { headings: before.headings, lines: [...before.lines, ...section.headings, ...section.lines] };
		else kept.push(section);
	}
	return kept;
}

function sectionOf(section: Open): SectionName {
	const [first] = section.headings;
	const named = first ? sectionOfHeading(first.label, titleOf(section)) : "other";
	return named === "other" ? sectionOfLabels(section.lines) : named;
}

const isAbout = (label: LineLabel | null): boolean => label === "contact" || label === "personal" || label === "name" || label === "headline";

/** What of the file the head of every written resume says. */
interface Head {
	readonly name: Fact | null;
	readonly headline: Fact | null;
	readonly contact: readonly string[];
}

/** Whether a line stands in the head of every resume that is written, or is about the person alone. */
function isOfHead({ line, label }: SeenLine, { name, headline, contact }: Head, isBeforeHeadings: boolean, section: SectionName): boolean {
	// What is taken for a sentence about the person stays where work or studies are told.
	if (label === "noise" || (label === "summary" && section !== "experience" && section !== "education")) return true;
	if (isBeforeHeadings && isAbout(label)) return true;
	const isSaid = (fact: Fact | null) => fact?.source.lineIds.includes(line.lineId) && fact.value.includes(line.text.trim());
	if (isSaid(name) || (label === "headline" && isSaid(headline))) return true;
	if (isContactLabel(line.text)) return true;
	if (label !== "contact" && label !== "personal") return false;
	const text = line.text.toLowerCase();
	return isPersonalRow(line.text) || isPersonalLabel(line.text) || contact.some((value) => text.includes(value));
}

const IS_OTHERWISE_SAID: ReadonlySet<LineLabel> = new Set(["noise", "name", "headline", "summary"]);

/** Of a line about the person what the person may do, which no head of a written resume says: a licence, a register, a permit. */
function permitsOf(seen: SeenLine): SeenLine[] {
	if (seen.label !== null && IS_OTHERWISE_SAID.has(seen.label)) return [];
	const permits = permitsIn(seen.line.text);
	return permits.length > 0 ? [{ ...seen, line: { ...seen.line, text: permits.join(" · ") } }] : [];
}

function headOf({ name, headline, contact }: Pick<ResumeProfile, "name" | "headline" | "contact">): Head {
	const facts = [contact.email, contact.phone, ...(contact.otherPhones ?? []), contact.location, ...contact.links];
	const values = facts.flatMap((fact) => (fact ? [fact.value.toLowerCase(), fact.source.quote.toLowerCase()] : []));
	return { name, headline, contact: values.filter((value) => value.length > 3) };
}

/**
 * A resume's sections as the file prints them: its lines in its order below its headings, without what stands in the head of a resume. Nothing here
 * depends on who employed whom: what is printed side by side or below each other stays so.
 */
export function printedSections(
	lines: readonly ResumeLine[],
	parts: ResumeParts,
	profile: Pick<ResumeProfile, "name" | "headline" | "contact"> & Partial<Pick<ResumeProfile, "experience" | "education">>,
	fileName = "",
): { sections: PrintedSection[]; doubts: PrintedDoubt[] } {
	const labels = new Map(parts.labelled.map(({ line, label }) => [line.lineId, label]));
	const noise = new Set(parts.noise.map(({ lineId }) => lineId));
	const seen = lines.filter(({ lineId }) => !noise.has(lineId)).map((line): SeenLine => ({ line, label: labels.get(line.lineId) ?? null }));
	const head = headOf(profile);
	const values = [
		...(profile.experience ?? []).flatMap(({ title, company }) => [title, company]),
		...(profile.education ?? []).flatMap(({ degree, institution, field }) => [degree, institution, field]),
	].filter((value) => value !== null);
	const setting = settingOf(lines);
	const sections = withoutDoubtfulHeadings(opened(seen)).flatMap((section) =>
		section.headings.length === 0 ? byKind(section.lines) : withoutStrangers(section).flatMap(withoutClosing),
	);
	const printed = sections.flatMap((section, at): DoubtedSection[] => {
		const title = titleOf(section);
		const isFact = (isContactLabel(title) || isPersonalLabel(title)) && section.lines.length <= MOST_FACT_LINES && section.lines.every(saysLittle);
		const isPermit = section.lines.some((one) => permitsOf(one).length > 0);
		const isOnlyPersonal = section.lines.every(({ label }) => isAbout(label)) || sectionKindOf(title) === "contact" || isFact;
		if (isOnlyPersonal && !isPermit) return [];
		const kind = sectionOf(section);
		const kept = section.lines.flatMap((one) => (isOnlyPersonal || isOfHead(one, head, section.headings.length === 0, kind) ? permitsOf(one) : [one]));
		const lines = printedLines(kept, setting, `P${at + 1}L`, values);
		if (lines.length === 0) return [];
		return [{ printed: { heading: title, section: kind, lines }, headings: section.headings, lines: kept }];
	});
	return { sections: printed.map((section) => section.printed), doubts: doubtsOf(printed, profile, lines, fileName) };
}
