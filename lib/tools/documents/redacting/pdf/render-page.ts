import type { GreyPicture } from "@/lib/tools/reading/scan/pixels/grey-picture";
import type { PdfEngine } from "./engine";
import type { Box, PageSize } from "./page-letters";

const POINTS_PER_INCH = 72;
/** With notes and filled forms, as on paper. */
const ANNOTATIONS = 0x01;
const WHITE = 0xffffffff;
const MOST_POINTS = 12_000_000;
const SAME = 10;

/** A page as points, three shades or one each. */
export interface PagePicture {
	readonly width: number;
	readonly height: number;
	readonly channels: 1 | 3;
	readonly points: Uint8Array;
	/** Points of the picture for one of the page. */
	readonly scale: number;
}

/** Draws a page. A page so large that its points would not fit is drawn coarser. */
export function renderPage(engine: PdfEngine, page: number, { widthPt, heightPt }: PageSize, dpi: number, isGrey: boolean): PagePicture {
	const fitting = Math.sqrt(MOST_POINTS / Math.max(1, widthPt * heightPt));
	const scale = Math.min(dpi / POINTS_PER_INCH, fitting);
	const [width, height] = [Math.max(1, Math.round(widthPt * scale)), Math.max(1, Math.round(heightPt * scale))];
	const bitmap = engine._FPDFBitmap_Create(width, height, 0);
	engine._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
	engine._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, ANNOTATIONS);
	const at = engine._FPDFBitmap_GetBuffer(bitmap);
	const stride = engine._FPDFBitmap_GetStride(bitmap);
	const source = engine.HEAPU8.subarray(at, at + stride * height);
	const channels = isGrey || !hasColour(source, stride, width, height) ? 1 : 3;
	const points = channels === 1 ? greyPoints(source, stride, width, height) : colourPoints(source, stride, width, height);
	engine._FPDFBitmap_Destroy(bitmap);
	return { width, height, channels, points, scale };
}

function hasColour(source: Uint8Array, stride: number, width: number, height: number): boolean {
	for (let y = 0; y < height; y++) {
		for (let at = y * stride, end = at + width * 4; at < end; at += 4) {
			const [blue = 0, green = 0, red = 0] = [source[at], source[at + 1], source[at + 2]];
			if (Math.abs(red - green) > SAME || Math.abs(green - blue) > SAME) return true;
		}
	}
	return false;
}

function greyPoints(source: Uint8Array, stride: number, width: number, height: number): Uint8Array {
	const points = new Uint8Array(width * height);
	for (let y = 0, to = 0; y < height; y++) {
		for (let at = y * stride, end = at + width * 4; at < end; at += 4) {
			points[to++] = ((source[at] ?? 0) * 29 + (source[at + 1] ?? 0) * 150 + (source[at + 2] ?? 0) * 77) >> 8;
		}
	}
	return points;
}

function colourPoints(source: Uint8Array, stride: number, width: number, height: number): Uint8Array {
	const points = new Uint8Array(width * height * 3);
	for (let y = 0, to = 0; y < height; y++) {
		for (let at = y * stride, end = at + width * 4; at < end; at += 4, to += 3) {
			points[to] = source[at + 2] ?? 0;
			points[to + 1] = source[at + 1] ?? 0;
			points[to + 2] = source[at] ?? 0;
		}
	}
	return points;
}

/** The same page for who reads letters in pictures. */
export function greyPictureOf({ width, height, channels, points, scale }: PagePicture): GreyPicture {
	if (channels !== 1) throw new Error("A grey picture is drawn in one shade");
	return { width, height, points, dpi: scale * POINTS_PER_INCH };
}

interface Area {
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
}

function areaOf({ width, height, scale }: PagePicture, box: Box): Area {
	return {
		left: Math.max(0, Math.floor(box.left * scale)),
		right: Math.min(width, Math.ceil(box.right * scale)),
		top: Math.max(0, Math.floor(box.top * scale)),
		bottom: Math.min(height, Math.ceil(box.bottom * scale)),
	};
}

/** Paints bars over a picture: what was there is gone. */
export function paintBars(picture: PagePicture, bars: readonly Box[]): void {
	const { width, channels, points } = picture;
	for (const bar of bars) {
		const { left, right, top, bottom } = areaOf(picture, bar);
		for (let y = top; y < bottom; y++) if (right > left) points.fill(0, (y * width + left) * channels, (y * width + right) * channels);
	}
}

const LEAST_CONTRAST = 24;

/** Whether anything can be seen in a place: hidden layers and letters of the ground's colour can't. */
export function isSeen(picture: PagePicture, box: Box): boolean {
	const { width, channels, points } = picture;
	const { left, right, top, bottom } = areaOf(picture, box);
	let [least, most] = [255, 0];
	for (let y = top; y < bottom; y++) {
		for (let at = (y * width + left) * channels, end = (y * width + right) * channels; at < end; at += channels) {
			const shade = ((points[at] ?? 0) + (points[at + channels - 1] ?? 0)) >> 1;
			if (shade < least) least = shade;
			if (shade > most) most = shade;
		}
		if (most - least >= LEAST_CONTRAST) return true;
	}
	return false;
}
