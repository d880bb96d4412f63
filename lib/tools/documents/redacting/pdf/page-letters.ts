import type { PdfEngine } from "./engine";

/** A place on a page in points, origin top left. */
export interface Box {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** The letters of a page in the order in which the file has them, each with its box; null for blanks and line ends that the file implies. */
export interface PageLetters {
	readonly text: string;
	/** For every unit of the text. */
	readonly boxes: readonly (Box | null)[];
}

export interface PageSize {
	readonly widthPt: number;
	readonly heightPt: number;
}

const MOST_LETTERS = 200_000;
const IMAGE = 3;
/** Whole numbers of the device for a place on the page: thousandths of a point are enough. */
const FINE = 100;
const LEADING = 0.12;

/** Turns places of the file into such from the page's top left, as it is seen. */
class Places {
	private readonly at: number;

	constructor(
		private readonly engine: PdfEngine,
		private readonly page: number,
		private readonly size: PageSize,
	) {
		this.at = engine.wasmExports.malloc(64);
	}

	/** Reads a box by a function that writes four numbers; null where it has none. */
	box(read: (at: number) => number, isDouble: boolean): Box | null {
		if (!read(this.at)) return null;
		const numbers = isDouble ? new Float64Array(this.engine.HEAPU8.buffer, this.at, 4) : new Float32Array(this.engine.HEAPU8.buffer, this.at, 4);
		const [a = 0, b = 0, c = 0, d = 0] = numbers;
		return [a, b, c, d].every(Number.isFinite) ? { left: a, right: b, bottom: c, top: d } : null;
	}

	seen({ left, right, bottom, top }: Box): Box {
		const [x0, y0] = this.point(left, bottom);
		const [x1, y1] = this.point(right, top);
		return { left: Math.min(x0, x1), right: Math.max(x0, x1), top: Math.min(y0, y1), bottom: Math.max(y0, y1) };
	}

	private point(x: number, y: number): readonly [number, number] {
		const { widthPt, heightPt } = this.size;
		this.engine._FPDF_PageToDevice(this.page, 0, 0, Math.round(widthPt * FINE), Math.round(heightPt * FINE), 0, x, y, this.at + 32, this.at + 36);
		const [deviceX = 0, deviceY = 0] = new Int32Array(this.engine.HEAPU8.buffer, this.at + 32, 2);
		return [deviceX / FINE, deviceY / FINE];
	}

	end(): void {
		this.engine.wasmExports.free(this.at);
	}
}

/** The letters of a page, with the whole height of their line. */
export function lettersOf(engine: PdfEngine, page: number, size: PageSize): PageLetters {
	const text = engine._FPDFText_LoadPage(page);
	const places = new Places(engine, page, size);
	const count = Math.min(engine._FPDFText_CountChars(text), MOST_LETTERS);
	const letters: string[] = [];
	const boxes: (Box | null)[] = [];
	for (let index = 0; index < count; index++) {
		const code = engine._FPDFText_GetUnicode(text, index);
		// The engine marks a hyphen at a line's end by U+0002, and writes what lies above the first plane as two units.
		const letter = code === 2 ? "-" : code === 0 ? " " : String.fromCharCode(code & 0xffff);
		const tight = places.box((at) => engine._FPDFText_GetCharBox(text, index, at, at + 8, at + 16, at + 24), true);
		const loose = places.box((at) => looseBox(engine, text, index, at), false);
		letters.push(letter);
		boxes.push(tight && tight.right > tight.left && letter.trim() !== "" ? places.seen(joined(tight, loose)) : null);
	}
	engine._FPDFText_ClosePage(text);
	places.end();
	return { text: letters.join(""), boxes };
}

/** FS_RECTF is left, top, right, bottom. */
function looseBox(engine: PdfEngine, text: number, index: number, at: number): number {
	if (!engine._FPDFText_GetLooseCharBox(text, index, at)) return 0;
	const rect = new Float32Array(engine.HEAPU8.buffer, at, 4);
	const [left = 0, top = 0, right = 0, bottom = 0] = rect;
	rect.set([left, right, bottom, top]);
	return 1;
}

function joined(tight: Box, loose: Box | null): Box {
	if (!loose || loose.top - loose.bottom > (tight.top - tight.bottom) * 6 + 20) return tight;
	// A font's whole height reaches into the lines beside it.
	const leading = (loose.top - loose.bottom) * LEADING;
	return {
		left: Math.min(tight.left, loose.left),
		right: Math.max(tight.right, loose.right),
		bottom: Math.min(tight.bottom, loose.bottom + leading),
		top: Math.max(tight.top, loose.top - leading),
	};
}

/** Where pictures lie on a page, at most so many. */
export function picturesOf(engine: PdfEngine, page: number, size: PageSize, most: number): Box[] {
	const places = new Places(engine, page, size);
	const boxes: Box[] = [];
	const count = Math.min(engine._FPDFPage_CountObjects(page), 50_000);
	for (let index = 0; index < count && boxes.length < most; index++) {
		const object = engine._FPDFPage_GetObject(page, index);
		if (engine._FPDFPageObj_GetType(object) !== IMAGE) continue;
		const box = places.box((at) => {
			if (!engine._FPDFPageObj_GetBounds(object, at, at + 8, at + 4, at + 12)) return 0;
			return 1;
		}, false);
		if (box) boxes.push(places.seen(box));
	}
	places.end();
	return boxes;
}
