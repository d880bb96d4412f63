import { findDateRange } from "@/lib/tools/reading/text/date-ranges";
import { labelLines } from "@/lib/tools/resume-profile/labelling/label-lines";
import type { LineLabel } from "@/lib/tools/resume-profile/labelling/labels";
import { isBreakLine } from "@/lib/tools/resume-profile/profile/breaks";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { headsCertificates } from "@/lib/tools/resume-profile/words/column-headings";
import { opensConsent } from "@/lib/tools/resume-profile/words/furniture-words";
import { withBreaks } from "./break-lines";
import { withHeadlineBelowName, withoutOddHeadings } from "./odd-headings";
import { withRowsBelowStarts } from "./rows-below-starts";
import { schoolEntries } from "./school-entries";
import { type LabelledLine, settleLabels } from "./settled-labels";
import { mayGoOn } from "./whole-headings";
import { withWholeRuns } from "./whole-runs";

/** Lines of one entry: its head, and what it tells. */
export interface Entry {
	readonly head: readonly ResumeLine[];
	readonly body: readonly ResumeLine[];
}

/** A section that no field of a profile holds. */
export interface OtherSection {
	readonly heading: string;
	readonly lines: readonly ResumeLine[];
}

export interface ResumeParts {
	/** Every line with what it is. */
	readonly labelled: readonly LabelledLine[];
	readonly name: readonly ResumeLine[];
	readonly headline: readonly ResumeLine[];
	/** Contact and other facts about the person. */
	readonly person: readonly ResumeLine[];
	readonly summary: readonly ResumeLine[];
	readonly jobs: readonly Entry[];
	readonly schools: readonly Entry[];
	readonly skills: readonly ResumeLine[];
	readonly languages: readonly ResumeLine[];
	readonly certifications: readonly ResumeLine[];
	readonly others: readonly OtherSection[];
	/** Headings that something stands under. */
	readonly headings: readonly ResumeLine[];
	/** Numbers of pages, repeated headers. */
	readonly noise: readonly ResumeLine[];
}

type Labelled = readonly LabelledLine[];

function isOnlyDates({ text }: ResumeLine): boolean {
	const range = findDateRange(text);
	return range !== null && range.length > text.length - 4;
}

/** Whether what was begun twice is one: an employer above its dated title, or dates above what they are of. */
function isOneHead(current: readonly ResumeLine[], line: ResumeLine, areDatesBelow: boolean): boolean {
	const isDated = current.some(({ text }) => findDateRange(text) !== null);
	if (findDateRange(line.text) !== null) return !isDated && (!isOnlyDates(line) || line.x === null || areDatesBelow) && current.length < 3;
	// What is printed less than the head that it follows goes on with it.
	const isLess = current.some(({ kind, bold }) => (kind === "heading" && line.kind !== "heading") || (bold && !line.bold));
	return (current.every(isOnlyDates) && !areDatesBelow) || (isDated && isLess && current.length < 3);
}

/** Where the first entry begins with a line or two without dates and a line of dates alone comes next, dates stand below what they are of. */
function datesStandBelow(labelled: Labelled): boolean {
	const head = labelled.slice(labelled.findIndex(({ label }) => !label.endsWith(".text"))).slice(0, 3);
	const dated = head.findIndex(({ line }) => findDateRange(line.text) !== null);
	return dated > 0 && head.slice(0, dated + 1).every(({ label }) => !label.endsWith(".text")) && head[dated] !== undefined && isOnlyDates(head[dated].line);
}

