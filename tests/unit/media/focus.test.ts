import { describe, expect, it } from "vitest";
import { holds, windowFor } from "@/lib/tools/media/focus/crop-window";
import { findFocus } from "@/lib/tools/media/focus/find-focus";
import { drawPicture } from "@/tests/factories/pictures";

async function focusOf(subject: { x: number; y: number; radius?: number } | undefined, size = { width: 900, height: 600 }) {
	const { data, info } = await drawPicture({ ...size, ...(subject ? { subject } : {}) })
		.resize(144, 144, { fit: "inside" })
		.raw()
		.toBuffer({ resolveWithObject: true });
	return findFocus({ data, width: info.width, height: info.height });
}

describe("what matters in a picture", () => {
	it.each([
		[0.12, 0.5],
		[0.88, 0.5],
		[0.5, 0.15],
		[0.5, 0.86],
		[0.1, 0.12],
		[0.9, 0.88],
	])("is the bright subject at %f, %f, wherever it stands", async (x, y) => {
		const focus = await focusOf({ x, y });
		expect(Math.hypot(focus.x - x, focus.y - y)).toBeLessThan(0.08);
		expect(focus.confidence).toBeGreaterThan(0.7);
		// The ball has a tenth of the shorter side as its radius.
		expect(focus.box.left).toBeLessThanOrEqual(x - 0.05);
		expect(focus.box.right).toBeGreaterThanOrEqual(x + 0.05);
	});

	it("is nothing in particular where nothing stands out", async () => {
		expect(await focusOf(undefined)).toMatchObject({ x: 0.5, y: 0.5, confidence: 0 });
		expect(findFocus({ data: new Uint8Array(3), width: 1, height: 1 })).toMatchObject({ confidence: 0 });
	});

	it("goes before the middle: of two halves the one with detail wins", async () => {
		const { x } = await focusOf({ x: 0.75, y: 0.5, radius: 0.2 });
		expect(x).toBeGreaterThan(0.65);
	});
});

describe("the window that is cut", () => {
	const picture = { width: 900, height: 600 };
	const square = { width: 100, height: 100 };

	it("holds the subject and stays within the picture, at both sides", async () => {
		for (const x of [0.08, 0.3, 0.5, 0.7, 0.92]) {
			const focus = await focusOf({ x, y: 0.5, radius: 0.08 });
			const window = windowFor(picture, square, focus);
			expect(window).toMatchObject({ width: 600, height: 600, top: 0 });
			expect(window.left).toBeGreaterThanOrEqual(0);
			expect(window.left + window.width).toBeLessThanOrEqual(900);
			expect(window.left).toBeLessThanOrEqual(Math.max(0, x * 900 - 48));
			expect(window.left + window.width).toBeGreaterThanOrEqual(Math.min(900, x * 900 + 48));
			expect(holds(window, picture, focus)).toBe(true);
		}
	});

	it("can't hold a subject that is wider than it, and any window holds what is not known", () => {
		const wide = { x: 0.5, y: 0.5, box: { left: 0.1, top: 0.3, right: 0.9, bottom: 0.7 }, confidence: 0.8 };
		const story = windowFor(picture, { width: 9, height: 16 }, wide);
		expect(story.height).toBe(600);
		expect(holds(story, picture, wide)).toBe(false);
		expect(holds(story, picture, { ...wide, confidence: 0.1 })).toBe(true);
	});

	it("is in the middle where nobody looks, and never larger than a tiny picture", () => {
		expect(windowFor(picture, square, null)).toEqual({ left: 150, top: 0, width: 600, height: 600 });
		expect(windowFor({ width: 1, height: 3 }, { width: 1920, height: 1080 }, null)).toEqual({ left: 0, top: 1, width: 1, height: 1 });
	});
});
