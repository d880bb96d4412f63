/** A matrix or a row of numbers as it is kept: 16 bits a number, in base64, all of one scale. */
interface PackedNumbers {
	readonly scale: number;
	readonly numbers: string;
}

/** A network as it is kept. Its tables have 8 bits a number. */
export interface PackedNetwork {
	readonly tables: readonly PackedNumbers[];
	readonly numbers: Readonly<Record<NumbersName, PackedNumbers>>;
}

const DIRECTIONS = ["f", "b"] as const;
type Direction = (typeof DIRECTIONS)[number];
type Layer = "g1" | "g2";
type NumbersName = "in_w" | "in_b" | "m_w" | "m_b" | "o_w" | "o_b" | "pas" | "st" | `${Layer}${Direction}_${"w" | "u" | "b"}`;

export interface Network {
	readonly tables: readonly { readonly rows: Int8Array; readonly scale: number }[];
	readonly numbers: Readonly<Record<NumbersName, Float64Array>>;
	/** How many numbers a row of a table has. */
	readonly width: number;
	/** How many measures an element has. */
	readonly measures: number;
	readonly middle: number;
	readonly hidden: number;
	readonly labelCount: number;
}

/** What a network sees of one element of its sequence: a line, or a part of a head. */
export interface Signs {
	/** Hashes of what is seen, a group for each table. */
	readonly groups: readonly Uint32Array[];
	readonly measures: readonly number[];
	/** Elements of one number look alike. */
	readonly look: number;
	readonly style: number;
}

/** In a browser, too. */
const bytesOf = (base64: string): ArrayBuffer => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)).buffer;

/** `measures`: how many of them its signs have. */
export function unpackNetwork({ tables, numbers }: PackedNetwork, measures: number): Network {
	const own = Object.fromEntries(
		Object.entries(numbers).map(([name, packed]) => {
			return [name, Float64Array.from(new Int16Array(bytesOf(packed.numbers)), (number) => number * packed.scale)];
		}),
	) as Record<NumbersName, Float64Array>;
	const middle = own.in_b.length;
	return {
		tables: tables.map(({ scale, numbers: rows }) => ({ rows: new Int8Array(bytesOf(rows)), scale })),
		numbers: own,
		width: (own.in_w.length / middle - measures) / tables.length,
		measures,
		middle,
		hidden: own.g1f_b.length / 3,
		labelCount: own.o_b.length,
	};
}

/** Adds to each row of `out` the product of the same row of `rows` with a matrix; two rows at a time, so that the matrix is visited half as often. */
function addProducts(out: Float64Array, rows: Float64Array, matrix: Float64Array, height: number, width: number): void {
	const count = rows.length / height;
	let row = 0;
	for (; row + 2 <= count; row += 2) addTwoProducts(out, row * width, rows, row * height, matrix, height, width);
	if (row < count) addProduct(out, row * width, rows, row * height, matrix, height, width);
}

/** As `addProduct`, of two rows that follow each other; the sums are added in the same order. */
function addTwoProducts(out: Float64Array, to: number, rows: Float64Array, from: number, matrix: Float64Array, height: number, width: number): void {
	const below = from + height;
	const toBelow = to + width;
	let at = 0;
	for (; at + 4 <= height; at += 4) {
		const [a, b, c, d] = [rows[from + at] as number, rows[from + at + 1] as number, rows[from + at + 2] as number, rows[from + at + 3] as number];
		const [e, f, g, h] = [rows[below + at] as number, rows[below + at + 1] as number, rows[below + at + 2] as number, rows[below + at + 3] as number];
		const start = at * width;
		for (let column = 0; column < width; column++) {
			const place = start + column;
			const one = matrix[place] as number;
			const two = matrix[place + width] as number;
			const three = matrix[place + 2 * width] as number;
			const four = matrix[place + 3 * width] as number;
			out[to + column] = (out[to + column] as number) + a * one + b * two + c * three + d * four;
			out[toBelow + column] = (out[toBelow + column] as number) + e * one + f * two + g * three + h * four;
		}
	}
	for (; at < height; at++) {
		const [first, second] = [rows[from + at] as number, rows[below + at] as number];
		for (let column = 0; column < width; column++) {
			const weight = matrix[at * width + column] as number;
			out[to + column] = (out[to + column] as number) + first * weight;
			out[toBelow + column] = (out[toBelow + column] as number) + second * weight;
		}
	}
}

