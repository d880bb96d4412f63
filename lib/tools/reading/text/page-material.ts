import type { Glyphs } from "./text-line";

/** A straight line of a page, along one of its edges. In points, origin top left; `from` is less than `to`. */
export interface DrawnLine {
	readonly isUpright: boolean;
	/** Where it stands: x of an upright line, y of a level one. */
	readonly at: number;
	readonly from: number;
	readonly to: number;
}

/** A filled box behind text, as the stripe of a row. In points, origin top left. */
export interface DrawnBox {
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
}

/** A picture as its points, with its place on the page. */
export interface PagePicture {
	readonly x: number;
	readonly y: number;
	readonly right: number;
	readonly bottom: number;
	readonly widthPx: number;
	readonly heightPx: number;
	/** Three or four bytes a point. */
	readonly channels: 3 | 4;
	readonly points: Uint8Array;
}

/** What a page is made of, before it is put into lines: for readers that find tables and pictures. */
export interface PageMaterial {
	readonly page: number;
	readonly widthPt: number;
	readonly heightPt: number;
	readonly items: readonly Glyphs[];
	readonly shapes: {
		readonly rules: readonly { x: number; right: number; y: number }[];
		readonly dots: readonly { x: number; y: number }[];
	};
	readonly lines: readonly DrawnLine[];
	readonly boxes: readonly DrawnBox[];
	readonly pictures: readonly PagePicture[];
	readonly isScan: boolean;
}
