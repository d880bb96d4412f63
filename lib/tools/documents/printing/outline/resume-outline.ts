import { tidyText } from "@/lib/tools/documents/language/line-text";
import { type TailoredResume, TailoredSection } from "@/lib/tools/documents/schemas";
import { type Drawing, textsOf } from "@/lib/tools/drawing/marks";
import { withDatesInOneStyle } from "./date-style";
import { headingSetter } from "./heading-case";
import { type OwnSection, ownBlocks, remarksOf } from "./own-blocks";
import { headingsFor } from "./printed-headings";

/** A piece of the contact line; `url` is null for plain text. */
export interface ContactEntry {
	readonly text: string;
	readonly url: string | null;
}

/** What stands behind a quote; `target` is the anchor that it leads to. */
export interface QuoteAside {
	readonly text: string;
	readonly target: string;
}

/** What stands under a heading, in reading order. */
export type OutlineBlock =
	/** `label` is what it begins with: the name of a group. */
	| { readonly type: "paragraph"; readonly text: string; readonly label?: string }
	| {
			readonly type: "entry";
			readonly title: string;
			readonly organisation: string;
			readonly place: string;
			readonly dates: string;
			readonly bullets: readonly string[];
	  }
	/** Of the head of an entry, as the source prints it. */
	| {
			readonly type: "line";
			readonly text: string;
			readonly dates: string;
			readonly isStrong: boolean;
			/** A sentence or an entry of a list rather than a head. */
			readonly isText: boolean;
			/** The first of its entry. */
			readonly isFirst: boolean;
			readonly hasMore: boolean;
	  }
	| { readonly type: "bullet"; readonly text: string }
	/** Words of another text, with the place where they stand behind them; each is found from the other. Names of places are letters, digits and hyphens. */
	| { readonly type: "quote"; readonly text: string; readonly asides: readonly QuoteAside[]; readonly anchor: string | null }
	/** A drawing as wide as the page's text; `alt` says what it shows. Of the PDF alone. */
	| { readonly type: "figure"; readonly drawing: Drawing; readonly alt: string };

export interface OutlineSection {
	/** Empty for a section without one. */
	readonly heading: string;
	readonly blocks: readonly OutlineBlock[];
}

/** A resume as it is printed: the one order that the Word and PDF files share. */
export interface ResumeOutline {
	readonly name: string;
	readonly headline: string | null;
	readonly contact: readonly ContactEntry[];
	readonly sections: readonly OutlineSection[];
	/** Before a page number, from the second page on. */
	readonly pageWord: string;
	/** BCP 47 */
	readonly language: string;
}

const URL_TEXT = /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:\/\S*)?$/u;

/** A piece of the contact line, with where it leads. */
export function contactEntry(text: string): ContactEntry {
	if (/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u.test(text)) return { text, url: `mailto:${text}` };
	if (URL_TEXT.test(text)) return { text: text.replace(/^https?:\/\/(?:www\.)?|\/$/gu, ""), url: /^https?:/u.test(text) ? text : `https://${text}` };
	if (/^\+?[\d\s().-]{7,}$/u.test(text)) return { text, url: `tel:${text.replace(/[^\d+]/gu, "")}` };
	return { text, url: null };
}

function experienceBlock(experience: TailoredResume["experience"][number]): OutlineBlock {
	const { title, company, location, datesText, bullets } = experience;
	const organisation = title ? tidyText(company ?? "") : "";
	return {
		type: "entry",
		title: tidyText(title ?? company ?? ""),
		organisation,
		place: tidyText(location ?? ""),
		dates: tidyText(datesText ?? ""),
		bullets: bullets.map((bullet) => tidyText(bullet.text)),
	};
}

/** Between a degree and where it was taken (`educationText`). */
const SCHOOL_BEHIND = " – ";

function educationBlock({ line, datesText, details }: TailoredResume["education"][number]): OutlineBlock {
	const bullets = details.map((detail) => tidyText(detail.text));
	const text = tidyText(line);
	const at = text.lastIndexOf(SCHOOL_BEHIND);
	const [title, organisation] = at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + SCHOOL_BEHIND.length)];
	return { type: "entry", title, organisation, place: "", dates: tidyText(datesText ?? ""), bullets };
}

