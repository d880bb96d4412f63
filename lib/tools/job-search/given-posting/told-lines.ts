import { linesOf, type Section, sectionOfHeading } from "@/lib/tools/fit/sections";
import { tellsBenefit } from "./benefit-words";
import { listedItems } from "./prose/listed-items";
import { sectionOfSentence } from "./prose/sentence-section";
import { endsSentence } from "./prose/sentences";
import { toldPosition } from "./prose/told-position";
import { asks, wishes } from "./wish-words";

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

/** "■ Requirements" above items with another mark. */
const HEAD_MARK = /^[\t ]{0,8}[■□◆◇▼▶►●★☆][\t ]{0,8}([^\n\r■□◆◇▼▶►●★☆]{1,60}\n[\t ]{0,8}[•·・･▪‣◦○*–—-])/gmu;

/** Lists of pasted text have all kinds of marks and numbers; our readers know one. */
export function withPlainMarks(text: string): string {
	return text.replace(HEAD_MARK, "$1").replace(/^[\t ]*(?:[•·・･▪‣◦●○*–—✓✔➤➢■□►]|\d{1,2}[.)](?=\s))[\t ]*/gmu, "- ");
}

/** The items that a line lists: parted by semicolons where it has them, else its sentences and what they list. */
function itemsIn(told: string): string[] {
	const parts = /;\s/u.test(told) ? [told] : told.split(ENDS_SENTENCE);
	return parts.flatMap(listedItems).map((item) => `- ${item}`);
}

/** "Essential: QTS. Experience of A level." as a heading and its items, one a line. */
export function withListedSections(text: string): string {
	let hasDemands = false;
	return text
		.split("\n")
		.map((line) => {
			const colon = line.slice(0, LONGEST_LABEL).indexOf(":");
			const isItem = line.startsWith("- ");
			const label = colon < 3 || isItem ? "" : line.slice(0, colon + 1);
			const section = isItem ? null : sectionOfHeading((label || line).toLowerCase());
			const isWish = section === null && ((hasDemands && wishes(label)) || asks(label));
			if (section === "required" || (section === null && asks(label || line))) hasDemands = true;
			const told = line.slice(colon + 1).trim();
			return label === "" || told === "" || (section === null && !isWish) || toldPosition(line)?.title != null ? line : [label, ...itemsIn(told)].join("\n");
		})
		.join("\n");
}

/** Whoever is looked for "with five years of Go", or "who has run a kitchen". */
const WITH_DEMAND = /\s(?:with|who (?:has|have|can|is|knows)|mit|avec|qui|con|com|met|z|ze|s|se|med)\s/iu;

interface Line {
	readonly text: string;
	readonly section: Section;
	readonly isItem: boolean;
	readonly isKnown: boolean;
	readonly isHead: boolean;
	/** Behind an empty line. */
	readonly isApart: boolean;
}

/** A short line above a list; or above other lines, where it ends in a colon or stands apart from what comes before. */
function isHeadOf(lower: string, next: string | undefined, isApart: boolean): boolean {
	if (lower === "" || lower.startsWith("- ") || lower.length > LONGEST_HEADING || /[.;!?]$/.test(lower) || next === undefined) return false;
	return next.startsWith("- ") || lower.endsWith(":") || isApart;
}

const OFFERING =
	/^(?:you(?:'|’)ll get|you get|we offer|we pay|we give|apply|to apply|text |call |send |ofrecemos|dafür|dafur|wir bieten|bewerb|nous offrons|pour postuler|offriamo|oferecemos|wij bieden|shortlist|interview|informal)/iu;
const isOfOffer = (text: string): boolean => OFFERING.test(text);

/** Headings that nobody knows rule the items below them: among benefits they are more of them, and what comes after the wishes is no demand. */
function withUnknownHeadings(lines: readonly Line[]): Line[] {
	let own: Section | null = null;
	let known: Section | null = null;
	/** Whether its items have no marks, so that only the next heading ends them. */
	let isOpen = false;
	return lines.map((line, at) => {
		if (line.isKnown) {
			own = null;
			known = line.section;
		} else if (line.isHead) {
			const isListed = lines[at + 1]?.isItem ?? false;
			const end = lines.findIndex((other, later) => later > at && (isListed ? !other.isItem : other.isHead || other.isKnown));
			const items = lines.slice(at + 1, end < 0 ? undefined : end);
			const benefits = items.filter(({ text }) => tellsBenefit(text)).length;
			const isOffer = (benefits > 0 && benefits >= items.length * BENEFIT_SHARE) || known === "preferred";
			const isWish = !isOffer && known === "required" && wishes(line.text);
			const isAsked = !isOffer && !isWish && known !== "required" && known !== "preferred" && asks(line.text);
			own = isOffer ? "offered" : isWish ? "preferred" : isAsked ? "required" : null;
			if (isAsked) known = "required";
			isOpen = !isListed;
			if (isWish) known = "preferred";
		} else if (line.isApart && !line.isItem && (lines[at - 1]?.isItem || tellsBenefit(line.text) || isOfOffer(line.text))) {
			// A paragraph below a list ends it, and tells what is offered and how to apply.
			own = known === "required" || known === "preferred" ? "offered" : null;
			isOpen = own !== null;
		} else if (!line.isItem && line.text !== "" && !isOpen) own = null;
		return own === null ? line : { ...line, section: own };
	});
}

/** A sentence that stands by itself tells by its own words what it is about: who hires whom asks for what it adds alone, and what is to be done is a task. */
function withOwnSection({ text, section, isItem, isHead }: Line): Pick<SectionedLine, "section" | "isItem"> {
	const isSentence = !isItem && !isHead && endsSentence(text);
	const own = isSentence ? sectionOfSentence(text) : null;
	if (own === null || section === "offered") return { section, isItem };
	if (own === "required" && toldPosition(text)?.title != null && !WITH_DEMAND.test(text)) return { section: "described", isItem };
	return { section: own, isItem: own === "described" };
}

/** The lines of a posting that say something, each with its section. */
export function sectionedLines(description: string): SectionedLine[] {
	const lines = linesOf(description).flatMap((line, at, all) => {
		const isApart = at > 0 && all[at - 1]?.text.trim() === "";
		return line.text.trim() === "" ? [] : [{ ...line, isApart, isOpening: isApart && all[at + 1]?.text.trim() !== "" }];
	});
	const told = lines.map(({ text: lower, start, section, isHeading: isKnown, isApart, isOpening }, at): Line => {
		return {
			text: description.slice(start, start + lower.length),
			section,
			isItem: lower.startsWith("- "),
			isKnown,
			isHead: isKnown || isHeadOf(lower, lines[at + 1]?.text, isOpening),
			isApart,
		};
	});
	return withUnknownHeadings(told).map((line) => ({ ...withOwnSection(line), text: line.text.replace(MARK, ""), isHeading: line.isHead }));
}
