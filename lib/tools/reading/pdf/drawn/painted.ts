import type { getResolvedPDFJS } from "unpdf";
import { type Matrix, matrixOf, times } from "@/lib/tools/reading/scan/pixels/matrices";

export type Ops = Awaited<ReturnType<typeof getResolvedPDFJS>>["OPS"];

/** The steps by which a page is drawn, as the reader of PDFs lists them. */
export interface OperatorList {
	readonly fnArray: readonly number[];
	readonly argsArray: readonly unknown[];
}

/** What a page draws or writes, with the matrix that maps its space to points from the top left. */
export interface Painted {
	readonly fn: number | undefined;
	readonly args: readonly unknown[] | null;
	readonly matrix: Matrix;
}

const MOST_STATES = 200;

/** The steps by which a page is drawn, without those that only move its space: they are in each one's matrix. */
export function* paintedBy({ fnArray, argsArray }: OperatorList, OPS: Ops, toViewport: Matrix): Generator<Painted> {
	const states: Matrix[] = [];
	let matrix = toViewport;
	for (const [at, fn] of fnArray.entries()) {
		const args = argsArray[at] as readonly unknown[] | null;
		if (fn === OPS.save || fn === OPS.paintFormXObjectBegin) {
			if (states.length < MOST_STATES) states.push(matrix);
			const own = fn === OPS.save ? null : matrixOf(args?.[0]);
			if (own) matrix = times(matrix, own);
		} else if (fn === OPS.restore || fn === OPS.paintFormXObjectEnd) matrix = states.pop() ?? matrix;
		else if (fn === OPS.transform) matrix = times(matrix, matrixOf(args) ?? [1, 0, 0, 1, 0, 0]);
		else yield { fn, args, matrix };
	}
}
