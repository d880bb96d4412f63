import "server-only";
import { setText } from "@/lib/tools/media/drawing/set-text";
import { compose, planFor } from "@/lib/tools/media/making/compose";
import type { Working } from "@/lib/tools/media/making/work-on";
import { type Pixels, toPixels, withPixels } from "@/lib/tools/media/pictures/sharp";
import type { Background, Crop } from "@/lib/tools/media/schemas";
import type { FrameSize } from "./planes";

const WHITE = "#ffffff";
/** Of the shorter side. */
const CAPTION = { size: 0.052, margin: 0.06, lines: 3 } as const;
const TITLE = { size: 0.105, detail: 0.05, lines: 4 } as const;

async function withDrawing(pixels: Pixels, svg: string): Promise<Pixels> {
	const { width, height } = pixels;
	const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`);
	return toPixels((await withPixels(pixels)).composite([{ input: drawing, left: 0, top: 0 }]).removeAlpha());
}

/** A caption at the foot, on a shade that keeps it readable on any picture. */
async function captionOver(caption: string, { width, height }: FrameSize): Promise<string> {
	const short = Math.min(width, height);
	const margin = short * CAPTION.margin;
	const set = await setText(caption, { sizePx: short * CAPTION.size, isBold: true, color: WHITE, widthPx: width - 2 * margin, maxLines: CAPTION.lines });
	const top = height - margin - set.heightPx;
	const from = Math.max(0, top - margin * 1.6);
	const shade = `<linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset=".45" stop-color="#000" stop-opacity=".55"/><stop offset="1" stop-color="#000" stop-opacity=".75"/></linearGradient>`;
	return `${shade}<rect x="0" y="${from}" width="${width}" height="${height - from}" fill="url(#s)"/>${set.draw(margin, top, "centre")}`;
}

/** A picture as one stands in the film, with its caption. */
export async function drawSlide(working: Working, caption: string, size: FrameSize, crop: Crop, background: Background): Promise<Uint8Array> {
	const pixels = await compose(working.pixels, size, planFor(working, size, crop), background);
	return (caption.trim() === "" ? pixels : await withDrawing(pixels, await captionOver(caption, size))).data;
}

/** The card before the pictures: the title over the first of them, soft and dark. */
export async function drawTitle(working: Working, title: string, subtitle: string, size: FrameSize): Promise<Uint8Array> {
	const short = Math.min(size.width, size.height);
	const cover = await compose(working.pixels, size, planFor(working, size, "centre"), "black");
	const ground = await toPixels((await withPixels(cover)).blur(Math.max(1, short / 60)).modulate({ brightness: 0.5, saturation: 0.9 }));
	const widthPx = size.width * 0.84;
	const set = await setText(title, { sizePx: short * TITLE.size, isBold: true, color: WHITE, widthPx, maxLines: TITLE.lines });
	const under = await setText(subtitle, { sizePx: short * TITLE.detail, color: "#e6e6ea", widthPx, maxLines: 2 });
	const gap = subtitle === "" ? 0 : short * 0.04;
	const top = (size.height - set.heightPx - gap - under.heightPx) / 2;
	const left = (size.width - widthPx) / 2;
	return (await withDrawing(ground, set.draw(left, top, "centre") + under.draw(left, top + set.heightPx + gap, "centre"))).data;
}
