import { tidyText } from "@/lib/tools/documents/language/line-text";
import { contactEntry, type OutlineBlock, type ResumeOutline } from "@/lib/tools/documents/printing/outline/resume-outline";
import { TEMPLATES, type Template } from "@/lib/tools/documents/printing/templates";
import type { CoverLetter, LetterParagraph } from "./schemas";
import { letterWords } from "./words/languages";

const MODERN = TEMPLATES.modern;

/** A letter looks as the resumes beside it do, with the measures of a letter: larger text, and space between paragraphs. */
export const LETTER_TEMPLATE: Template = {
	...MODERN,
	marginPt: { side: 68, top: 56, bottom: 56 },
	rule: { at: "head", ink: "hairline", widthPt: 0.6 },
	styles: {
		...MODERN.styles,
		name: { ...MODERN.styles.name, sizePt: 18 },
		title: { ...MODERN.styles.title, sizePt: 10.5 },
		dates: { ...MODERN.styles.dates, sizePt: 10.5, ink: "ink" },
		body: { ...MODERN.styles.body, sizePt: 10.5 },
		mark: { ...MODERN.styles.mark, sizePt: 10.5 },
	},
	spacePt: { ...MODERN.spacePt, first: 26, entry: 20, paragraph: 9, bullet: 4 },
	closest: { size: 0.9, space: 0.5 },
};

function line(text: string, more: Partial<Extract<OutlineBlock, { type: "line" }>> = {}): OutlineBlock {
	return { type: "line", text: tidyText(text), dates: "", isStrong: false, isText: true, isFirst: false, hasMore: false, ...more };
}

function paragraphBlocks({ style, sentences }: LetterParagraph): OutlineBlock[] {
	if (style === "list") return sentences.map(({ text }) => ({ type: "bullet", text: tidyText(text) }));
	return [{ type: "paragraph", text: sentences.map(({ text }) => tidyText(text)).join(" ") }];
}

/** Recipient and date: beside each other, or both on the side where the language's letters have them. */
function headLines({ recipient, placeAndDate, language }: CoverLetter): OutlineBlock[] {
	if (letterWords(language).recipientAt === "end")
		return [...recipient.map((text) => line("", { dates: tidyText(text) })), line("", { dates: tidyText(placeAndDate), isFirst: true })];
	const [first = "", ...others] = recipient;
	return [line(first, { dates: tidyText(placeAndDate) }), ...others.map((text) => line(text))];
}

/** A letter in the order in which it is printed: who writes, to whom and when, what about, the text, and who signs. */
export function outlineLetter(letter: CoverLetter): ResumeOutline {
	const blocks: OutlineBlock[] = [
		...headLines(letter),
		line(letter.subject, { isStrong: true, isFirst: true }),
		{ type: "paragraph", text: tidyText(letter.salutation) },
		...letter.paragraphs.flatMap(paragraphBlocks),
		{ type: "paragraph", text: tidyText(letter.closing) },
		line(letter.sender.name, { isFirst: true }),
		line(letter.enclosure, { isFirst: true }),
	];
	return {
		name: tidyText(letter.sender.name),
		headline: null,
		contact: letter.sender.contact.map((text) => contactEntry(tidyText(text))),
		sections: [{ heading: "", blocks }],
		pageWord: "",
		language: letter.language,
	};
}
