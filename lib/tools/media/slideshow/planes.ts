import type { Transition } from "./video-formats";

export interface FrameSize {
	readonly width: number;
	readonly height: number;
}

/** RGB as the planes that encoders take: brightness of each pixel, then both colours of each four (BT.709, 16 to 235, as films have them). */
export function planesOf(rgb: Uint8Array, { width, height }: FrameSize): Uint8Array {
	const pixels = width * height;
	const planes = new Uint8Array((pixels * 3) / 2);
	for (let at = 0, from = 0; at < pixels; at += 1, from += 3) {
		planes[at] = 16.5 + 0.1826 * (rgb[from] ?? 0) + 0.6142 * (rgb[from + 1] ?? 0) + 0.062 * (rgb[from + 2] ?? 0);
	}
	const half = width / 2;
	for (let y = 0; y < height; y += 2) {
		for (let x = 0; x < width; x += 2) {
			const [upper, lower] = [(y * width + x) * 3, ((y + 1) * width + x) * 3];
			const mean = (channel: number) =>
				((rgb[upper + channel] ?? 0) + (rgb[upper + 3 + channel] ?? 0) + (rgb[lower + channel] ?? 0) + (rgb[lower + 3 + channel] ?? 0)) / 4;
			const [red, green, blue] = [mean(0), mean(1), mean(2)];
			const at = pixels + (y / 2) * half + x / 2;
			planes[at] = 128.5 - 0.1006 * red - 0.3386 * green + 0.4392 * blue;
			planes[at + pixels / 4] = 128.5 + 0.4392 * red - 0.3989 * green - 0.0403 * blue;
		}
	}
	return planes;
}

/** Slow at both ends. */
const eased = (share: number) => share * share * (3 - 2 * share);

function faded(from: Uint8Array, to: Uint8Array, share: number): Uint8Array {
	const frame = new Uint8Array(from.length);
	const weight = Math.round(256 * share);
	for (let at = 0; at < frame.length; at += 1) frame[at] = ((from[at] ?? 0) * (256 - weight) + (to[at] ?? 0) * weight + 128) >> 8;
	return frame;
}

/** The old picture leaves to the left, the new one follows it. */
function pushed(from: Uint8Array, to: Uint8Array, share: number, { width, height }: FrameSize): Uint8Array {
	const frame = new Uint8Array(from.length);
	// By whole pairs of pixels, since four share their colours.
	const gone = 2 * Math.round((share * width) / 2);
	const plane = (start: number, planeWidth: number, planeHeight: number, shift: number) => {
		for (let y = 0; y < planeHeight; y += 1) {
			const row = start + y * planeWidth;
			frame.set(from.subarray(row + shift, row + planeWidth), row);
			frame.set(to.subarray(row, row + shift), row + planeWidth - shift);
		}
	};
	const pixels = width * height;
	plane(0, width, height, gone);
	plane(pixels, width / 2, height / 2, gone / 2);
	plane(pixels + pixels / 4, width / 2, height / 2, gone / 2);
	return frame;
}

/** The frames between two pictures, without either of them; none for a cut. */
export function* between(from: Uint8Array, to: Uint8Array, transition: Transition, frames: number, size: FrameSize): Generator<Uint8Array> {
	if (transition === "cut") return;
	for (let at = 1; at <= frames; at += 1) {
		const share = eased(at / (frames + 1));
		yield transition === "fade" ? faded(from, to, share) : pushed(from, to, share, size);
	}
}
