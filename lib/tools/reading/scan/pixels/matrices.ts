/** A map of places, as PDF writes it. */
export type Matrix = readonly [number, number, number, number, number, number];

export function times(a: Matrix, b: Matrix): Matrix {
	return [
		a[0] * b[0] + a[2] * b[1],
		a[1] * b[0] + a[3] * b[1],
		a[0] * b[2] + a[2] * b[3],
		a[1] * b[2] + a[3] * b[3],
		a[0] * b[4] + a[2] * b[5] + a[4],
		a[1] * b[4] + a[3] * b[5] + a[5],
	];
}

/** Six numbers of a list that may be an array, a typed array or missing. */
export function matrixOf(value: unknown): Matrix | null {
	const numbers = Array.from((value as ArrayLike<unknown> | null) ?? [], Number);
	return numbers.length === 6 && numbers.every(Number.isFinite) ? (numbers as unknown as Matrix) : null;
}

/** The map back; null where there is none. */
export function inverseOf([a, b, c, d, e, f]: Matrix): Matrix | null {
	const size = a * d - b * c;
	if (!Number.isFinite(size) || Math.abs(size) < 1e-9) return null;
	return [d / size, -b / size, -c / size, a / size, (c * f - d * e) / size, (b * e - a * f) / size];
}