/** Four rows of the matrix at a time, so that what they are added to is visited less often. */
function addProduct(out: Float64Array, to: number, rows: Float64Array, from: number, matrix: Float64Array, height: number, width: number): void {
	let at = 0;
	for (; at + 4 <= height; at += 4) {
		const [first, second] = [rows[from + at] as number, rows[from + at + 1] as number];
		const [third, fourth] = [rows[from + at + 2] as number, rows[from + at + 3] as number];
		if (first === 0 && second === 0 && third === 0 && fourth === 0) continue;
		const start = at * width;
		for (let column = 0; column < width; column++) {
			const place = start + column;
			out[to + column] =
				(out[to + column] as number) +
				first * (matrix[place] as number) +
				second * (matrix[place + width] as number) +
				third * (matrix[place + 2 * width] as number) +
				fourth * (matrix[place + 3 * width] as number);
		}
	}
	for (; at < height; at++) {
		const factor = rows[from + at] as number;
		for (let column = 0; column < width; column++) out[to + column] = (out[to + column] as number) + factor * (matrix[at * width + column] as number);
	}
}

/** Rows of a layer's offsets, one for each line. */
function offsets(count: number, row: Float64Array): Float64Array {
	const out = new Float64Array(count * row.length);
	for (let at = 0; at < count; at++) out.set(row, at * row.length);
	return out;
}

function withoutNegative(rows: Float64Array): Float64Array {
	for (let at = 0; at < rows.length; at++) if ((rows[at] as number) < 0) rows[at] = 0;
	return rows;
}

/** The logistic curve at so many places to a one; between two of them it is nearly straight (off by less than a thousand-millionth). */
const [STEPS, FARTHEST] = [4_096, 24];
const CURVE = Float64Array.from({ length: 2 * FARTHEST * STEPS + 2 }, (_, at) => 1 / (1 + Math.exp(FARTHEST - at / STEPS)));

function sigmoid(value: number): number {
	if (value <= -FARTHEST) return 0;
	if (value >= FARTHEST) return 1;
	const place = (value + FARTHEST) * STEPS;
	const at = place | 0;
	const before = CURVE[at] as number;
	return before + (place - at) * ((CURVE[at + 1] as number) - before);
}

/** A gated recurrent unit (Cho 2014) over all lines, from the first to the last and from the last to the first; its two states stand beside each other. */
function bothWays({ numbers, hidden, middle }: Network, layer: Layer, rows: Float64Array, count: number): Float64Array {
	const out = new Float64Array(count * 2 * hidden);
	DIRECTIONS.forEach((direction, side) => {
		const given = offsets(count, numbers[`${layer}${direction}_b`]);
		addProducts(given, rows, numbers[`${layer}${direction}_w`], middle, 3 * hidden);
		const again = numbers[`${layer}${direction}_u`];
		const state = new Float64Array(hidden);
		const kept = new Float64Array(3 * hidden);
		for (let step = 0; step < count; step++) {
			const at = direction === "f" ? step : count - 1 - step;
			const own = at * 3 * hidden;
			kept.fill(0);
			addProduct(kept, 0, state, 0, again, hidden, 3 * hidden);
			for (let unit = 0; unit < hidden; unit++) {
				const reset = sigmoid((given[own + unit] as number) + (kept[unit] as number));
				const keep = sigmoid((given[own + hidden + unit] as number) + (kept[hidden + unit] as number));
				const fresh = 2 * sigmoid(2 * ((given[own + 2 * hidden + unit] as number) + reset * (kept[2 * hidden + unit] as number))) - 1;
				state[unit] = (1 - keep) * fresh + keep * (state[unit] as number);
			}
			out.set(state, at * 2 * hidden + side * hidden);
		}
	});
	return out;
}

