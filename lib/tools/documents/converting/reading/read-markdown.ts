import MarkdownIt from "markdown-it";
import type { Block, BlockDocument, Heading } from "@/lib/tools/documents/converting/model/blocks";
import { runsText } from "@/lib/tools/documents/converting/model/blocks";
import { counted, tooLarge } from "@/lib/tools/documents/converting/model/limits";
import { readHtml } from "./html/read-html";

/** A book has a million letters; what is longer takes a parser of Markdown too long. */
const MOST_LETTERS = 3_000_000;
/** Signs that open something, in a row: no text has so many, and parsers look back over each. */
const MOST_OPENERS = 2_000;
const OPENERS = new Set([..."[*_`~>("].map((sign) => sign.charCodeAt(0)));

/** A long row of opening signs is cut off, since what parses Markdown looks back over it for each of them. */
function refuseOpeners(text: string): void {
	let inRow = 0;
	for (let at = 0; at < text.length; at += 1) {
		const sign = text.charCodeAt(at);
		if (OPENERS.has(sign)) inRow += 1;
		else if (sign !== 0x20 && sign !== 0x0a) inRow = 0;
		if (inRow > MOST_OPENERS)
			throw tooLarge("This Markdown has thousands of opening brackets or stars in a row, which no text has. Upload it as plain text (TXT) instead.");
	}
}

/** The head of some files (between two lines of dashes) tells programs about them and is no text. */
function withoutFrontMatter(text: string): { text: string; title: string; had: boolean } {
	if (!text.startsWith("---\n")) return { text, title: "", had: false };
	const end = text.indexOf("\n---\n", 3);
	if (end === -1 || end > 10_000) return { text, title: "", had: false };
	const line = text
		.slice(4, end)
		.split("\n")
		.find((one) => one.startsWith("title:"));
	return { text: text.slice(end + 5), title: (line ?? "").slice(6).trim().replaceAll('"', ""), had: true };
}

/** The name by which links lead to a heading, as the usual programs make it: small letters, hyphens for blanks. */
function slugOf(text: string): string {
	return text
		.trim()
		.toLowerCase()
		.replace(/[^\p{L}\p{N}\s_-]/gu, "")
		.replace(/\s/gu, "-");
}

function withSlugs(blocks: readonly Block[]): Block[] {
	const used = new Map<string, number>();
	return blocks.map((block) => {
		if (block.kind !== "heading") return block;
		const slug = slugOf(runsText(block.runs));
		const times = used.get(slug) ?? 0;
		used.set(slug, times + 1);
		return { ...block, names: [...block.names, times === 0 ? slug : `${slug}-${times}`] } satisfies Heading;
	});
}

/** Markdown (CommonMark with tables and strike-through) as blocks. @throws AppError FILE_TOO_LARGE */
export function readMarkdown(source: string): BlockDocument {
	if (source.length > MOST_LETTERS) throw tooLarge(`This Markdown has more than ${counted(MOST_LETTERS)} letters. Split it and convert the parts one by one.`);
	const { text, title, had } = withoutFrontMatter(source.replace(/\r\n?/g, "\n"));
	refuseOpeners(text);
	const markdown = new MarkdownIt({ html: true, linkify: false, maxNesting: 40 });
	const document = readHtml(markdown.render(text));
	const [first] = document.blocks;
	const notes = had ? [{ place: "", message: "The settings at the top (between lines of dashes) are no text and were left out." }] : [];
	if (/\$\$[^$]/.test(text)) notes.push({ place: "", message: "A formula written in TeX stands as it is written: it is not drawn." });
	const heading = first?.kind === "heading" ? runsText(first.runs) : "";
	return { title: title || heading || document.title, blocks: withSlugs(document.blocks), notes: [...notes, ...document.notes] };
}
