import type { FrameColumn } from "@/lib/tools/tables/report/frame/frame-column";

/** Less than this of a sum does not make it. */
const LEAST_SHARE = 0.1;

/** The one value that most of a sum hangs on. */
export interface Hinge {
	readonly value: number;
	/** Counted from 1. */
	readonly row: number;
	/** The sum without it, and how many values are left. */
	readonly rest: number;
	readonly restCount: number;
}

/** The largest value among some rows, where there is only one so large, others stand beside it, and it is a good part of their sum. */
export function hingeOf(measure: FrameColumn, isOf: (row: number) => boolean): Hinge | null {
	let [value, row, times, count] = [Number.NEGATIVE_INFINITY, 0, 0, 0];
	let rest = 0;
	for (const [at, number] of (measure.numbers ?? new Float64Array()).entries()) {
		if (Number.isNaN(number) || !isOf(at)) continue;
		count += 1;
		if (number > value) {
			if (times > 0) rest += value * times;
			[value, row, times] = [number, at + 1, 1];
		} else if (number === value) times += 1;
		else rest += number;
	}
	return times === 1 && count > 1 && value > 0 && value >= (rest + value) * LEAST_SHARE ? { value, row, rest, restCount: count - 1 } : null;
}
