import type { getDocumentProxy } from "unpdf";
import { blankPicture, type GreyPicture, paint, reduced } from "@/lib/tools/reading/scan/pixels/grey-picture";
import { type Matrix, times } from "@/lib/tools/reading/scan/pixels/matrices";
import type { PagePicture } from "@/lib/tools/reading/text/page-material";
import { type OperatorList, type Ops, paintedBy } from "./painted";

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>["getPage"]>>;

/** A picture on a page. `matrix` maps the unit square to the page's points from the top left. */
export interface Placed {
	readonly picture: unknown;
	/** How many points it has across. */
	readonly columns: number;
	readonly matrix: Matrix;
}

interface PageSize {
	readonly widthPt: number;
	readonly heightPt: number;
}

/** Scanners cut a page into strips, but not into so many. */
const MOST_PICTURES = 200;
/** An A4 page at 240 dots an inch; finer ones are read no better and much slower. */
const MOST_POINTS = 5_600_000;
/** Coarser pictures are drawn larger: the engine wants letters of twenty points. */
const LEAST_DPI = 200;
const MOST_DPI = 240;
/** Below this no letter can be made out. */
const LEAST_SCALE = 0.2;
const POINTS_PER_INCH = 72;
/** A smaller share of the page is a photo or a sign, not what is to be read. */
export const LEAST_SHARE = 0.25;
/** Coarser pictures are grounds and ornaments: no letter of a usual size is left in them. */
const LEAST_OWN_DPI = 50;
const WAIT_MS = 5_000;
const [BITS, COLOURS_AND_ALPHA] = [1, 3];

/** The pictures that a page paints. `toViewport` maps the page's space to points from the top left. */
export function placedPictures(list: OperatorList, OPS: Ops, toViewport: Matrix): Placed[] {
	const found: Placed[] = [];
	for (const { fn, args, matrix } of paintedBy(list, OPS, toViewport)) {
		if (fn !== OPS.paintImageXObject && fn !== OPS.paintInlineImageXObject && fn !== OPS.paintImageMaskXObject) continue;
		found.push({ picture: args?.[0], columns: columnsOf(args), matrix });
		if (found.length >= MOST_PICTURES) break;
	}
	return found;
}

/** What a name of the page's stands for, once the reader has unpacked it; null where it can't. */
async function objectOf(page: PdfPage, name: string): Promise<unknown> {
	const objects = name.startsWith("g_") ? page.commonObjs : page.objs;
	if (objects.has(name)) return objects.get(name);
	return new Promise((resolve) => {
		const timer = setTimeout(resolve, WAIT_MS, null);
		objects.get(name, (value: unknown) => {
			clearTimeout(timer);
			resolve(value);
		});
	});
}

interface Unpacked {
	readonly width: number;
	readonly height: number;
	readonly kind: number;
	readonly data: Uint8Array | Uint8ClampedArray;
}

async function unpackedOf(page: PdfPage, given: unknown): Promise<Unpacked | null> {
	let value = typeof given === "string" ? await objectOf(page, given) : given;
	// A mask names its points.
	if (typeof value === "object" && value !== null && "data" in value && typeof value.data === "string") {
		value = await objectOf(page, value.data);
	}
	if (typeof value !== "object" || value === null || !("data" in value && "width" in value && "height" in value)) return null;
	const { data, width, height } = value;
	const isData = data instanceof Uint8Array || data instanceof Uint8ClampedArray;
	if (!isData || typeof width !== "number" || typeof height !== "number" || width < 1 || height < 1) return null;
	return { width, height, data, kind: "kind" in value && typeof value.kind === "number" ? value.kind : BITS };
}

/** So large is the smallest picture that is no ornament, in points. */
const SMALLEST_PT = 20;
const MOST_KEPT = 40;

/** How many points the pictures of a file may still have together. */
export interface PictureRoom {
	points: number;
}

/** The upright pictures of a page in their colours, as far as there is room for them. */
export async function colouredPictures(page: PdfPage, placed: readonly Placed[], room: PictureRoom): Promise<PagePicture[]> {
	const kept: PagePicture[] = [];
	for (const {
		picture,
		matrix: [a, b, c, d, e, f],
	} of placed) {
		const [x, right, y, bottom] = [Math.min(e, e + a), Math.max(e, e + a), Math.min(f, f + d), Math.max(f, f + d)];
		if (Math.abs(b) > 1 || Math.abs(c) > 1 || right - x < SMALLEST_PT || bottom - y < SMALLEST_PT || kept.length >= MOST_KEPT) continue;
		const unpacked = await unpackedOf(page, picture);
		if (!unpacked || unpacked.kind === BITS) continue;
		const channels = unpacked.kind === COLOURS_AND_ALPHA ? 4 : 3;
		const points = unpacked.width * unpacked.height;
		if (points > room.points || unpacked.data.length < points * channels) continue;
		room.points -= points;
		kept.push({ x, right, y, bottom, widthPx: unpacked.width, heightPx: unpacked.height, channels, points: Uint8Array.from(unpacked.data) });
	}
	return kept;
}

