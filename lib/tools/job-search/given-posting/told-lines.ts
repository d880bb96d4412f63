import { linesOf, type Section, sectionOfHeading } from "@/lib/tools/fit/sections";
import { tellsBenefit } from "./benefit-words";

/** A line of a posting with the section that it stands in. */
export interface SectionedLine {
	/** As it is written, without the mark of a list. */
	readonly text: string;
	readonly section: Section;
	readonly isItem: boolean;
	readonly isHeading: boolean;
}

const LONGEST_HEADING = 60;
const LONGEST_LABEL = 45;
const MARK = /^[\s•·▪‣◦●○*–—-]+(?=\S)/u;
const ENDS_SENTENCE = /(?<=[\p{L}\p{N})][.;])\s+(?=\p{Lu}|\p{N})/u;
/** Of the items below a heading that nobody knows, so many at least make it one of benefits. */
const BENEFIT_SHARE = 0.34;

/** Lists of pasted text have all kinds of marks and numbers; our readers know one. */
export function withPlainMarks(text: string): string {
	return text.replace(/^[\t ]*(?:[•·▪‣◦●○*–—✓✔➤➢■□►]|\d{1,2}[.)](?=\s))[\t ]*/gmu, "- ");
}

/** "Essential: QTS. Experience of A level." as a heading and its items, one a line. */
export function withListedSections(text: string): string {
	return text
		.split("\n")
		.map((line) => {
			const colon = line.slice(0, LONGEST_LABEL).indexOf(":");
			if (colon < 3 || line.startsWith("- ")) return line;
			const [label, told] = [line.slice(0, colon + 1), line.slice(colon + 1).trim()];
			if (told === "" || sectionOfHeading(label.toLowerCase()) === null) return line;
			const items = told.split(ENDS_SENTENCE).map((item) => `- ${item.trim().replace(/\.$/u, "")}`);
			return [label, ...items].join("\n");
		})
		.join("\n");
}

interface Line {
	readonly text: string;
	readonly section: Section;
	readonly isItem: boolean;
	readonly isKnown: boolean;
	readonly isHead: boolean;
}

function isHeadOf(lower: string, next: string | undefined): boolean {
	return lower !== "" && !lower.startsWith("- ") && lower.length <= LONGEST_HEADING && !/[.;!?]$/.test(lower) && (next?.startsWith("- ") ?? false);
}

/** Headings that nobody knows rule the items below them: among benefits they are more of them, and what comes after the wishes is no demand. */
function withUnknownHeadings(lines: readonly Line[]): Line[] {
	let own: Section | null = null;
	let known: Section | null = null;
	return lines.map((line, at) => {
		if (line.isKnown) {
			own = null;
			known = line.section;
		} else if (line.isHead) {
			const end = lines.findIndex((other, later) => later > at && !other.isItem);
			const items = lines.slice(at + 1, end < 0 ? undefined : end);
			const benefits = items.filter(({ text }) => tellsBenefit(text)).length;
			const isOffer = (benefits > 0 && benefits >= items.length * BENEFIT_SHARE) || known === "preferred";
			own = isOffer ? "offered" : null;
		} else if (!line.isItem && line.text !== "") own = null;
		return own === null ? line : { ...line, section: own };
	});
}

/** The lines of a posting that say something, each with its section. */
export function sectionedLines(description: string): SectionedLine[] {
	const lines = linesOf(description).filter(({ text }) => text.trim() !== "");
	const told = lines.map(({ text: lower, start, section }, at): Line => {
		const isKnown = sectionOfHeading(lower) !== null;
		return {
			text: description.slice(start, start + lower.length),
			section,
			isItem: lower.startsWith("- "),
			isKnown,
			isHead: isKnown || isHeadOf(lower, lines[at + 1]?.text),
		};
	});
	return withUnknownHeadings(told).map(({ text, section, isItem, isHead }) => ({ text: text.replace(MARK, ""), section, isItem, isHeading: isHead }));
}
