import type { PageMaterial } from "./page-material";
import type { Reading } from "./reading";

/** Letters of a line that look alike. */
export interface LookRun {
	readonly text: string;
	readonly bold: boolean;
	readonly italic: boolean;
}

/** A run of text on one baseline without a wide gap in it. Lengths in PDF points, origin top left, y at the baseline. */
export interface TextSegment {
	readonly text: string;
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly fontSize: number;
	readonly bold: boolean;
	readonly italic: boolean;
	/** Its parts, where they look different. */
	readonly runs?: readonly LookRun[];
	/** Where links on it lead. */
	readonly links: readonly string[];
	/** Which of the page's pieces was drawn first, and which last, of those that it is made of; none where a page is a picture. */
	readonly drawn?: { readonly first: number; readonly last: number };
	/** Where it was recognised in a picture. */
	readonly reading?: Reading;
}

/** A piece of text as the file places it. */
export interface Glyphs extends TextSegment {
	readonly endsInSpace: boolean;
	/** Whether it was letter-spaced, and is whole words again. */
	readonly isClosedUp?: boolean;
	/** Whether a cell of a table begins with it, however close it stands to what is before it. */
	readonly isCell?: boolean;
}

/** One visual line, before headings, list items and repeated headers are told apart. `x`, `y` and `right` are null where the format has no layout. */
export interface TextLine {
	readonly page: number;
	readonly column: number;
	readonly text: string;
	readonly fontSize: number | null;
	readonly bold: boolean;
	readonly italic: boolean;
	/** Its parts, where they look different. */
	readonly runs?: readonly LookRun[];
	/** Whether it is printed in capitals. */
	readonly caps: boolean;
	/** The space above it beyond that between lines of one paragraph, in its own font sizes; null at the top of a page or column. */
	readonly gap: number | null;
	/** Whether a line is drawn across the column right above or below it. */
	readonly hasRule: boolean;
	/** Where links on it lead. */
	readonly links: readonly string[];
	/** How far it begins from where its column's lines begin, in points; null where the format has no layout. */
	readonly indent: number | null;
	readonly x: number | null;
	readonly y: number | null;
	readonly right: number | null;
	/** Where the last of its parts begins, where it has several that stand apart. */
	readonly lastX?: number;
	/** Where the first of them ends. */
	readonly firstRight?: number;
	/** What the file itself says about the line, where it says anything. */
	readonly mark: "heading" | "bullet" | null;
	/** Which of the page's pieces was drawn first, and which last, of those that it is made of. */
	readonly drawn?: { readonly first: number; readonly last: number };
	/** Where it was recognised in a picture. */
	readonly reading?: Reading;
}

export interface PageLayout {
	readonly page: number;
	readonly widthPt: number;
	readonly heightPt: number;
	readonly segments: readonly TextSegment[];
}

export interface ReadOptions {
	/** Fewer for a quick look, more for long documents; thirty unless told. */
	readonly maxPages?: number;
	readonly signal?: AbortSignal;
	/** Whether what pages are made of is given back too, and whether with their pictures. */
	readonly keepsPages?: boolean | "without_pictures";
	/** Whether pictures of pages are read or only named. */
	readonly pictures?: "read" | "named";
	/** Where only what pages are made of is wanted, no lines are put together. */
	readonly leavesLines?: boolean;
	/** Told after each page whose text was read: how many are, of how many. */
	readonly onRead?: (done: number, total: number) => void;
	/** Told before each picture: how many are read, of how many. */
	readonly onPicture?: (done: number, total: number) => void;
}

/** What a reader of one file format gives back. */
export interface ReadFile {
	readonly pageCount: number;
	readonly lines: readonly TextLine[];
	readonly hasImages: boolean;
	readonly pageHeightPt: number | null;
	/** Pages whose text was recognised in a picture; where pictures are only named, those that would be. */
	readonly scannedPages: readonly number[];
	/** What the pages are made of, where that was asked for. */
	readonly pages?: readonly PageMaterial[];
	readonly warnings: readonly string[];
}
