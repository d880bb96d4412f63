import "server-only";
import { AppError } from "@/lib/platform/errors";
import type { Block, BlockDocument } from "@/lib/tools/documents/converting/model/blocks";
import { DOCUMENT_LIMITS, unreadable } from "@/lib/tools/documents/converting/model/limits";
import { Notebook } from "@/lib/tools/documents/converting/model/notebook";
import { type DocxPackage, openDocxPackage } from "@/lib/tools/reading/docx/docx-package";
import { readLists, readStyles } from "@/lib/tools/reading/docx/styles";
import { fontFitOf } from "./font-fits";
import { noteNumbers } from "./marks";
import { readNumbering } from "./numbering";
import type { WalkContext } from "./part-text";
import { partText, readRelations } from "./relations";
import { readStyleLists } from "./style-lists";
import { TextLooks } from "./text-looks";
import { walkPart } from "./walk";

/** Of long books, with all their marks of spelling. */
const LIMITS = { tags: 4_000_000, depth: 300, tagBytes: 1_000_000, textBytes: 40_000_000 };
const PICTURES = /^word\/media\/[^/]+\.(?:png|jpe?g|gif|tiff?|webp)$/i;
const LEAST_MARGIN = 18;
const BROKEN = "This DOCX file is damaged. Open it in your word processor and save it again.";

/** A Word document as blocks: as its reader sees it with all changes accepted; headers, footers and comments are left out and named. */
export async function readDocxBlocks(bytes: Uint8Array): Promise<BlockDocument> {
	const opened = await openDocxPackage(bytes, DOCUMENT_LIMITS.pictures, { limits: LIMITS, pictures: PICTURES });
	try {
		return blocksOf(opened);
	} catch (cause) {
		if (cause instanceof AppError) throw cause;
		throw unreadable(BROKEN, cause);
	}
}

function blocksOf({ parts, pictures, picturePaths }: DocxPackage): BlockDocument {
	const notes = new Notebook();
	const numberingXml = partText(parts, "word/numbering.xml");
	const stylesXml = partText(parts, "word/styles.xml");
	const styles = readStyles(stylesXml, readLists(numberingXml));
	const shared: Omit<WalkContext, "relations"> = {
		styles,
		looks: new TextLooks(styles, fontFitOf(stylesXml, partText(parts, "word/theme/theme1.xml"))),
		listOf: readStyleLists(stylesXml),
		numbering: readNumbering(numberingXml),
		pictures: new Map(picturePaths.map((path, at) => [path, pictures[at] ?? new Uint8Array()])),
		notes,
		noteNumbers: noteNumbers(partText(parts, "word/document.xml")),
	};
	const partBlocks = (name: string): Block[] => {
		const xml = partText(parts, `word/${name}.xml`);
		return xml === "" ? [] : walkPart(xml, { ...shared, relations: readRelations(parts, name) });
	};
	const body = partBlocks("document");
	const remarks = [...partBlocks("footnotes"), ...partBlocks("endnotes")];
	if (hasMargins(parts)) notes.add("Headers and footers of the pages were left out.");
	if (parts.has("word/comments.xml")) notes.add("Comments in the margin were left out.");
	const title = /<dc:title>([^<]{1,300})<\/dc:title>/.exec(partText(parts, "docProps/core.xml").slice(0, 20_000))?.[1] ?? "";
	const sheet = sheetOf(partText(parts, "word/document.xml"));
	const margins = sheet && marginsOf(partText(parts, "word/document.xml"), sheet);
	return {
		...(sheet ? { sheet } : {}),
		...(margins ? { margins } : {}),
		title: title.trim(),
		blocks: remarks.length > 0 ? [...body, { kind: "rule" }, ...remarks] : body,
		notes: notes.all(),
	};
}

/** The paper of the first section; lengths are given in twentieths of a point. */
function sheetOf(xml: string): BlockDocument["sheet"] {
	const at = xml.indexOf("<w:pgSz ");
	const size = at === -1 ? "" : xml.slice(at, at + 300);
	const [widthPt, heightPt] = ["w", "h"].map((side) => Number(new RegExp(`w:${side}="(\\d{3,6})"`).exec(size)?.[1] ?? 0) / 20);
	return widthPt && heightPt && widthPt >= 200 && heightPt >= 200 ? { widthPt, heightPt } : undefined;
}

/** The margins of the first section, none of which takes more than a third of the paper. */
function marginsOf(xml: string, { widthPt, heightPt }: NonNullable<BlockDocument["sheet"]>): BlockDocument["margins"] {
	const at = xml.indexOf("<w:pgMar ");
	if (at === -1) return undefined;
	const tag = xml.slice(at, at + 400);
	const side = (name: string, lengthPt: number) => {
		const twips = Number(new RegExp(`w:${name}="-?(\\d{1,6})"`).exec(tag)?.[1] ?? 1440);
		return Math.min(Math.max(twips / 20, LEAST_MARGIN), lengthPt / 3);
	};
	return { top: side("top", heightPt), right: side("right", widthPt), bottom: side("bottom", heightPt), left: side("left", widthPt) };
}

function hasMargins(parts: DocxPackage["parts"]): boolean {
	return [...parts.keys()].some((path) => /^word\/(?:header|footer)\d{0,4}\.xml$/.test(path) && /<w:t[ >]/.test(partText(parts, path)));
}
