import { Parser } from "htmlparser2";
import { openDocxPackage } from "#docx-package";
import { AppError } from "@/lib/platform/errors";
import type { ReadFile, TextLine } from "@/lib/tools/reading/text/text-line";
import { readFlow } from "./document-flow";
import type { DocxPackage } from "./docx-package";
import { linesOfFlow } from "./flow-lines";
import { readLists, readStyles } from "./styles";

const MARGIN = /^word\/(header|footer)\d*\.xml$/;
const PAGE_NUMBER = /^(?:\p{L}{1,10}\.?)? ?\d{0,4} ?(?:\/|of|von|de|di|van|z|av|sur)? ?\d{0,4}$/iu;

/** Targets of a part's links, by relation. */
function linksOf(parts: DocxPackage["parts"], path: string): Map<string, string> {
	const targets = new Map<string, string>();
	const relations = parts.get(path.replace(/^word\//, "word/_rels/").concat(".rels"));
	if (!relations) return targets;
	const parser = new Parser(
		{
			onopentag(tag, attributes) {
				if (tag !== "Relationship" || !attributes.Type?.endsWith("/hyperlink")) return;
				if (attributes.Id && attributes.Target) targets.set(attributes.Id, attributes.Target);
			},
		},
		{ xmlMode: true },
	);
	parser.end(new TextDecoder().decode(relations));
	return targets;
}

/** Lines of a DOCX's parts: those of its headers come first, those of its footers last, each once. */
function linesOfParts(parts: DocxPackage["parts"]): TextLine[] {
	const textOf = (path: string) => new TextDecoder().decode(parts.get(path));
	const isListOf = readLists(textOf("word/numbering.xml"));
	const styles = readStyles(textOf("word/styles.xml"), isListOf);
	const read = (path: string) => linesOfFlow(readFlow(textOf(path), styles, isListOf, linksOf(parts, path)));
	const body = read("word/document.xml");
	const seen = new Set([...body.slice(0, 4), ...body.slice(-2)].map(({ text }) => text));
	const marginLines = (kind: string) =>
		[...parts.keys()]
			.filter((path) => MARGIN.exec(path)?.[1] === kind)
			.sort()
			.flatMap(read)
			.filter(({ text }) => {
				if (seen.has(text) || PAGE_NUMBER.test(text)) return false;
				seen.add(text);
				return true;
			});
	return [...marginLines("header"), ...body, ...marginLines("footer")];
}

/**
 * Lines of a DOCX in reading order, as a reader of the accepted document sees it: without what was struck, remarks and hidden text.
 * @throws AppError FILE_ENCRYPTED or FILE_UNREADABLE.
 */
export async function readDocx(bytes: Uint8Array): Promise<ReadFile> {
	const { parts, hasImages } = await openDocxPackage(bytes);
	let lines: TextLine[];
	try {
		lines = linesOfParts(parts);
	} catch (cause) {
		throw new AppError("FILE_UNREADABLE", "This DOCX file is damaged. Open it in your word processor and save it again.", undefined, { cause });
	}
	const app = parts.get("docProps/app.xml");
	const pages = app ? Number(/<Pages>(\d+)<\/Pages>/.exec(new TextDecoder().decode(app))?.[1] ?? 1) : 1;
	const pageCount = Math.min(Math.max(pages, lines.at(-1)?.page ?? 1, 1), 1_000);
	return { pageCount, lines, hasImages, pageHeightPt: null, scannedPages: [], warnings: [] };
}
