import type { Block, Cell, Picture } from "@/lib/tools/documents/converting/model/blocks";
import type { ReadyPicture } from "@/lib/tools/documents/converting/reading/pictures/ready-picture";
import type { PdfFonts } from "@/lib/tools/documents/printing/pdf-fonts";
import type { FileSheet, Place } from "./sheet";
import type { Undrawn } from "./spans";
import type { Strip, TagNode } from "./strip";

/** What laying out one file needs. Lengths in points. */
export interface LayContext {
	readonly fonts: PdfFonts;
	readonly undrawn: Undrawn;
	readonly sheet: FileSheet;
	/** Told of a table whose words are wider than its columns. */
	readonly onNarrow?: (columns: number) => void;
	/** Told of a table that is wider than its page, and in how many parts it stands. */
	readonly onParted?: (columns: number, parts: number) => void;
	readonly pictures: ReadonlyMap<Picture, ReadyPicture | null>;
	/** The height between the margins of a page. */
	readonly pageHeightPt: number;
	readonly signal: AbortSignal;
}

/** Where blocks are set. */
export interface Column {
	readonly leftPt: number;
	readonly widthPt: number;
	readonly place: Place;
	readonly depth: number;
	readonly align?: Cell["align"];
}

/** Sets blocks in a column; tables are given it, since their cells hold whatever a page holds. */
export type LayBlocks = (blocks: readonly Block[], node: TagNode, column: Column, context: LayContext) => Iterable<Strip>;
