import "server-only";
import { zipSync } from "fflate";
import { Parser } from "htmlparser2";
import mammoth from "mammoth";
import { AppError } from "@/lib/platform/errors";
import { cleanText } from "@/lib/tools/resume-profile/text/clean-text";
import { sectionKindOf } from "@/lib/tools/resume-profile/text/section-headings";
import type { ReadFile, TextLine } from "@/lib/tools/resume-profile/text/text-line";
import { openDocxPackage } from "./docx-package";

const STYLE_MAP = [
	"p[style-name='Title'] => h1:fresh",
	"p[style-name='Subtitle'] => h2:fresh",
	"p[style-name='List Paragraph'] => p:fresh",
	"br[type='page'] => br",
];

interface Block {
	text: string;
	boldLetters: number;
	mark: "heading" | "bullet" | null;
}

function toLine(block: Block, column: number): TextLine | null {
	const text = cleanText(block.text);
	if (text === "") return null;
	const bold = block.boldLetters * 2 > text.replace(/\s/g, "").length;
	return { page: 1, column, text, fontSize: null, bold, x: null, y: null, right: null, mark: block.mark };
}

/** The blocks that stand side by side as one line, parted by tabs. */
function sideBySide(blocks: readonly Block[]): TextLine | null {
	const text = blocks.map((block) => cleanText(block.text)).join("\t");
	const boldLetters = blocks.reduce((sum, block) => sum + block.boldLetters, 0);
	return toLine({ text, boldLetters, mark: blocks.length === 1 ? (blocks[0]?.mark ?? null) : null }, 0);
}

/** A table row is read line by line across its cells; cells that hold sections of their own are layout columns, read one after the other. */
function rowLines(cells: readonly Block[][]): TextLine[] {
	const filled = cells.map((cell) => cell.filter((block) => cleanText(block.text) !== "")).filter((cell) => cell.length > 0);
	const isLayout = filled.length > 1 && filled.some((cell) => cell.length > 2 && cell.some((block) => sectionKindOf(cleanText(block.text)) !== null));
	if (isLayout || filled.length === 1) return filled.flatMap((cell, column) => cell.flatMap((block) => toLine(block, column) ?? []));
	const depth = Math.max(0, ...filled.map((cell) => cell.length));
	return Array.from({ length: depth }, (_, index) => sideBySide(filled.flatMap((cell) => cell[index] ?? []))).flatMap((line) => line ?? []);
}

/** Lines of mammoth's HTML: headings, paragraphs (parted at line breaks), list items and table rows. */
function linesOfHtml(html: string): TextLine[] {
	const lines: TextLine[] = [];
	let cells: Block[][] | null = null;
	let tableDepth = 0;
	let boldDepth = 0;
	let listDepth = 0;
	let block: Block | null = null;
	const flush = () => {
		if (block && cells) cells.at(-1)?.push(block);
		else if (block) {
			const line = toLine(block, 0);
			if (line) lines.push(line);
		}
		block = null;
	};
	const open = (mark: Block["mark"]) => {
		flush();
		block = { text: "", boldLetters: 0, mark };
	};
	const parser = new Parser({
		onopentag(name) {
			if (name === "table") tableDepth++;
			else if (name === "tr" && tableDepth === 1) cells = [];
			else if ((name === "td" || name === "th") && tableDepth === 1) cells?.push([]);
			else if (name === "ul" || name === "ol") listDepth++;
			else if (/^h[1-6]$/.test(name)) open("heading");
			else if (name === "li") open("bullet");
			else if (name === "p") open(listDepth > 0 ? "bullet" : null);
			else if (name === "br") open(block?.mark ?? null);
			else if (name === "strong") boldDepth++;
		},
		ontext(text) {
			block ??= { text: "", boldLetters: 0, mark: null };
			block.text += text;
			if (boldDepth > 0) block.boldLetters += text.replace(/\s/g, "").length;
		},
		onclosetag(name) {
			if (name === "strong") boldDepth--;
			else if (name === "ul" || name === "ol") listDepth--;
			else if (name === "table") tableDepth--;
			if (/^(?:p|li|h[1-6]|td|th|table)$/.test(name)) flush();
			if (name === "tr" && tableDepth === 1 && cells) {
				lines.push(...rowLines(cells));
				cells = null;
			}
		},
	});
	parser.end(html);
	flush();
	return lines;
}

/** Paragraphs of a header or footer part, which mammoth leaves out and where many templates keep name and contact. */
function linesOfPart(xml: string): TextLine[] {
	const lines: TextLine[] = [];
	let text = "";
	let isText = false;
	const parser = new Parser(
		{
			onopentag(name) {
				isText = name === "w:t";
				if (name === "w:tab") text += "\t";
				if (name === "w:p" || name === "w:br") end();
			},
			ontext(part) {
				if (isText) text += part;
			},
			onclosetag(name) {
				if (name === "w:t") isText = false;
				if (name === "w:p") end();
			},
		},
		{ xmlMode: true },
	);
	function end() {
		const line = toLine({ text, boldLetters: 0, mark: null }, 0);
		if (line) lines.push(line);
		text = "";
	}
	parser.end(xml);
	return lines;
}

/**
 * Lines of a DOCX in reading order; a header's lines come first.
 * @throws AppError FILE_ENCRYPTED or FILE_UNREADABLE.
 */
export async function readDocx(bytes: Uint8Array): Promise<ReadFile> {
	const { parts, hasImages } = await openDocxPackage(bytes);
	const decoder = new TextDecoder();
	const repacked = zipSync(Object.fromEntries(parts), { level: 0 });
	let html: string;
	try {
		const convertImage = mammoth.images.imgElement(async () => ({ src: "" }));
		const result = await mammoth.convertToHtml({ buffer: Buffer.from(repacked) }, { styleMap: STYLE_MAP, convertImage, externalFileAccess: false });
		html = result.value;
	} catch (cause) {
		throw new AppError("FILE_UNREADABLE", "This DOCX file is damaged. Open it in your word processor and save it again.", undefined, { cause });
	}
	const body = linesOfHtml(html);
	const seen = new Set(body.slice(0, 4).map((line) => line.text));
	const headers: TextLine[] = [];
	for (const [path, part] of parts) {
		if (!/^word\/header\d*\.xml$/.test(path)) continue;
		for (const line of linesOfPart(decoder.decode(part))) {
			if (seen.has(line.text) || /^(?:page|seite)?\s*\d*$/i.test(line.text)) continue;
			seen.add(line.text);
			headers.push(line);
		}
	}
	const app = parts.get("docProps/app.xml");
	const pages = app ? Number(/<Pages>(\d+)<\/Pages>/.exec(decoder.decode(app))?.[1] ?? 1) : 1;
	return { pageCount: Math.min(Math.max(pages, 1), 1_000), lines: [...headers, ...body], hasImages, pageHeightPt: null, warnings: [] };
}
