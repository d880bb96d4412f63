import sharp from "sharp";
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
		const wide = { x: 0.5, y: 0.5, box: { left: 0.1, top: 0.3, right: 0.9, bottom: 0.7 }, confidence: 0.8, kept: null, isPlain: false };
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

async function seen(width: number, height: number, body: string) {
	const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`;
	const drawn = await sharp(Buffer.from(drawing)).flatten({ background: "#ffffff" }).png().toBuffer();
	const image = sharp(drawn).resize(144, 144, { fit: "inside" });
	const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
	return findFocus({ data, width: info.width, height: info.height });
}

const SKY = `<linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7fb4dc"/><stop offset="1" stop-color="#5d8a4a"/></linearGradient><rect width="100%" height="100%" fill="url(#s)"/>`;
const person = (x: number, y: number, size: number, skin: string, coat: string) =>
	`<rect x="${x - 1.6 * size}" y="${y + 1.1 * size}" width="${3.2 * size}" height="${9 * size}" rx="${size}" fill="${coat}"/>` +
	`<ellipse cx="${x}" cy="${y - 0.25 * size}" rx="${0.95 * size}" ry="${1.15 * size}" fill="#2b1e16"/><ellipse cx="${x}" cy="${y}" rx="${0.8 * size}" ry="${size}" fill="${skin}"/>`;

describe("what no cut may touch", () => {
	const banner = { width: 1584, height: 396 };

	it.each(["#e8b798", "#c68863", "#8d5a3b"])("is a head of any shade (%s) in a tall picture, hair and all", async (skin) => {
		const picture = { width: 1200, height: 2400 };
		const focus = await seen(1200, 2400, SKY + person(600, 420, 170, skin, "#b03a2e"));
		for (const shape of [{ width: 1, height: 1 }, { width: 1200, height: 630 }, banner]) {
			const window = windowFor(picture, shape, focus);
			const hasHead = window.top <= 420 - 1.4 * 170 && window.top + window.height >= 420 + 170;
			expect(hasHead || !holds(window, picture, focus)).toBe(true);
		}
	});

	it("are the heads of several people, of which a square holds all", async () => {
		const picture = { width: 2400, height: 1600 };
		const people = [person(500, 500, 130, "#e8b798", "#b03a2e"), person(1150, 420, 130, "#c68863", "#ddd"), person(1800, 520, 130, "#f0c6a8", "#225")];
		const focus = await seen(
			2400,
			1600,
			`<rect width="2400" height="1600" fill="#3d5a3d"/><circle cx="2200" cy="1400" r="150" fill="#ffcc00"/>${people.join("")}`,
		);
		const window = windowFor(picture, { width: 1, height: 1 }, focus);
		expect(holds(window, picture, focus)).toBe(true);
		expect([window.left < 400, window.left + window.width > 1900]).toEqual([true, true]);
		const wide = windowFor(picture, banner, focus);
		expect(!holds(wide, picture, focus) || (wide.top < 280 && wide.top + wide.height > 640)).toBe(true);
	});

	it("is all that stands on a ground of one colour, however wide", async () => {
		const picture = { width: 1800, height: 420 };
		const logo = `<g fill="#0b5cad"><circle cx="210" cy="210" r="150"/><rect x="500" y="120" width="1150" height="180"/></g>`;
		for (const ground of ["", `<rect width="1800" height="420" fill="#f4c20d"/>`]) {
			const focus = await seen(1800, 420, ground + logo);
			expect(focus.isPlain).toBe(true);
			expect(holds(windowFor(picture, { width: 1, height: 1 }, focus), picture, focus)).toBe(false);
			expect(focus.kept?.left).toBeLessThan(0.034);
			expect(focus.kept?.right).toBeGreaterThan(0.916);
		}
	});

	it("is the one place that stands out most, though more stands beside it", async () => {
		const picture = { width: 1600, height: 900 };
		const small = Array.from({ length: 12 }, (_, at) => `<circle cx="${80 + at * 60}" cy="${820 - (at % 3) * 40}" r="14" fill="#9aa"/>`).join("");
		const focus = await seen(
			1600,
			900,
			`<rect width="1600" height="900" fill="#47525c"/><rect x="0" y="0" width="800" height="3" fill="#667"/>${small}<rect x="1150" y="150" width="320" height="520" fill="#ffd23f"/>`,
		);
		const window = windowFor(picture, { width: 1, height: 1 }, focus);
		expect(window.left + window.width).toBeGreaterThanOrEqual(1465);
		expect(window.left).toBeLessThanOrEqual(1152);
	});

	it("is no horizon: a landscape is cut", async () => {
		const hills = Array.from(
			{ length: 60 },
			(_, at) => `<circle cx="${at * 42}" cy="${1150 + ((at * 37) % 300)}" r="90" fill="hsl(${90 + (at % 50)},45%,${25 + (at % 25)}%)"/>`,
		).join("");
		const picture = { width: 2400, height: 1600 };
		const focus = await seen(2400, 1600, SKY + hills);
		expect(holds(windowFor(picture, { width: 1, height: 1 }, focus), picture, focus)).toBe(true);
	});
});
