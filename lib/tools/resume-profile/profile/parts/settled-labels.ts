import { findDateRange } from "@/lib/tools/reading/text/date-ranges";
import { type SectionKind, sectionKindOf } from "@/lib/tools/reading/text/section-headings";
import type { LineLabel } from "@/lib/tools/resume-profile/labelling/labels";
import { setAsHeadings, setAsKnownHeadings } from "@/lib/tools/resume-profile/profile/set-as-headings";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { schoolWordsIn } from "@/lib/tools/resume-profile/words/school-words";
import { opensAward, opensRole } from "@/lib/tools/resume-profile/words/study-words";
import { findLanguages } from "@/lib/tools/taxonomy/languages";
import { certainLines, tellsWork } from "./certain-lines";
import type { TableLine } from "./entry-tables";
import { formsIn } from "./form-lines";
import { wholeHeadings } from "./whole-headings";

const LABEL_OF_SECTION: Readonly<Partial<Record<SectionKind, LineLabel>>> = {
	summary: "heading.summary",
	experience: "heading.experience",
	education: "heading.education",
	skills: "heading.skills",
	languages: "heading.languages",
	certifications: "heading.certifications",
	projects: "heading.items",
	volunteering: "heading.items",
	publications: "heading.other",
	awards: "heading.other",
	interests: "heading.other",
	references: "heading.other",
	memberships: "heading.other",
	other: "heading.other",
};

/** What stands in the lists below a heading whose words are known, whatever their items look like. */
interface KnownList {
	readonly from: RegExp;
	readonly to: LineLabel;
}

const LIST_OF_SECTION: Readonly<Partial<Record<SectionKind, KnownList>>> = {
	interests: { from: /^(?:skills|languages|certifications|summary|job\.\p{L}+|school\.\p{L}+|item\.\p{L}+)$/u, to: "other" },
	other: { from: /^(?:summary|(?:job|school|item)\.\p{L}+)$/u, to: "other" },
	references: { from: /^(?:skills|languages|certifications|job\.\p{L}+|school\.\p{L}+|item\.\p{L}+)$/u, to: "other" },
	awards: { from: /^(?:skills|languages|certifications|job\.\p{L}+|school\.\p{L}+|item\.\p{L}+)$/u, to: "other" },
	publications: { from: /^(?:skills|languages|certifications|job\.\p{L}+|school\.\p{L}+|item\.\p{L}+)$/u, to: "other" },
	volunteering: { from: /^(?:skills|languages|certifications|job\.\p{L}+|school\.\p{L}+)$/u, to: "item.text" },
	memberships: { from: /^(?:skills|languages|certifications|job\.\p{L}+|school\.\p{L}+|item\.\p{L}+)$/u, to: "other" },
	languages: { from: /^(?:skills|other)$/, to: "languages" },
	certifications: { from: /^(?:skills|other)$/, to: "certifications" },
	skills: { from: /^(?:languages|certifications|other|contact|personal|headline|school\.\p{L}+|item\.\p{L}+)$/u, to: "skills" },
};

/** What a line of a known list is for certain another thing for: an address in a column, a study with its year, a language. */
function isNoItem(line: ResumeLine, label: LineLabel, to: LineLabel): boolean {
	if (to === "languages") return findLanguages(line.text).length === 0;
	if (to !== "skills") return false;
	if (label === "languages") return findLanguages(line.text).length > 0;
	if (label === "certifications" || label.startsWith("school.")) return findDateRange(line.text) !== null || schoolWordsIn(line.text).institution;
	return label === "contact" && /@|\.\p{L}{2}|(?:\d\D?){6}/u.test(line.text);
}

/** What "Hobbies: chess" or "Sprachen⇥Deutsch" holds by the words before it. */
function labelledInline(line: ResumeLine, label: LineLabel): LineLabel | null {
	const at = line.text.search(/[:：\t]/);
	const kind =
		at > 1 && at < LONGEST_INLINE && INLINE_FROM.test(label) && /\p{L}/u.test(line.text.slice(at + 1)) ? sectionKindOf(line.text.slice(0, at)) : null;
	if (kind === "skills" || kind === "certifications") return kind;
	if (kind === "languages" && findLanguages(line.text.slice(at + 1)).length > 0) return kind;
	return kind === "interests" || kind === "references" ? "other" : null;
}

const LONGEST_INLINE = 40;
const INLINE_FROM = /^(?:skills|languages|certifications|other|personal|summary|item\.\p{L}+)$/u;

/** What is printed as a heading in words of one is one, unless it begins something. */
const MAY_BE_HEADING = /^(?:skills|languages|certifications|other|summary|personal|contact|\p{L}+\.text)$/u;

export interface LabelledLine {
	readonly line: ResumeLine;
	readonly label: LineLabel;
	/** A row of a form, which is certain to begin an entry or to go on with it. */
	readonly isForm: boolean;
}

const IS_LIST = /^(?:skills|languages|certifications)$/;

const isHeading = (label: LineLabel) => label.startsWith("heading.");

/** Known words of a heading say its kind. */
function headingOf(kind: SectionKind | null): LineLabel | null {
	return (kind && LABEL_OF_SECTION[kind]) ?? null;
}

/** What begins with no heading of its own below one of work goes on with that work: its text, or the next head after a text. */
const STRAY: ReadonlySet<LineLabel> = new Set(["name", "headline", "summary", "other", "item.start", "item.text", "school.text", "skills", "certifications"]);

