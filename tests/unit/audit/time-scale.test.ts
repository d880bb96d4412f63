import { expect, it } from "vitest";
import { timeScale } from "@/components/audit/waterfall/time-scale";

const stretch = (fromMs: number, toMs: number) => ({ fromMs, toMs });
const DAY_MS = 86_400_000;

it("work alone fills the axis to scale, with overlaps drawn once", () => {
	const { pieces, at } = timeScale([stretch(0, 60), stretch(50, 100)], []);
	expect(pieces).toEqual([{ fromMs: 0, toMs: 100, isBreak: false, left: 0, width: 100 }]);
	expect([at(0), at(25), at(100)]).toEqual([0, 25, 100]);
	expect([at(-5), at(500)]).toEqual([0, 100]);
});

it("a pause of days is as wide as a label, and the work around it keeps its proportions", () => {
	const { pieces, at } = timeScale([stretch(0, 1000), stretch(3 * DAY_MS, 3 * DAY_MS + 3000)], [stretch(1000, 3 * DAY_MS)]);
	expect(pieces.map(({ isBreak, width }) => [isBreak, Math.round(width * 10) / 10])).toEqual([
		[false, 23.5],
		[true, 6],
		[false, 70.5],
	]);
	expect(at(1000 + (3 * DAY_MS - 1000) / 2)).toBeCloseTo(26.5);
});

it("a short gap is drawn as long as it was, a long one and one with a pause are breaks", () => {
	const short = timeScale([stretch(0, 100), stretch(105, 200)], []);
	expect(short.pieces).toHaveLength(1);
	const long = timeScale([stretch(0, 100), stretch(400, 500)], []);
	expect(long.pieces.map(({ isBreak }) => isBreak)).toEqual([false, true, false]);
	const paused = timeScale([stretch(0, 100), stretch(105, 200)], [stretch(101, 104)]);
	expect(paused.pieces.map(({ isBreak }) => isBreak)).toEqual([false, true, false]);
});

it("a pause that is open at the end has its break, and many breaks leave room for the work", () => {
	expect(timeScale([stretch(0, 100)], [stretch(100, DAY_MS)]).pieces.at(-1)).toMatchObject({ isBreak: true, toMs: DAY_MS });
	const many = timeScale(
		Array.from({ length: 51 }, (_, at) => stretch(at * 1000, at * 1000 + 1)),
		[],
	);
	expect(many.pieces.filter(({ isBreak }) => isBreak).reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(40);
	expect(many.at(50_001)).toBeCloseTo(100);
});

it("nothing, no time at all, and only a pause can be drawn", () => {
	expect(timeScale([], []).at(5)).toBe(0);
	expect(timeScale([stretch(5, 5)], []).pieces).toMatchObject([{ width: 100 }]);
	expect(timeScale([], [stretch(0, 10)]).pieces).toMatchObject([{ isBreak: true, left: 0, width: 100 }]);
});
