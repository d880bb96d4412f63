import { tidyText } from "@/lib/tools/documents/language/line-text";
import { type TailoredResume, TailoredSection } from "@/lib/tools/documents/schemas";
import { withDatesInOneStyle } from "./date-style";
import { headingsFor } from "./printed-headings";

/** A piece of the contact line; `url` is null for plain text. */
export interface ContactEntry {
	readonly text: string;
	readonly url: string | null;
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
	| { readonly type: "bullet"; readonly text: string };

export interface OutlineSection {
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

function contactEntry(text: string): ContactEntry {
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

/** One line for each group of skills, or one for all of them. */
function skillTexts({ skills, skillGroups }: TailoredResume): string[] {
	if (skillGroups.length === 0) return [skills.join(", ")];
	return skillGroups.map((group) => (group.heading ? `${group.heading}: ${group.skills.join(", ")}` : group.skills.join(", ")));
}

/** Puts a tailored resume into printing order, with headings in the language of the resume. Empty sections are left out. */
export function outlineResume(resume: TailoredResume, language: string): ResumeOutline {
	const words = headingsFor(language);
	const paragraph = (text: string): OutlineBlock[] => (text ? [{ type: "paragraph", text: tidyText(text) }] : []);
	const sections: Readonly<Record<TailoredSection, readonly OutlineSection[]>> = {
		summary: [{ heading: words.summary, blocks: paragraph(resume.summary?.text ?? "") }],
		skills: [{ heading: words.skills, blocks: skillTexts(resume).flatMap(paragraph) }],
		experience: [{ heading: words.experience, blocks: resume.experience.map(experienceBlock) }],
		education: [{ heading: words.education, blocks: resume.education.map(educationBlock) }],
		certifications: [{ heading: words.certifications, blocks: resume.certifications.map(bulletBlock) }],
		languages: [{ heading: words.languages, blocks: paragraph(resume.languages.join(", ")) }],
		other: resume.otherSections.map(({ heading, lines }) => ({ heading: tidyText(heading) || words.more, blocks: lines.map(({ text }) => bulletBlock(text)) })),
	};
	const order = [...new Set([...resume.sectionOrder, ...TailoredSection.options])];
	return {
		name: tidyText(resume.name),
		headline: resume.headline ? tidyText(resume.headline) : null,
		contact: resume.contact.map((text) => contactEntry(tidyText(text))),
		sections: withDatesInOneStyle(
			order.flatMap((name) => sections[name]).filter((section) => section.blocks.length > 0),
			language,
		),
		pageWord: words.page,
		language,
	};
}

/** Every text of the outline in reading order. */
export function outlineTexts(outline: ResumeOutline): string[] {
	const ofBlock = (block: OutlineBlock) =>
		block.type === "entry" ? [block.title, block.dates, block.organisation, block.place, ...block.bullets] : [block.text];
	const ofSection = (section: OutlineSection) => [section.heading, ...section.blocks.flatMap(ofBlock)];
	return [outline.name, outline.headline ?? "", ...outline.contact.map((entry) => entry.text), ...outline.sections.flatMap(ofSection)].filter(Boolean);
}