/** A new entry begins with a start, and with a head that comes after an entry's text. */
function entriesOf(labelled: Labelled, kind: "job" | "school"): Entry[] {
	const entries: { head: ResumeLine[]; body: ResumeLine[] }[] = [];
	const areDatesBelow = datesStandBelow(labelled.filter(({ label }) => label.startsWith(`${kind}.`)));
	for (const { line, label, isForm } of labelled) {
		if (!label.startsWith(`${kind}.`)) continue;
		const current = entries.at(-1);
		const isText = label === `${kind}.text`;
		const isRest =
			current !== undefined &&
			!isBreakLine(line.text) &&
			current.body.length === 0 &&
			current.head.at(-1)?.column === line.column &&
			isOneHead(current.head, line, areDatesBelow);
		const endsSpan =
			current !== undefined && current.body.length === 0 && isOnlyDates(line) && current.head.some(({ text }) => /\d\s?[–-]$/.test(text.trimEnd()));
		const isNew = (label === `${kind}.start` && !isRest) || (!isText && (current?.body.length ?? 0) > 0);
		const begins = current === undefined || (!endsSpan && (isForm ? label === `${kind}.start` : isNew));
		if (begins) entries.push({ head: isText ? [] : [line], body: isText ? [line] : [] });
		else if (isText) current.body.push(line);
		else current.head.push(line);
	}
	return entries;
}

const OTHER_LABELS: ReadonlySet<LineLabel> = new Set(["item.start", "item.text", "other"]);
const OTHER_HEADINGS: ReadonlySet<LineLabel> = new Set(["heading.items", "heading.other"]);

function othersOf(labelled: Labelled): OtherSection[] {
	const sections: { heading: string; lines: ResumeLine[] }[] = [];
	let isOpen = false;
	let begun: ResumeLine | null = null;
	for (const { line, label } of labelled) {
		const open = sections.at(-1);
		if (OTHER_HEADINGS.has(label) && open && begun && mayGoOn(begun, line))
			sections[sections.length - 1] = { heading: `${open.heading} ${line.text}`, lines: [] };
		else if (OTHER_HEADINGS.has(label)) sections.push({ heading: line.text, lines: [] });
		else if (OTHER_LABELS.has(label)) {
			if (!isOpen || sections.length === 0 || opensConsent(line.text)) sections.push({ heading: "", lines: [] });
			sections.at(-1)?.lines.push(line);
		}
		isOpen = OTHER_HEADINGS.has(label) || OTHER_LABELS.has(label);
		begun = OTHER_HEADINGS.has(label) ? line : null;
	}
	return sections.filter(({ lines }) => lines.length > 0);
}

/** Whether lines of its own follow a heading. */
function isOpened(labelled: Labelled, at: number): boolean {
	const next = labelled.slice(at + 1).find(({ label }) => label !== "noise");
	const line = labelled[at]?.line;
	return next !== undefined && (!next.label.startsWith("heading.") || (line !== undefined && mayGoOn(line, next.line)));
}

/** Parts a resume by what each of its lines is. */
export function partsOf(lines: readonly ResumeLine[]): ResumeParts {
	const labels = withHeadlineBelowName(lines, withWholeRuns(lines, withoutOddHeadings(lines, labelLines(lines))));
	const labelled = withBreaks(withRowsBelowStarts(settleLabels(lines, labels)));
	const of = (...wanted: LineLabel[]) => labelled.filter(({ label }) => wanted.includes(label)).map(({ line }) => line);
	const columns = of("certifications").filter(({ text }) => headsCertificates(text));
	const { studies, strays } = schoolEntries(labelled, (lines) => entriesOf(lines, "school"));
	return {
		labelled,
		name: of("name"),
		headline: of("headline"),
		person: of("contact", "personal"),
		summary: of("summary"),
		jobs: entriesOf(labelled, "job"),
		schools: studies,
		skills: of("skills"),
		languages: of("languages"),
		certifications: of("certifications").filter((line) => !columns.includes(line)),
		others: strays.length > 0 ? [...othersOf(labelled), { heading: "", lines: strays }] : othersOf(labelled),
		headings: [...columns, ...labelled.flatMap(({ line, label }, at) => (label.startsWith("heading.") && isOpened(labelled, at) ? [line] : []))],
		noise: of("noise"),
	};
}
