import type { Box } from "./find-focus";
import { type Region, regionsOf } from "./regions";
import { type SmallPicture, skinOf } from "./saliency";

/** Less skin than this is none, and more is sand or wood. */
const [LEAST_SKIN, MOST_SKIN] = [0.002, 0.3];
const SKIN = 0.35;
/** Faces and hands fill a good part of the box around them, and are no stripes. */
const LEAST_FULL = 0.35;
const MOST_LONG = 3.5;
/** Of several such places the small ones don't count. */
const LEAST_OF_LARGEST = 0.35;
/** Hair stands above a face, and a little beside it. */
const [ABOVE, BESIDE] = [0.55, 0.2];

/** Where faces may be: places of the tones of skin, with room for the hair. There is no way to know them for faces by colour alone. */
export function facesIn(picture: SmallPicture): Box[] {
	const { width, height } = picture;
	const skin = skinOf(picture).map((share) => (share > SKIN ? share : 0));
	const likely = regionsOf(skin, width, height).filter((region) => isLikely(region, width * height));
	const largest = Math.max(0, ...likely.map(({ pixels }) => pixels));
	return likely
		.filter(({ pixels }) => pixels >= largest * LEAST_OF_LARGEST)
		.map(({ left, top, right, bottom }) => {
			const [across, down] = [right - left, bottom - top];
			return {
				left: Math.max(0, left - across * BESIDE) / width,
				// Of bare shoulders and arms below a face there may be more than of it.
				top: Math.max(0, top - Math.min(across, down) * ABOVE) / height,
				right: Math.min(width, right + across * BESIDE) / width,
				bottom: Math.min(height, bottom) / height,
			};
		});
}

function isLikely({ left, top, right, bottom, pixels }: Region, all: number): boolean {
	const [across, down] = [right - left, bottom - top];
	const isShaped = pixels >= across * down * LEAST_FULL && Math.max(across, down) <= Math.min(across, down) * MOST_LONG;
	return isShaped && pixels >= all * LEAST_SKIN && pixels <= all * MOST_SKIN;
}

/** The box around several. */
export function around(boxes: readonly Box[]): Box | null {
	if (boxes.length === 0) return null;
	return {
		left: Math.min(...boxes.map(({ left }) => left)),
		top: Math.min(...boxes.map(({ top }) => top)),
		right: Math.max(...boxes.map(({ right }) => right)),
		bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
	};
}

/** A region that fills most of the picture tells nothing of where to cut. */
const MOST_OF_PICTURE = 0.55;
const SIDE_TO_SIDE = 0.85;

/** The place that stands out most, whole; null where that is the picture. */
export function strongestPlace(mass: Float64Array, width: number, height: number): Box | null {
	const [strongest] = regionsOf(mass, width, height);
	if (!strongest) return null;
	const { left, top, right, bottom } = strongest;
	if ((right - left) * (bottom - top) > width * height * MOST_OF_PICTURE) return null;
	// What goes on beyond both sides is a ground or a horizon.
	if (right - left >= width * SIDE_TO_SIDE || bottom - top >= height * SIDE_TO_SIDE) return null;
	return { left: left / width, top: top / height, right: right / width, bottom: bottom / height };
}
