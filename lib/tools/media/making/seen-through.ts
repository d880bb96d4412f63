import type { Pixels } from "@/lib/tools/media/pictures/sharp";

/** What stands behind a light picture whose ground is seen through. */
export const DARK_GROUND = { r: 32, g: 34, b: 38 };
export const LIGHT_GROUND = { r: 255, g: 255, b: 255 };
const LIGHT = 205;
const SEEN = 128;

/** Whether what is seen of a picture with a ground to see through is so light that it would be lost on white. */
export function isLightOnNothing({ data, channels }: Pixels): boolean {
	if (channels !== 4) return false;
	let [sum, seen] = [0, 0];
	for (let at = 0; at < data.length; at += 4) {
		if ((data[at + 3] ?? 0) < SEEN) continue;
		sum += 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
		seen += 1;
	}
	return seen > 0 && seen * 4 < data.length && sum / seen > LIGHT;
}
