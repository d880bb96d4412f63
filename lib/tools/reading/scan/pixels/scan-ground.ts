import type { DrawnBox } from "@/lib/tools/reading/text/page-material";
import { type GreyPicture, WHITE } from "./grey-picture";

const POINTS_PER_INCH = 72;
/** Strokes of letters are thinner than this, fields of colour wider. In points. */
const WIDEST_STROKE_PT = 8;
/** How much darker than the paper a field of colour is at least. */
const DARKER = 10;
/** A stripe behind a row is so wide and so high, in points; its edges are no more uneven than that. */
const [NARROWEST_PT, LOWEST_PT, HIGHEST_PT, UNEVEN_PT] = [24, 6, 120, 3];
const MOST_BOXES = 500;

/** The shade of the paper: that of the middle of all points, for most of a page is bare. */
export function paperOf({ points }: GreyPicture): number {
	const counts = new Float64Array(256);
	for (let at = 0; at < points.length; at += 7) counts[points[at] ?? 0] = (counts[points[at] ?? 0] ?? 0) + 1;
	let left = counts.reduce((sum, count) => sum + count, 0) / 2;
	for (let shade = 0; shade < 256; shade += 1) {
		left -= counts[shade] ?? 0;
		if (left <= 0) return shade;
	}
	return WHITE;
}

/** The lightest (`sign` 1) or darkest (-1) point within so many points to both sides, along the rows or the columns. */
function extreme({ width, height, points }: GreyPicture, reach: number, isUpright: boolean, sign: 1 | -1): Uint8Array {
	const found = new Uint8Array(points.length);
	const [length, depth, step, stride] = isUpright ? [height, width, width, 1] : [width, height, 1, width];
	// Indexes of points that may still be the extreme one of a window, the best first.
	const queue = new Int32Array(length);
	for (let across = 0; across < depth; across += 1) {
		const start = across * stride;
		let [head, tail] = [0, 0];
		for (let along = 0; along < length + reach; along += 1) {
			if (along < length) {
				const value = sign * (points[start + along * step] ?? 0);
				while (tail > head && sign * (points[start + (queue[tail - 1] ?? 0) * step] ?? 0) <= value) tail -= 1;
				queue[tail++] = along;
			}
			const middle = along - reach;
			if (middle < 0) continue;
			while ((queue[head] ?? 0) < middle - reach) head += 1;
			found[start + middle * step] = points[start + (queue[head] ?? 0) * step] ?? 0;
		}
	}
	return found;
}

/** What a page looks like without its letters and lines. */
function groundOf(picture: GreyPicture): Uint8Array {
	const reach = Math.max(2, Math.round((WIDEST_STROKE_PT * picture.dpi) / POINTS_PER_INCH / 2));
	let { points } = picture;
	for (const sign of [1, -1] as const) for (const isUpright of [false, true]) points = extreme({ ...picture, points }, reach, isUpright, sign);
	return points;
}

/** Fields of colour behind text that are boxes, as the filled head of a table. */
function boxesIn(isField: (x: number, y: number) => boolean, { width, height, dpi }: GreyPicture): DrawnBox[] {
	const scale = POINTS_PER_INCH / dpi;
	const uneven = UNEVEN_PT / scale;
	const done: { left: number; right: number; top: number; bottom: number }[] = [];
	let open: typeof done = [];
	for (let y = 0; y < height; y += 1) {
		const next: typeof done = [];
		for (let x = 0; x < width; x += 1) {
			if (!isField(x, y)) continue;
			const from = x;
			while (x < width && isField(x, y)) x += 1;
			if ((x - from) * scale < NARROWEST_PT) continue;
			const same = open.find(({ left, right }) => Math.abs(left - from) <= uneven && Math.abs(right - x) <= uneven);
			next.push(same ? { ...same, bottom: y + 1 } : { left: from, right: x, top: y, bottom: y + 1 });
		}
		done.push(
			...open.filter(
				({ left, right, top }) => !next.some((box) => box.top === top && Math.abs(box.left - left) <= uneven && Math.abs(box.right - right) <= uneven),
			),
		);
		open = next;
		if (done.length > MOST_BOXES) return [];
	}
	return [...done, ...open]
		.map(({ left, right, top, bottom }) => ({ left: left * scale, right: right * scale, top: top * scale, bottom: bottom * scale }))
		.filter(({ top, bottom }) => bottom - top >= LOWEST_PT && bottom - top <= HIGHEST_PT);
}

/** A picture of a page with its fields of colour as white as its paper, on which letters are read better, and where those were that are boxes. */
export function onBarePaper(picture: GreyPicture): { readonly picture: GreyPicture; readonly boxes: readonly DrawnBox[] } {
	const paper = paperOf(picture);
	const ground = groundOf(picture);
	const points = picture.points.slice();
	let fields = 0;
	for (const [at, shade] of ground.entries()) {
		if (shade >= paper - DARKER) continue;
		fields += 1;
		points[at] = Math.max(0, paper - Math.max(0, shade - (points[at] ?? 0)) * (paper / Math.max(1, shade)));
	}
	if (fields === 0) return { picture, boxes: [] };
	const isField = (x: number, y: number) => (ground[y * picture.width + x] ?? WHITE) < paper - DARKER;
	return { picture: { ...picture, points }, boxes: boxesIn(isField, picture) };
}
