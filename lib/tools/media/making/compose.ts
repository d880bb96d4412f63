import "server-only";
import type { Color } from "sharp";
import { holds, type Window, windowFor } from "@/lib/tools/media/focus/crop-window";
import { type Pixels, sharpLibrary, toPixels, withPixels } from "@/lib/tools/media/pictures/sharp";
import type { Background, Crop } from "@/lib/tools/media/schemas";
import { DARK_GROUND, isLightOnNothing, LIGHT_GROUND } from "./seen-through";
import type { Working } from "./work-on";

export interface Size {
	readonly width: number;
	readonly height: number;
}

/** How a picture comes into a size: by a window that is cut out, or whole. */
export type Plan = { readonly way: "cut"; readonly window: Window } | { readonly way: "fitted"; readonly window: null; readonly isPlain: boolean };

/** Shapes that differ by less than this are one: nobody sees a cut of a hundredth. */
const SAME_SHAPE = 0.015;
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };

/** Plans how a picture comes into a size, without touching a pixel. */
export function planFor({ pixels, focus }: Pick<Working, "pixels" | "focus">, size: Size, crop: Crop): Plan {
	const centred = windowFor(pixels, size, null);
	const lost = 1 - (centred.width * centred.height) / (pixels.width * pixels.height);
	if (crop === "centre" || lost < SAME_SHAPE) return { way: "cut", window: centred };
	const fittedWhole = { way: "fitted", window: null, isPlain: focus.isPlain } as const;
	if (crop === "fit") return fittedWhole;
	const window = windowFor(pixels, size, focus);
	return holds(window, pixels, focus) ? { way: "cut", window } : fittedWhole;
}

/** How much larger than it is a picture is drawn; 1 and less for one that has pixels enough. */
export function enlargement(facts: Size, size: Size, { way }: Plan): number {
	const [across, down] = [size.width / facts.width, size.height / facts.height];
	return way === "cut" ? Math.max(across, down) : Math.min(across, down);
}

/** The mean colour along the borders of a picture, which a plain background goes on with. */
function borderColor({ data, width, height, channels }: Pixels): Color {
	const sums = [0, 0, 0];
	let count = 0;
	const step = Math.max(1, Math.floor(Math.max(width, height) / 200));
	const add = (x: number, y: number) => {
		const at = (y * width + x) * channels;
		for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0);
		count += 1;
	};
	for (let x = 0; x < width; x += step) for (const y of [0, height - 1]) add(x, y);
	for (let y = 0; y < height; y += step) for (const x of [0, width - 1]) add(x, y);
	const [r = 0, g = 0, b = 0] = sums.map((sum) => Math.round(sum / count));
	return { r, g, b };
}

async function blurredBehind(pixels: Pixels, size: Size): Promise<Pixels> {
	// Blurred small and drawn large: a hundredth of the work, and nobody can tell.
	const small = { width: Math.max(8, Math.round(size.width / 12)), height: Math.max(8, Math.round(size.height / 12)) };
	const soft = await toPixels(
		(await withPixels(pixels)).resize(small.width, small.height, { fit: "cover" }).blur(5).modulate({ brightness: 0.78, saturation: 1.1 }),
	);
	return toPixels((await withPixels(soft)).resize(size.width, size.height, { fit: "fill", kernel: "cubic" }));
}

async function plain(color: Color, { width, height }: Size): Promise<Pixels> {
	const sharp = await sharpLibrary();
	return toPixels(sharp({ create: { width, height, channels: 3, background: color } }));
}

function plainColor(pixels: Pixels, background: Background): Color {
	if (background === "black") return { r: 0, g: 0, b: 0 };
	// What is seen through has no borders to go on with.
	if (background === "matching" && pixels.channels === 3) return borderColor(pixels);
	return background !== "white" && isLightOnNothing(pixels) ? DARK_GROUND : LIGHT_GROUND;
}

/** A picture whole on a background, as large as the size lets it be. */
async function fitted(pixels: Pixels, size: Size, background: Background, keepsClear: boolean): Promise<Pixels> {
	const isBlurred = background === "blurred" && pixels.channels === 3;
	if (keepsClear) {
		const around = await withPixels(pixels);
		return toPixels(around.resize(size.width, size.height, { fit: "contain", background: NOTHING }));
	}
	const behind = isBlurred ? await blurredBehind(pixels, size) : await plain(plainColor(pixels, background), size);
	const scale = Math.min(size.width / pixels.width, size.height / pixels.height);
	const width = Math.max(1, Math.min(size.width, Math.round(pixels.width * scale)));
	const height = Math.max(1, Math.min(size.height, Math.round(pixels.height * scale)));
	const front = await toPixels((await withPixels(pixels)).resize(width, height, { fit: "fill" }));
	const left = Math.floor((size.width - width) / 2);
	const top = Math.floor((size.height - height) / 2);
	const raw = { width, height, channels: front.channels };
	return toPixels((await withPixels(behind)).composite([{ input: front.data, raw, left, top }]).removeAlpha());
}

/** A picture in exactly this size: opaque, unless its ground, which is seen through, is to be kept. */
export async function compose(pixels: Pixels, size: Size, plan: Plan, background: Background, keepsClear = false): Promise<Pixels> {
	const isClear = keepsClear && pixels.channels === 4;
	// A ground of one colour goes on to the edges; blurred it would be a frame in another colour.
	if (plan.way === "fitted") return fitted(pixels, size, plan.isPlain && background === "blurred" ? "matching" : background, isClear);
	const image = (await withPixels(pixels)).extract(plan.window).resize(size.width, size.height, { fit: "fill" });
	return toPixels(pixels.channels === 4 && !isClear ? image.flatten({ background: plainColor(pixels, background) }) : image);
}
