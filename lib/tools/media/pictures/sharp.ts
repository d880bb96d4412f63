import "server-only";
import type { Sharp } from "sharp";

export type SharpLibrary = typeof import("sharp").default;

let loaded: Promise<SharpLibrary> | null = null;

/** The library that decodes and encodes pictures, loaded when the first picture comes. It keeps nothing between calls, and works with one thread. */
export function sharpLibrary(): Promise<SharpLibrary> {
	loaded ??= import("sharp").then(({ default: sharp }) => {
		sharp.cache(false);
		sharp.concurrency(1);
		return sharp;
	});
	return loaded;
}

/** Pixels in sRGB, eight bits a channel. */
export interface Pixels {
	readonly data: Buffer;
	readonly width: number;
	readonly height: number;
	readonly channels: 3 | 4;
}

/** The work of the library begun on pixels that are decoded already. */
export async function withPixels({ data, width, height, channels }: Pixels): Promise<Sharp> {
	const sharp = await sharpLibrary();
	return sharp(data, { raw: { width, height, channels }, limitInputPixels: false });
}

/** Ends the work of the library in pixels. */
export async function toPixels(image: Sharp): Promise<Pixels> {
	const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3 };
}
