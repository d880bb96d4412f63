/** A small picture to look for what matters in: RGB, eight bits a channel. */
export interface SmallPicture {
	readonly data: Uint8Array;
	readonly width: number;
	readonly height: number;
}

/** How much each pixel stands out, from 0, in rows. */
export interface SaliencyMap {
	readonly values: Float64Array;
	readonly width: number;
	readonly height: number;
}

const WEIGHTS = { edge: 0.9, contrast: 1.2, background: 0.8, skin: 0.55, saturation: 0.25 } as const;
/** How little the corners count, against the middle. */
const CENTRE_SHARE = 0.3;
const BORDER_SHARE = 0.04;

/** The mean over squares of side `2 × radius + 1`, cut off at the borders. */
function boxBlur(values: Float64Array, width: number, height: number, radius: number): Float64Array {
	return blurRows(blurRows(values, width, height, radius, 1, width), height, width, radius, width, 1);
}

/** One direction of it: lines of `length` cells that lie `step` apart, `count` of them `stride` apart. */
function blurRows(values: Float64Array, length: number, count: number, radius: number, step: number, stride: number): Float64Array {
	const blurred = new Float64Array(values.length);
	for (let line = 0; line < count; line += 1) {
		const start = line * stride;
		let [sum, cells] = [0, 0];
		for (let at = 0; at < Math.min(radius, length); at += 1) {
			sum += values[start + at * step] ?? 0;
			cells += 1;
		}
		for (let at = 0; at < length; at += 1) {
			if (at + radius < length) {
				sum += values[start + (at + radius) * step] ?? 0;
				cells += 1;
			}
			if (at - radius - 1 >= 0) {
				sum -= values[start + (at - radius - 1) * step] ?? 0;
				cells -= 1;
			}
			blurred[start + at * step] = sum / cells;
		}
	}
	return blurred;
}

/** How much each pixel has a tone of skin, 0 to 1, in rows. */
export function skinOf({ data, width, height }: SmallPicture): Float64Array {
	return Float64Array.from({ length: width * height }, (_, at) => skinShare(data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0));
}

interface Channels {
	readonly light: Float64Array;
	/** Red against green, and yellow against blue. */
	readonly reds: Float64Array;
	readonly yellows: Float64Array;
	readonly skin: Float64Array;
	readonly saturation: Float64Array;
}

/** Tones of skin of every shade share their hue: more red than green, more green than blue, by bounded shares. */
function skinShare(red: number, green: number, blue: number): number {
	const sum = red + green + blue;
	if (sum < 90) return 0;
	const [r, g] = [red / sum, green / sum];
	const distance = Math.hypot((r - 0.43) / 0.055, (g - 0.315) / 0.03);
	return red > green && green >= blue ? Math.max(0, 1 - distance / 2) : 0;
}

function channelsOf({ data, width, height }: SmallPicture): Channels {
	const size = width * height;
	const [light, reds, yellows] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
	const [skin, saturation] = [new Float64Array(size), new Float64Array(size)];
	for (let at = 0; at < size; at += 1) {
		const [red = 0, green = 0, blue = 0] = [data[at * 3], data[at * 3 + 1], data[at * 3 + 2]];
		light[at] = (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
		reds[at] = (red - green) / 255;
		yellows[at] = ((red + green) / 2 - blue) / 255;
		skin[at] = skinShare(red, green, blue);
		const most = Math.max(red, green, blue);
		saturation[at] = most < 30 ? 0 : (most - Math.min(red, green, blue)) / most;
	}
	return { light, reds, yellows, skin, saturation };
}

function edgesOf(light: Float64Array, width: number, height: number): Float64Array {
	const edges = new Float64Array(light.length);
	for (let y = 1; y < height - 1; y += 1) {
		for (let x = 1; x < width - 1; x += 1) {
			const at = y * width + x;
			const across = (light[at + 1] ?? 0) - (light[at - 1] ?? 0);
			const down = (light[at + width] ?? 0) - (light[at - width] ?? 0);
			edges[at] = Math.hypot(across, down);
		}
	}
	return edges;
}

/** The mean of a channel along the four borders: what a subject stands before. */
function borderMean(values: Float64Array, width: number, height: number): number {
	const depth = Math.max(1, Math.round(Math.min(width, height) * BORDER_SHARE));
	let [sum, cells] = [0, 0];
	for (let y = 0; y < height; y += 1) {
		const isEdgeRow = y < depth || y >= height - depth;
		for (let x = 0; x < width; x += 1) {
			if (!isEdgeRow && x >= depth && x < width - depth) continue;
			sum += values[y * width + x] ?? 0;
			cells += 1;
		}
	}
	return sum / cells;
}

function centreWeight(x: number, y: number, width: number, height: number): number {
	const [across, down] = [(2 * x) / Math.max(1, width - 1) - 1, (2 * y) / Math.max(1, height - 1) - 1];
	return 1 - CENTRE_SHARE * Math.min(1, (across * across + down * down) / 2);
}

interface Contrasts {
	/** How unlike its surroundings a pixel is. */
	readonly near: Float64Array;
	/** How unlike the borders of the picture it is. */
	readonly ground: Float64Array;
}

function contrastsOf(channels: readonly Float64Array[], width: number, height: number): Contrasts {
	const near = new Float64Array(width * height);
	const ground = new Float64Array(width * height);
	const radius = Math.max(2, Math.round(Math.min(width, height) / 5));
	for (const channel of channels) {
		const smooth = boxBlur(channel, width, height, 1);
		const around = boxBlur(channel, width, height, radius);
		const border = borderMean(channel, width, height);
		for (let at = 0; at < near.length; at += 1) {
			near[at] = (near[at] ?? 0) + Math.abs((smooth[at] ?? 0) - (around[at] ?? 0));
			ground[at] = (ground[at] ?? 0) + Math.abs((smooth[at] ?? 0) - border);
		}
	}
	return { near, ground };
}

/** What stands out in a picture: edges, colours unlike their surroundings and unlike the borders, tones of skin, and a little the middle. */
export function saliencyOf(picture: SmallPicture): SaliencyMap {
	const { width, height } = picture;
	const { light, reds, yellows, skin, saturation } = channelsOf(picture);
	const { near, ground } = contrastsOf([light, reds, yellows], width, height);
	const edges = boxBlur(edgesOf(light, width, height), width, height, 2);
	const values = new Float64Array(light.length);
	for (let at = 0; at < values.length; at += 1) {
		const edge = edges[at] ?? 0;
		const unlike = ground[at] ?? 0;
		const stands =
			WEIGHTS.edge * edge +
			WEIGHTS.contrast * (near[at] ?? 0) +
			WEIGHTS.background * unlike +
			WEIGHTS.skin * (skin[at] ?? 0) * (0.4 + edge) +
			WEIGHTS.saturation * (saturation[at] ?? 0) * unlike;
		values[at] = stands * centreWeight(at % width, Math.floor(at / width), width, height);
	}
	return { values: boxBlur(values, width, height, 1), width, height };
}
