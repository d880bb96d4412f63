import type { Box } from "./find-focus";
import type { SmallPicture } from "./saliency";

/** So near to each other the pixels along all borders are, that they are one colour. */
const SAME = 5;
const NEARLY_ALL = 0.97;
/** From here on a pixel is not the ground's. */
const OTHER = 18;
/** A little of the ground belongs to what stands on it. */
const ROOM = 0.02;

/** Of a picture on a ground of one colour, as logos and drawings have it, what stands on the ground; null for all others. */
export function contentOnPlainGround({ data, width, height }: SmallPicture): Box | null {
	const at = (x: number, y: number, channel: number) => data[(y * width + x) * 3 + channel] ?? 0;
	const border: (readonly [number, number])[] = [];
	for (let x = 0; x < width; x += 1) border.push([x, 0], [x, height - 1]);
	for (let y = 1; y < height - 1; y += 1) border.push([0, y], [width - 1, y]);
	const middles = [0, 1, 2].map((channel) => {
		const values = border.map(([x, y]) => at(x, y, channel)).sort((one, other) => one - other);
		return values[Math.floor(values.length / 2)] ?? 0;
	});
	const distance = (x: number, y: number) => Math.max(...middles.map((middle, channel) => Math.abs(at(x, y, channel) - middle)));
	if (border.filter(([x, y]) => distance(x, y) <= SAME).length < border.length * NEARLY_ALL) return null;
	let [left, top, right, bottom] = [width, height, 0, 0];
	for (let y = 0; y < height; y += 1) {
		for (let x = 0; x < width; x += 1) {
			if (distance(x, y) < OTHER) continue;
			[left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
		}
	}
	if (right <= left) return null;
	const room = (share: number) => Math.min(1, Math.max(0, share));
	return { left: room(left / width - ROOM), top: room(top / height - ROOM), right: room(right / width + ROOM), bottom: room(bottom / height + ROOM) };
}
