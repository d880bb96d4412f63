import { around, facesIn, strongestPlace } from "./kept-part";
import { contentOnPlainGround } from "./plain-ground";
import { type SaliencyMap, type SmallPicture, saliencyOf } from "./saliency";

/** A part of a picture, in shares of its width and height from the upper left corner. */
export interface Box {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** What matters in a picture: a point, the box around it, and how surely (0 to 1). */
export interface Focus {
	readonly x: number;
	readonly y: number;
	readonly box: Box;
	readonly confidence: number;
	/** What no cut may touch: what stands on a plain ground, what may be a face, or the one place that stands out most. */
	readonly kept: Box | null;
	/** Whether it stands on a ground of one colour, as logos do. */
	readonly isPlain: boolean;
}

const NOTHING: Focus = { x: 0.5, y: 0.5, box: { left: 0, top: 0, right: 1, bottom: 1 }, confidence: 0, kept: null, isPlain: false };

/** Only what stands out by more than this many deviations over the mean is a part of it. */
const DEVIATIONS = 0.9;
/** What may lie beyond each side of the box. */
const LEFT_OUT = 0.06;
const LEAST_DEVIATION = 0.012;
/** Room around a subject. */
const MARGIN = 0.02;

/** The places where a running sum passes a share of the whole and its rest, as shares of the length. */
function middleOf(sums: readonly number[], leftOut: number): { start: number; end: number } {
	const whole = sums.reduce((sum, one) => sum + one, 0);
	let running = 0;
	let [start, end] = [0, sums.length];
	for (const [at, one] of sums.entries()) {
		if (running + one < whole * leftOut) start = at + 1;
		running += one;
		if (running >= whole * (1 - leftOut)) {
			end = at + 1;
			break;
		}
	}
	return { start: start / sums.length, end: end / sums.length };
}

/** Values over the threshold, less it, squared. */
function standingOut({ values }: SaliencyMap): Float64Array | null {
	const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
	const deviation = Math.sqrt(values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / values.length);
	if (deviation < LEAST_DEVIATION) return null;
	// Squared, so that the strongest part decides and a faint one beside it does not widen the box.
	return values.map((one) => Math.max(0, one - mean - DEVIATIONS * deviation) ** 2);
}

/** Finds what matters in a picture by its shapes and colours alone; a picture without anything that stands out has its middle, with no confidence. */
export function findFocus(picture: SmallPicture): Focus {
	const content = contentOnPlainGround(picture);
	const faces = around(facesIn(picture));
	const found = standingOutIn(picture);
	if (content)
		return {
			...found,
			x: (content.left + content.right) / 2,
			y: (content.top + content.bottom) / 2,
			box: content,
			kept: content,
			isPlain: true,
			confidence: 1,
		};
	if (!faces) return found;
	// What may be a face goes before what is colourful.
	return { ...found, kept: faces };
}

function standingOutIn(picture: SmallPicture): Focus {
	const map = saliencyOf(picture);
	const { width, height } = map;
	const mass = standingOut(map);
	if (!mass) return NOTHING;
	const columns = new Array<number>(width).fill(0);
	const rows = new Array<number>(height).fill(0);
	mass.forEach((one, at) => {
		const [x, y] = [at % width, Math.floor(at / width)];
		columns[x] = (columns[x] ?? 0) + one;
		rows[y] = (rows[y] ?? 0) + one;
	});
	const whole = columns.reduce((sum, one) => sum + one, 0);
	if (whole <= 0) return NOTHING;
	const [across, down] = [middleOf(columns, LEFT_OUT), middleOf(rows, LEFT_OUT)];
	const box = {
		left: Math.max(0, across.start - MARGIN),
		top: Math.max(0, down.start - MARGIN),
		right: Math.min(1, across.end + MARGIN),
		bottom: Math.min(1, down.end + MARGIN),
	};
	const centre = (sums: readonly number[]) => sums.reduce((sum, one, at) => sum + one * (at + 0.5), 0) / whole / sums.length;
	// A subject that fills the picture tells nothing of where to cut.
	const area = (box.right - box.left) * (box.bottom - box.top);
	const confidence = Math.max(0, Math.min(1, 1.15 - area));
	return { x: centre(columns), y: centre(rows), box, confidence, kept: strongestPlace(mass, width, height), isPlain: false };
}
