import "server-only";
import { setText } from "@/lib/tools/media/drawing/set-text";
import { type Pixels, sharpLibrary, toPixels, withPixels } from "@/lib/tools/media/pictures/sharp";
import { type Platform, type PlatformId, platformOf } from "@/lib/tools/media/platforms";
import type { Background, Crop } from "@/lib/tools/media/schemas";
import { compose, type Plan, planFor, type Size } from "./compose";
import { sizeFor } from "./sizes";
import type { Working } from "./work-on";

/** Lengths in pixels. Letters are as large as they must be to be read on a telephone, where the sheet is a third as wide. */
const SHEET = { width: 1080, margin: 32, gap: 40, overview: 620, cell: 488, picture: 440, name: 40, detail: 35 } as const;
const PAPER = "#f6f6f7";
const INK = "#18181b";
const MUTED = "#5b5b63";
const HUES = ["#e5484d", "#0091ff", "#30a46c", "#f5a524", "#8e4ec6", "#d6409f", "#05a2c2", "#ad7f58"];

interface Placed {
	readonly pixels: Pixels;
	readonly left: number;
	readonly top: number;
}

interface Cell {
	readonly platform: Platform;
	readonly plan: Plan;
	readonly hue: string;
	readonly size: Size;
}

/** Sizes that cells show results at, for those who decode. */
export function sheetSizes(): Size[] {
	return [{ width: SHEET.width, height: SHEET.width }];
}

function within({ width, height }: Size, box: Size): Size {
	const scale = Math.min(box.width / width, box.height / height);
	return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The picture with the part that each place gets outlined in its colour. */
async function overview({ pixels }: Working, cells: readonly Cell[]): Promise<{ placed: Placed; marks: string; height: number }> {
	const size = within(pixels, { width: SHEET.width - 2 * SHEET.margin, height: SHEET.overview });
	const left = Math.round((SHEET.width - size.width) / 2);
	const image = (await withPixels(pixels)).resize(size.width, size.height, { fit: "fill" }).flatten({ background: "#ffffff" });
	const scale = size.width / pixels.width;
	const marks = cells.map(({ plan, hue }, at) => {
		if (plan.way === "fitted") return "";
		const inset = 4 + (at % 4) * 3;
		const box = { x: left + plan.window.left * scale + inset, y: SHEET.margin + plan.window.top * scale + inset };
		const [width, height] = [plan.window.width * scale - 2 * inset, plan.window.height * scale - 2 * inset];
		const rect = `x="${box.x.toFixed(1)}" y="${box.y.toFixed(1)}" width="${Math.max(1, width).toFixed(1)}" height="${Math.max(1, height).toFixed(1)}" rx="6" fill="none"`;
		return `<rect ${rect} stroke="#ffffff" stroke-opacity=".7" stroke-width="8"/><rect ${rect} stroke="${hue}" stroke-width="5"/>`;
	});
	return { placed: { pixels: await toPixels(image), left, top: SHEET.margin }, marks: marks.join(""), height: size.height };
}

interface DrawnCell {
	readonly picture: Pixels;
	readonly label: (left: number, top: number) => string;
	readonly labelHeight: number;
}

async function drawCell({ pixels }: Working, { platform, plan, hue, size }: Cell, background: Background): Promise<DrawnCell> {
	const picture = await compose(pixels, within(size, { width: SHEET.cell, height: SHEET.picture }), plan, background);
	const name = await setText(platform.name, { sizePx: SHEET.name, isBold: true, color: INK, widthPx: SHEET.cell - 44, maxLines: 2 });
	const said = `${size.width} × ${size.height}, ${plan.way === "cut" ? "cut" : "fitted"}`;
	const detail = await setText(said, { sizePx: SHEET.detail, color: MUTED, widthPx: SHEET.cell, maxLines: 1 });
	return {
		picture,
		label: (left, top) => {
			const dot = `<circle cx="${left + 14}" cy="${top + 25}" r="12" fill="${plan.way === "cut" ? hue : "none"}" stroke="${plan.way === "cut" ? hue : MUTED}" stroke-width="4"/>`;
			return dot + name.draw(left + 44, top, "start") + detail.draw(left, top + name.heightPx, "start");
		},
		labelHeight: name.heightPx + detail.heightPx,
	};
}

/** What a picture becomes for each place, on one sheet: the whole with each cut drawn, below it every result with its name and size. */
export async function drawSheet(working: Working, platforms: readonly PlatformId[], crop: Crop, background: Background): Promise<Buffer> {
	const cells = platforms.map((id, at): Cell => {
		const platform = platformOf(id);
		const size = sizeFor(platform, working.facts);
		return { platform, size, plan: planFor(working, size, crop), hue: HUES[at % HUES.length] ?? INK };
	});
	const top = await overview(working, cells);
	const drawn = await Promise.all(cells.map((cell) => drawCell(working, cell, background)));
	const placed: Placed[] = [top.placed];
	let svg = top.marks;
	let y = SHEET.margin + top.height + SHEET.gap;
	for (let at = 0; at < drawn.length; at += 2) {
		const row = drawn.slice(at, at + 2);
		const height = Math.max(...row.map(({ picture }) => picture.height));
		row.forEach(({ picture, label }, column) => {
			const left = SHEET.margin + column * (SHEET.cell + SHEET.gap);
			placed.push({ pixels: picture, left, top: y + height - picture.height });
			svg += label(left, y + height + 18);
		});
		y += height + 18 + Math.ceil(Math.max(...row.map(({ labelHeight }) => labelHeight))) + SHEET.gap;
	}
	return paint({ width: SHEET.width, height: Math.round(y) }, placed, svg);
}

async function paint(size: Size, placed: readonly Placed[], svg: string): Promise<Buffer> {
	const sharp = await sharpLibrary();
	const layers = placed.map(({ pixels: { data, width, height, channels }, left, top }) => ({ input: data, raw: { width, height, channels }, left, top }));
	const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${svg}</svg>`;
	return sharp({ create: { ...size, channels: 3, background: PAPER } })
		.composite([...layers, { input: Buffer.from(drawing), left: 0, top: 0 }])
		.removeAlpha()
		.jpeg({ quality: 82, chromaSubsampling: "4:4:4" })
		.toBuffer();
}