function strayOf(line: ResumeLine, before: LabelledLine): LineLabel {
	if (line.kind === "bullet" || /[.!]$/.test(line.text) || tellsWork(line.text)) return "job.text";
	if (before.label === "job.text") return "job.start";
	return before.line.kind === "heading" || isHeading(before.label) ? "job.start" : "job.head";
}

const PAGE_NUMBER =
	/(?:^|\P{L})(?:page|seite|página|pagina|pág\.|pag\.|strona|strana|str\.|sida|sayfa|halaman|trang|стр\.|страница|сторінка|หน้า|صفحة|עמוד|पृष्ठ) ?\d{1,2}(?: ?(?:of|von|de|di|z|ze|van|av|із|из|\/) ?\d{1,2})?$|\d{1,2} ?(?:页|ページ|頁|페이지)$/iu;
const LONGEST_FOOTER = 90;

/** "Curriculum vitae of A. Brown – page 2". */
const isPageNumber = ({ text, kind }: ResumeLine): boolean => text.length < LONGEST_FOOTER && kind !== "bullet" && PAGE_NUMBER.test(text);

/**
 * What the models say, made to agree with what is certain: words of headings that are known, a sentence is no heading, and in a text
 * without any looks, which tell the models little, below "Experience" comes work until another heading.
 */
export function settleLabels(lines: readonly ResumeLine[], labels: readonly LineLabel[]): LabelledLine[] {
	const settled: LabelledLine[] = [];
	const forms = formsIn(lines, labels);
	const certain = certainLines(lines, labels);
	const whole = wholeHeadings(lines, labels);
	const kindOf = (line: ResumeLine) => whole.get(line) ?? sectionKindOf(line.text);
	const isPlain = lines.every(({ x, fontSize }) => x === null && fontSize === null);
	let isWork = false;
	let list: KnownList | null = null;
	let listColumn = 0;
	let isPrintedHeading = false;
	const alike = setAsHeadings(lines.map((line, at) => ({ line, label: labels[at] ?? null })));
	const asKnown = setAsKnownHeadings(lines);
	/** What stands below a heading of unknown words that was taken for an item of the list above it. */
	let stray: LineLabel | null = null;
	lines.forEach((line: TableLine, at) => {
		const before = settled.at(-1);
		if (line.table) {
			settled.push({ line, label: line.table.isHeading ? "noise" : `${line.table.kind}.start`, isForm: true });
			return;
		}
		if (isPageNumber(line)) {
			settled.push({ line, label: "noise", isForm: false });
			return;
		}
		const told = forms.has(line) ? undefined : certain.get(line);
		if (told) {
			settled.push({ line, label: told, isForm: false });
			return;
		}
		let label = forms.get(line) ?? labels[at] ?? "other";
		if (isHeading(label)) stray = null;
		else if (alike.has(line) && IS_LIST.test(label)) [stray, label] = [label, "heading.other"];
		else if (label === stray) label = "other";
		// Below a heading of known words, what isn't printed as one is none, whatever it looks like to the models.
		const isItem =
			list !== null &&
			IS_LIST.test(list.to) &&
			isHeading(label) &&
			line.kind !== "heading" &&
			!line.bold &&
			!asKnown.has(line) &&
			isPrintedHeading &&
			headingOf(kindOf(line)) === null;
		if (isItem && list !== null && line.column === listColumn) label = list.to;
		// Without looks the words alone make a heading, and right below one stands what it is about.
		if (isPlain && list !== null && before && isHeading(before.label) && isHeading(label) && headingOf(kindOf(line)) === null) label = list.to;
		const inline = labelledInline(line, label);
		label = inline ?? label;
		if (isHeading(label) || (MAY_BE_HEADING.test(label) && line.kind === "heading" && headingOf(kindOf(line)) !== null)) {
			const known = headingOf(kindOf(line));
			const isSentence = known === null && line.kind !== "heading" && /\p{Ll}[.!;]$/u.test(line.text) && /\s/.test(line.text);
			label = known ?? (isSentence && before?.label.startsWith("job.") ? "job.text" : label);
		} else if (label === "languages" && /[,;]/.test(line.text) && findLanguages(line.text.replace(/^[^:]{2,30}:/u, "")).length === 0) label = "skills";
		if (isHeading(label)) {
			const kind = kindOf(line);
			list = kind === null ? null : (LIST_OF_SECTION[kind] ?? null);
			listColumn = line.column;
			isPrintedHeading = line.kind === "heading" || line.bold;
		} else if (list !== null && line.column === listColumn && list.from.test(label) && inline === null) {
			if (!isNoItem(line, label, list.to)) label = list.to;
		}
		if (isHeading(label)) isWork = isPlain && label === "heading.experience" && headingOf(kindOf(line)) !== null;
		else if (isWork && before) {
			const isContact = label === "contact" && !/@|\.\p{L}{2}|(?:\d\D?){6}/u.test(line.text);
			if (STRAY.has(label) || isContact) label = strayOf(line, before);
		}
		// What is told right below a job is told of it, and of a study likewise.
		if (label === "school.text" && before?.label.startsWith("job.")) label = "job.text";
		else if (label === "job.text" && before?.label.startsWith("school.") && before.label !== "school.text") label = "school.text";
		if (label === "certifications" && (opensRole(line.text) || opensAward(line.text))) label = "other";
		settled.push({ line, label, isForm: forms.has(line) });
	});
	return settled;
}