/** The first section of one's own takes what was written for its kind; what has no heading gets one. */
function joinedSections(written: OutlineSection, own: readonly OwnSection[], more: string, setHeading: (heading: string) => string): OutlineSection[] {
	const sections = own.map((section) => ({ heading: setHeading(tidyText(section.heading)) || more, blocks: ownBlocks(section) }));
	const [first, ...rest] = sections;
	if (!first || written.blocks.length === 0) return [...(written.blocks.length > 0 ? [written] : []), ...sections];
	return [{ heading: first.heading === more ? written.heading : first.heading, blocks: [...written.blocks, ...first.blocks] }, ...rest];
}

/** One line for each group of skills, or one for all of them. */
function skillBlocks({ skills, skillGroups }: TailoredResume): OutlineBlock[] {
	if (skillGroups.length === 0) return skills.length === 0 ? [] : [{ type: "paragraph", text: tidyText(skills.join(", ")) }];
	return skillGroups.map(({ heading, skills: names }): OutlineBlock => {
		const [list, label] = [tidyText(names.join(", ")), heading === null ? "" : `${tidyText(heading)}:`];
		return { type: "paragraph", text: label === "" ? list : `${label} ${list}`, ...(label === "" ? {} : { label }) };
	});
}

/** Puts a tailored resume into printing order, with headings in the language of the resume. Empty sections are left out. */
export function outlineResume(resume: TailoredResume, language: string): ResumeOutline {
	const words = headingsFor(language);
	const paragraph = (text: string): OutlineBlock[] => (text ? [{ type: "paragraph", text: tidyText(text) }] : []);
	const written: Readonly<Record<TailoredSection, readonly OutlineBlock[]>> = {
		summary: paragraph(resume.summary?.text ?? ""),
		skills: skillBlocks(resume),
		experience: resume.experience.map(experienceBlock),
		education: resume.education.map(educationBlock),
		certifications: resume.certifications.map((text): OutlineBlock => ({ type: "bullet", text: tidyText(text) })),
		languages: paragraph(resume.languages.join(", ")),
		other: [],
	};
	const remarks = remarksOf(resume.otherSections);
	const setHeading = headingSetter(
		language,
		resume.otherSections.flatMap(({ lines }) => lines.map(({ text }) => text)),
	);
	const sectionsOf = (name: TailoredSection): OutlineSection[] =>
		joinedSections(
			{ heading: name === "other" ? words.more : words[name], blocks: written[name] },
			resume.otherSections.filter((own) => own.section === name && !remarks.includes(own)),
			name === "other" ? words.more : words[name],
			setHeading,
		);
	const order = [...new Set([...resume.sectionOrder, ...TailoredSection.options])];
	return {
		name: tidyText(resume.name),
		headline: resume.headline ? tidyText(resume.headline) : null,
		contact: [...resume.contact, ...remarks.flatMap(({ lines }) => lines.map(({ text }) => text))].map((text) => contactEntry(tidyText(text))),
		sections: withDatesInOneStyle(
			order.flatMap(sectionsOf).filter((section) => section.blocks.length > 0),
			language,
		),
		pageWord: words.page,
		language,
	};
}

/** A paragraph, the name of a group before it in the letters of names. */
export function labelledSpans({ text, label = "" }: Extract<OutlineBlock, { type: "paragraph" }>): { text: string; role: "label" | "body" }[] {
	return label === ""
		? [{ text, role: "body" }]
		: [
				{ text: label, role: "label" },
				{ text: text.slice(label.length), role: "body" },
			];
}

/** Every text of the outline in reading order. */
export function outlineTexts(outline: ResumeOutline): string[] {
	const ofBlock = (block: OutlineBlock) =>
		block.type === "entry"
			? [block.title, block.dates, block.organisation, block.place, ...block.bullets]
			: block.type === "line"
				? [block.text, block.dates]
				: block.type === "figure"
					? textsOf(block.drawing)
					: block.type === "quote"
						? [block.text, ...block.asides.map((aside) => aside.text)]
						: [block.text];
	const ofSection = (section: OutlineSection) => [section.heading, ...section.blocks.flatMap(ofBlock)];
	return [outline.name, outline.headline ?? "", ...outline.contact.map((entry) => entry.text), ...outline.sections.flatMap(ofSection)].filter(Boolean);
}
