import { isRightToLeftLanguage } from "@/lib/platform/language/direction";
import {
	type ContactEntry,
	labelledSpans,
	type OutlineBlock,
	type OutlineSection,
	type ResumeOutline,
} from "@/lib/tools/documents/printing/outline/resume-outline";
import type { PdfFonts } from "@/lib/tools/documents/printing/pdf-fonts";
import { withoutUndrawnMarks } from "@/lib/tools/documents/printing/setting/drawn-marks";
import { type Paragraph, setParagraph } from "@/lib/tools/documents/printing/setting/paragraph";
import type { Span } from "@/lib/tools/documents/printing/setting/token-sources";
import type { Role, Template } from "@/lib/tools/documents/printing/templates";
import { type Drawing, textsOf } from "@/lib/tools/drawing/marks";

type Space = keyof Template["spacePt"];

/** A part of a resume whose letters are set, not yet broken into lines. */
export interface PreparedBlock {
	/** Its element in the document's structure. */
	readonly tag: "H1" | "H2" | "H3" | "P" | "LI" | "Figure";
	/** What it is set as; the distance of lines follows it. */
	readonly role: Role;
	readonly paragraph: Paragraph;
	/** Which space of the template stands before it. */
	readonly before: Space | null;
	/** Stays on the page of the next block. */
	readonly keepsWithNext: boolean;
	/** On the first line, at the other end: dates. */
	readonly aside?: Paragraph;
	/** A list's mark, in front. */
	readonly mark?: Paragraph;
	readonly isCentred?: boolean;
	readonly hasRule?: boolean;
	/** Its place among the document's bookmarks; 1 is a section, 2 an entry. */
	readonly bookmark?: { readonly title: string; readonly depth: 1 | 2 };
	/** The name by which links of the document lead here. */
	readonly anchor?: string;
	/** A drawing in place of the paragraph, with its texts set. */
	readonly figure?: PreparedFigure;
}

export interface PreparedFigure {
	readonly drawing: Drawing;
	readonly alt: string;
	/** In the order of the drawing's texts. */
	readonly texts: readonly Paragraph[];
}

export interface PreparedResume {
	readonly blocks: readonly PreparedBlock[];
	readonly isRightToLeft: boolean;
	readonly template: Template;
	/** Sets a text in one of the template's styles, for page numbers. */
	readonly set: (spans: readonly Span[]) => Paragraph;
}

interface Press {
	readonly set: (spans: readonly Span[]) => Paragraph;
	readonly template: Template;
}

/** The style that the words of a drawing are set in, before they take its size. */
export const FIGURE_ROLE: Role = "footer";
/** Between the entries of the contact line, and between an organisation and its place. */
export const SEPARATOR = " · ";
/** Of an entry, this many bullets stay with its head; the last two stay together as well. */
const BULLETS_WITH_HEAD = 2;

function contactSpans(entries: readonly ContactEntry[]): Span[] {
	return entries.flatMap(({ text, url }, at): Span[] => [
		...(at > 0 ? [{ text: SEPARATOR, role: "contact" as const }] : []),
		{ text, url, role: url ? "link" : "contact", isWhole: true },
	]);
}

function headBlocks(press: Press, outline: ResumeOutline): PreparedBlock[] {
	const isCentred = press.template.head === "centre";
	const hasRule = press.template.rule.at === "head";
	const { name, headline, contact } = outline;
	const blocks: PreparedBlock[] = [];
	const add = (tag: PreparedBlock["tag"], role: Role, spans: readonly Span[], before: Space | null) => {
		if (spans.some((span) => span.text !== "")) blocks.push({ tag, role, paragraph: press.set(spans), before, keepsWithNext: true, isCentred });
	};
	add("H1", "name", [{ text: name, role: "name" }], null);
	add("P", "headline", [{ text: headline ?? "", role: "headline" }], null);
	add("P", "contact", contactSpans(contact), "contact");
	const last = blocks.pop();
	return last ? [...blocks, { ...last, hasRule }] : [];
}

/** A bullet alone on a page is a widow: the first ones stay with their head, and the last one with the one before it. */
function bulletBlocks(press: Press, texts: readonly string[], isFirstInSection: boolean): PreparedBlock[] {
	return texts.map((text, at) => ({
		tag: "LI",
		role: "body",
		paragraph: press.set([{ text, role: "body" }]),
		mark: press.set([{ text: "•", role: "mark" }]),
		before: isFirstInSection && at === 0 ? "first" : "bullet",
		keepsWithNext: at < texts.length - 1 && (at < BULLETS_WITH_HEAD - 1 || at === texts.length - 2),
	}));
}