/** Shades of an unpacked picture. What is clear shows the white below. */
function shadesOf({ width, height, kind, data }: Unpacked): Uint8Array {
	const points = new Uint8Array(width * height);
	if (kind === BITS) {
		const rowBytes = (width + 7) >> 3;
		for (let y = 0, at = 0; y < height; y++) {
			for (let x = 0; x < width; x++) points[at++] = ((data[y * rowBytes + (x >> 3)] ?? 255) >> (7 - (x & 7))) & 1 ? 255 : 0;
		}
		return points;
	}
	const step = kind === COLOURS_AND_ALPHA ? 4 : 3;
	for (let at = 0, from = 0; at < points.length; at++, from += step) {
		const shade = ((data[from] ?? 255) * 77 + (data[from + 1] ?? 255) * 150 + (data[from + 2] ?? 255) * 29) >> 8;
		points[at] = step === 4 ? 255 - (((255 - shade) * (data[from + 3] ?? 255)) >> 8) : shade;
	}
	return points;
}

const lengthOf = (x: number, y: number): number => Math.hypot(x, y);

/** Points of the sheet to one of the page: those of the finest picture, within limits. */
function scaleOf(pictures: readonly { unpacked: Unpacked; matrix: Matrix }[], { widthPt, heightPt }: PageSize): number {
	const own = Math.max(...pictures.map(({ unpacked, matrix }) => unpacked.width / Math.max(lengthOf(matrix[0], matrix[1]), 1)));
	// Some scanners write pages as large as their pictures have points; then an inch of paper is none of the page's.
	const isTrueToSize = Math.max(widthPt, heightPt) < 1_300;
	const wanted = isTrueToSize ? Math.min(Math.max(own, LEAST_DPI / POINTS_PER_INCH), MOST_DPI / POINTS_PER_INCH) : own;
	return Math.min(wanted, Math.sqrt(MOST_POINTS / (widthPt * heightPt)));
}

/** Points across of a picture, by the operator that paints it: told beside its name, or by the picture itself. */
function columnsOf(args: readonly unknown[] | null): number {
	const [picture, told] = args ?? [];
	if (typeof told === "number") return told;
	return typeof picture === "object" && picture !== null && "width" in picture && typeof picture.width === "number" ? picture.width : 0;
}

/** How much of a page is covered by pictures fine enough to read; more than 1 where they lie upon each other. */
export function coveredShare(placed: readonly Placed[], { widthPt, heightPt }: PageSize): number {
	const fine = placed.filter(({ columns, matrix }) => columns * POINTS_PER_INCH >= lengthOf(matrix[0], matrix[1]) * LEAST_OWN_DPI);
	return fine.reduce((sum, { matrix: [a, b, c, d] }) => sum + Math.abs(a * d - b * c), 0) / (widthPt * heightPt);
}

/** What the pictures of a page show, in grey; null where they can't be unpacked. */
export async function pictureOf(page: PdfPage, placed: readonly Placed[], size: PageSize): Promise<GreyPicture | null> {
	const pictures: { unpacked: Unpacked; matrix: Matrix }[] = [];
	for (const { picture, matrix } of placed) {
		const unpacked = await unpackedOf(page, picture);
		if (unpacked) pictures.push({ unpacked, matrix });
	}
	if (pictures.length === 0) return null;
	const scale = scaleOf(pictures, size);
	if (!(scale >= LEAST_SCALE)) return null;
	const sheet = blankPicture(Math.max(1, Math.round(size.widthPt * scale)), Math.max(1, Math.round(size.heightPt * scale)), scale * POINTS_PER_INCH);
	for (const { unpacked, matrix } of pictures) {
		const grey = { width: unpacked.width, height: unpacked.height, points: shadesOf(unpacked), dpi: 0 };
		const finer = unpacked.width / Math.max(lengthOf(matrix[0], matrix[1]) * scale, 1);
		paint(sheet, reduced(grey, Math.floor(finer)), times([scale, 0, 0, scale, 0, 0], matrix));
	}
	return sheet;
}