/** What the other lines that look like each are on average; less where they are few. */
function ofOthers(rows: Float64Array, width: number, looks: readonly number[]): Float64Array {
	const sums = new Map<number, { readonly sum: Float64Array; count: number }>();
	looks.forEach((look, at) => {
		const known = sums.get(look) ?? { sum: new Float64Array(width), count: 0 };
		for (let column = 0; column < width; column++) known.sum[column] = (known.sum[column] as number) + (rows[at * width + column] as number);
		known.count += 1;
		sums.set(look, known);
	});
	const out = new Float64Array(rows.length);
	looks.forEach((look, at) => {
		const known = sums.get(look);
		if (!known) return;
		for (let column = 0; column < width; column++)
			out[at * width + column] = ((known.sum[column] as number) - (rows[at * width + column] as number)) / known.count;
	});
	return out;
}

function beside(count: number, parts: readonly Float64Array[]): Float64Array {
	const width = parts.reduce((sum, part) => sum + part.length / count, 0);
	const out = new Float64Array(count * width);
	let column = 0;
	for (const part of parts) {
		const own = part.length / count;
		for (let at = 0; at < count; at++) out.set(part.subarray(at * own, (at + 1) * own), at * width + column);
		column += own;
	}
	return out;
}

/** Where the row of a hash begins in a table of so many rows. */
function rowOf(hash: number, rows: number): number {
	const mixed = Math.imul(hash, 0x85ebca6b);
	return (mixed ^ (mixed >>> 15)) & (rows - 1);
}

/** What is seen of a line as a row of numbers: of each group what its signs say on average, and the measures. */
function embedded({ tables, width, measures: measureCount }: Network, signs: readonly Signs[]): Float64Array {
	const row = tables.length * width + measureCount;
	const out = new Float64Array(signs.length * row);
	signs.forEach(({ groups, measures }, at) => {
		groups.forEach((group, number) => {
			const table = tables[number];
			if (!table || group.length === 0) return;
			const start = at * row + number * width;
			const own = out.subarray(start, start + width);
			const count = table.rows.length / width;
			for (let index = 0; index < group.length; index++) {
				const from = rowOf(group[index] as number, count) * width;
				for (let column = 0; column < width; column++) own[column] = (own[column] as number) + (table.rows[from + column] as number);
			}
			const factor = table.scale / Math.sqrt(group.length);
			for (let column = 0; column < width; column++) own[column] = (own[column] as number) * factor;
		});
		out.set(measures, at * row + tables.length * width);
	});
	return out;
}

/** How well each label fits each line: a row of labels a line. */
export function networkScores(network: Network, signs: readonly Signs[]): Float64Array {
	const { numbers, middle, hidden, labelCount, tables, width, measures } = network;
	const count = signs.length;
	const lines = offsets(count, numbers.in_b);
	addProducts(lines, embedded(network, signs), numbers.in_w, tables.length * width + measures, middle);
	withoutNegative(lines);
	const first = bothWays(network, "g1", lines, count);
	const looks = ofOthers(
		first,
		2 * hidden,
		signs.map(({ look }) => look),
	);
	const styles = ofOthers(
		first,
		2 * hidden,
		signs.map(({ style }) => style),
	);
	const mixed = offsets(count, numbers.m_b);
	addProducts(mixed, beside(count, [first, looks, styles, lines]), numbers.m_w, 6 * hidden + middle, middle);
	withoutNegative(mixed);
	const scores = offsets(count, numbers.o_b);
	addProducts(scores, beside(count, [bothWays(network, "g2", mixed, count), mixed]), numbers.o_w, 2 * hidden + middle, labelCount);
	return scores;
}