function entryBlocks(press: Press, block: Extract<OutlineBlock, { type: "entry" }>, isFirst: boolean): PreparedBlock[] {
	const { organisation, place, bullets, dates } = block;
	const hasDetail = organisation !== "" || place !== "";
	const isHead = hasDetail || bullets.length > 0;
	const role: Role = isHead ? "title" : "organisation";
	const title: PreparedBlock = {
		tag: "H3",
		role,
		paragraph: press.set([{ text: block.title, role }]),
		before: isFirst ? "first" : isHead ? "entry" : "line",
		keepsWithNext: isHead,
		...(dates ? { aside: press.set([{ text: dates, role: "dates" }]) } : {}),
		...(block.title ? { bookmark: { title: [block.title, organisation].filter(Boolean).join(", "), depth: 2 as const } } : {}),
	};
	const where: Span[] = [
		...(organisation ? [{ text: organisation, role: "organisation" as const }] : []),
		...(organisation && place ? [{ text: SEPARATOR, role: "place" as const }] : []),
		...(place ? [{ text: place, role: "place" as const }] : []),
	];
	const detail: PreparedBlock[] = hasDetail
		? [{ tag: "P", role: "organisation", paragraph: press.set(where), before: null, keepsWithNext: bullets.length > 0 }]
		: [];
	return [title, ...detail, ...bulletBlocks(press, bullets, false)];
}

/** A line of an entry's head: the first, or one that is printed strongly, as a title, the others as what goes with it. */
function lineBlock(press: Press, block: Extract<OutlineBlock, { type: "line" }>, isFirst: boolean): PreparedBlock {
	const role: Role = block.isStrong ? "title" : block.isText ? "body" : "organisation";
	return {
		tag: block.isStrong ? "H3" : "P",
		role,
		paragraph: press.set([{ text: block.text, role }]),
		before: isFirst ? "first" : block.isFirst ? "entry" : null,
		keepsWithNext: block.hasMore,
		...(block.dates ? { aside: press.set([{ text: block.dates, role: "dates" }]) } : {}),
		...(block.isStrong && block.text ? { bookmark: { title: block.text, depth: 2 as const } } : {}),
	};
}

/** What another text says, and behind it where; a link within the document begins with "#". */
function quoteBlock(press: Press, { text, asides, anchor }: Extract<OutlineBlock, { type: "quote" }>, isFirst: boolean): PreparedBlock {
	const links = asides.flatMap((aside): Span[] => [
		{ text: " ", role: "body" },
		{ text: aside.text, url: `#${aside.target}`, role: "link" },
	]);
	const paragraph = press.set([{ text, role: "body" }, ...links]);
	return { tag: "P", role: "body", paragraph, before: isFirst ? "first" : "line", keepsWithNext: false, ...(anchor === null ? {} : { anchor }) };
}

/** A drawing stays with what explains it below. */
function figureBlock(press: Press, { drawing, alt }: Extract<OutlineBlock, { type: "figure" }>): PreparedBlock {
	const texts = textsOf(drawing).map((text) => press.set([{ text, role: FIGURE_ROLE }]));
	return { tag: "Figure", role: FIGURE_ROLE, paragraph: press.set([]), before: "line", keepsWithNext: true, figure: { drawing, alt, texts } };
}

/** Blocks of one kind that follow each other, such as the bullets of a section without entries. A section without a heading is its blocks alone. */
function sectionBlocks(press: Press, section: OutlineSection): PreparedBlock[] {
	const heading: PreparedBlock = {
		tag: "H2",
		role: "section",
		paragraph: press.set([{ text: section.heading, role: "section" }]),
		before: "section",
		keepsWithNext: true,
		hasRule: press.template.rule.at === "section",
		bookmark: { title: section.heading, depth: 1 },
	};
	const bulletTexts = section.blocks.flatMap((block) => (block.type === "bullet" ? [block.text] : []));
	const bullets = bulletBlocks(press, bulletTexts, section.blocks[0]?.type === "bullet");
	let bulletAt = 0;
	const blocks = section.blocks.flatMap((block, at): PreparedBlock[] => {
		if (block.type === "entry") return entryBlocks(press, block, at === 0);
		if (block.type === "line") return [lineBlock(press, block, at === 0)];
		if (block.type === "bullet") return bullets.slice(bulletAt, ++bulletAt);
		if (block.type === "figure") return [figureBlock(press, block)];
		if (block.type === "quote") return [quoteBlock(press, block, at === 0)];
		const paragraph = press.set(labelledSpans(block));
		return [{ tag: "P", role: "body", paragraph, before: at === 0 ? "first" : "paragraph", keepsWithNext: false }];
	});
	return section.heading === "" ? blocks : [heading, ...blocks];
}

/** The whole resume as blocks in reading order. */
export function prepareResume(outline: ResumeOutline, template: Template, fonts: PdfFonts): PreparedResume {
	const isRightToLeft = isRightToLeftLanguage(outline.language);
	const set = (spans: readonly Span[]) => {
		const drawn = spans.map((span) => ({ ...span, text: withoutUndrawnMarks(span.text, fonts) })).filter(({ text }) => text !== "");
		return setParagraph(drawn, { fonts, template, isRightToLeft });
	};
	const press: Press = { set, template };
	return { blocks: [...headBlocks(press, outline), ...outline.sections.flatMap((section) => sectionBlocks(press, section))], isRightToLeft, template, set };
}
