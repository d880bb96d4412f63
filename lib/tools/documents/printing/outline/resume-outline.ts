import { tidyText } from "@/lib/tools/documents/language/line-text";
import { type TailoredResume, TailoredSection } from "@/lib/tools/documents/schemas";
import { type Drawing, textsOf } from "@/lib/tools/drawing/marks";
import { withDatesInOneStyle } from "./date-style";
import { headingSetter } from "./heading-case";
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
	| { readonly type: "paragraph"; readonly text: string }
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

function educationBlock({ line, datesText, details }: TailoredResume["education"][number]): OutlineBlock {
	const bullets = details.map((detail) => tidyText(detail.text));
	return { type: "entry", title: tidyText(line), organisation: "", place: "", dates: tidyText(datesText ?? ""), bullets };
}

function bulletBlock(text: string): OutlineBlock {
	return { type: "bullet", text: tidyText(text) };
}

type OwnSection = TailoredResume["otherSections"][number];

/** The lines of a section as its source prints them, apart from each other where they are there. */
function ownBlocks({ lines }: OwnSection): OutlineBlock[] {
	return lines.map((line, at): OutlineBlock => {
		const text = tidyText(line.text);
		if (line.style === "item") return bulletBlock(text);
		const dates = tidyText(line.dates ?? "");
		if (line.style === "text" && dates === "" && !line.opens) return { type: "paragraph", text };
		const hasMore = line.style === "head" && at < lines.length - 1 && !lines[at + 1]?.opens;
		return { type: "line", text, dates, isStrong: line.isStrong, isText: line.style === "text", isFirst: line.opens, hasMore };
	});
}

/** The first section of one's own takes what was written for its kind; what has no heading gets one. */
function joinedSections(written: OutlineSection, own: readonly OwnSection[], more: string, setHeading: (heading: string) => string): OutlineSection[] {
	const sections = own.map((section) => ({ heading: setHeading(tidyText(section.heading)) || more, blocks: ownBlocks(section) }));
	const [first, ...rest] = sections;
	if (!first || written.blocks.length === 0) return [...(written.blocks.length > 0 ? [written] : []), ...sections];
	return [{ heading: first.heading === more ? written.heading : first.heading, blocks: [...written.blocks, ...first.blocks] }, ...rest];
}

/** One line for each group of skills, or one for all of them. */
function skillTexts({ skills, skillGroups }: TailoredResume): string[] {
	if (skillGroups.length === 0) return [skills.join(", ")];
	return skillGroups.map((group) => (group.heading ? `${group.heading}: ${group.skills.join(", ")}` : group.skills.join(", ")));
}

/** Puts a tailored resume into printing order, with headings in the language of the resume. Empty sections are left out. */
export function outlineResume(resume: TailoredResume, language: string): ResumeOutline {
	const words = headingsFor(language);
	const paragraph = (text: string): OutlineBlock[] => (text ? [{ type: "paragraph", text: tidyText(text) }] : []);
	const written: Readonly<Record<TailoredSection, readonly OutlineBlock[]>> = {
		summary: paragraph(resume.summary?.text ?? ""),
		skills: skillTexts(resume).flatMap(paragraph),
		experience: resume.experience.map(experienceBlock),
		education: resume.education.map(educationBlock),
		certifications: resume.certifications.map(bulletBlock),
		languages: paragraph(resume.languages.join(", ")),
		other: [],
	};
	const setHeading = headingSetter(
		language,
		resume.otherSections.flatMap(({ lines }) => lines.map(({ text }) => text)),
	);
	const sectionsOf = (name: TailoredSection): OutlineSection[] =>
		joinedSections(
			{ heading: name === "other" ? words.more : words[name], blocks: written[name] },
			resume.otherSections.filter(({ section }) => section === name),
			name === "other" ? words.more : words[name],
			setHeading,
		);
	const order = [...new Set([...resume.sectionOrder, ...TailoredSection.options])];
	return {
		name: tidyText(resume.name),
		headline: resume.headline ? tidyText(resume.headline) : null,
		contact: resume.contact.map((text) => contactEntry(tidyText(text))),
		sections: withDatesInOneStyle(
			order.flatMap(sectionsOf).filter((section) => section.blocks.length > 0),
			language,
		),
		pageWord: words.page,
		language,
	};
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
