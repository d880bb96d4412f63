import { type GreyPicture, leant, reduced, turned } from "./grey-picture";

/** Enough to see lines of text, and quick. */
const LOOKED_AT_POINTS = 900;
const LARGEST_LEAN = 6;
const COARSE_STEP = 0.5;
const FINE_STEP = 0.1;
/** Below this, in degrees, the engine does as well with the picture as it is. */
const LEAST_LEAN = 0.25;
/** The outermost part of a scan is often the shadow of its edge. */
const MARGIN_SHARE = 0.02;
const REACH = 7;
const LEAST_CONTRAST = 32;
const MOST_INK = 60_000;
const RADIANS = Math.PI / 180;

/** Dark points of a picture. */
interface Ink {
	readonly xs: Int32Array;
	readonly ys: Int32Array;
	readonly width: number;
	readonly height: number;
}

/** Means of the surroundings of each point. */
function surroundings({ width, height, points }: GreyPicture): Float64Array {
	const sums = new Float64Array((width + 1) * (height + 1));
	for (let y = 0; y < height; y++) {
		let row = 0;
		for (let x = 0; x < width; x++) {
			row += points[y * width + x] ?? 0;
			sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
		}
	}
	const means = new Float64Array(width * height);
	for (let y = 0; y < height; y++) {
		const [top, bottom] = [Math.max(0, y - REACH) * (width + 1), Math.min(height, y + REACH + 1) * (width + 1)];
		for (let x = 0; x < width; x++) {
			const left = Math.max(0, x - REACH);
			const right = Math.min(width, x + REACH + 1);
			const sum = (sums[bottom + right] ?? 0) - (sums[top + right] ?? 0) - (sums[bottom + left] ?? 0) + (sums[top + left] ?? 0);
			means[y * width + x] = (sum * (width + 1)) / ((bottom - top) * (right - left));
		}
	}
	return means;
}

/** Points that are darker than what surrounds them: letters and lines, but no fields of colour and no shadows. */
function inkOf(picture: GreyPicture): Ink {
	const small = reduced(picture, Math.max(1, Math.floor(Math.max(picture.width, picture.height) / LOOKED_AT_POINTS)));
	const { width, height, points } = small;
	const means = surroundings(small);
	const [xs, ys] = [[] as number[], [] as number[]];
	const margin = Math.floor(Math.min(width, height) * MARGIN_SHARE);
	for (let y = margin; y < height - margin; y++) {
		for (let x = margin; x < width - margin; x++) {
			if ((means[y * width + x] ?? 0) - (points[y * width + x] ?? 255) < LEAST_CONTRAST) continue;
			xs.push(x);
			ys.push(y);
		}
	}
	const every = Math.ceil(xs.length / MOST_INK) || 1;
	const thinned = (values: number[]) => Int32Array.from(values.filter((_, at) => at % every === 0));
	return { xs: thinned(xs), ys: thinned(ys), width, height };
}

/** Ink in each row when rows are taken to rise by `slope`. */
function rowsOf(along: Int32Array, across: Int32Array, length: number, depth: number, slope: number): Float64Array {
	const offset = Math.ceil(length * Math.abs(slope));
	const rows = new Float64Array(depth + 2 * offset + 2);
	for (let at = 0; at < along.length; at++) {
		const row = Math.round((across[at] ?? 0) - (along[at] ?? 0) * slope) + offset;
		rows[row] = (rows[row] ?? 0) + 1;
	}
	return rows;
}

/** Sums what the steps from row to row count for. */
function sumOfSteps(rows: Float64Array, countOf: (step: number) => number): number {
	let sum = 0;
	for (let row = 1; row < rows.length; row++) sum += countOf((rows[row] ?? 0) - (rows[row - 1] ?? 0));
	return sum;
}

interface Lean {
	readonly degrees: number;
	/** How often and how much ink and space alternate, to the ink: lines of text do so along their direction. */
	readonly alternation: number;
}

function leanOf(along: Int32Array, across: Int32Array, length: number, depth: number): Lean {
	const rowsAt = (degrees: number) => rowsOf(along, across, length, depth, Math.tan(degrees * RADIANS));
	const sharpest = (from: number, to: number, step: number): number => {
		let [best, most] = [from, -1];
		for (let degrees = from; degrees <= to + step / 2; degrees += step) {
			const sharpness = sumOfSteps(rowsAt(degrees), (own) => own * own);
			if (sharpness > most) [best, most] = [degrees, sharpness];
		}
		return best;
	};
	const coarse = sharpest(-LARGEST_LEAN, LARGEST_LEAN, COARSE_STEP);
	const degrees = sharpest(coarse - COARSE_STEP, coarse + COARSE_STEP, FINE_STEP);
	return { degrees, alternation: sumOfSteps(rowsAt(degrees), Math.abs) / along.length };
}

/** A picture whose lines of text lie level. Whether they stand on their heads can't be told from their ink. */
export function straightened(picture: GreyPicture): GreyPicture {
	const { xs, ys, width, height } = inkOf(picture);
	if (xs.length === 0) return picture;
	const level = leanOf(xs, ys, width, height);
	const upright = leanOf(ys, xs, height, width);
	const isSideways = upright.alternation > level.alternation * 1.1;
	const { degrees } = isSideways ? upright : level;
	const quarter = isSideways ? turned(picture, 1) : picture;
	if (Math.abs(degrees) < LEAST_LEAN) return quarter;
	// A column that leans to the right leans down once it is a row turned clockwise.
	return leant(quarter, (isSideways ? degrees : -degrees) * RADIANS);
}
