/** A region of marked pixels that hang together, in pixels; its ends lie behind its last ones. */
export interface Region {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
	readonly pixels: number;
	/** The sum of what its pixels weigh. */
	readonly weight: number;
}

/** Pixels so far apart still hang together: a collar parts no head from its body. */
const NEAR = 2;

/** The regions of the pixels that weigh anything, the heaviest first. */
export function regionsOf(weights: Float64Array, width: number, height: number): Region[] {
	const isSeen = new Uint8Array(weights.length);
	const regions: Region[] = [];
	for (let first = 0; first < weights.length; first += 1) {
		if (isSeen[first] || !((weights[first] ?? 0) > 0)) continue;
		isSeen[first] = 1;
		const open = [first];
		let [left, top, right, bottom, pixels, weight] = [width, height, 0, 0, 0, 0];
		for (let at = open.pop(); at !== undefined; at = open.pop()) {
			const [x, y] = [at % width, Math.floor(at / width)];
			[left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
			pixels += 1;
			weight += weights[at] ?? 0;
			for (let nextY = Math.max(0, y - NEAR); nextY <= Math.min(height - 1, y + NEAR); nextY += 1) {
				for (let nextX = Math.max(0, x - NEAR); nextX <= Math.min(width - 1, x + NEAR); nextX += 1) {
					const next = nextY * width + nextX;
					if (isSeen[next] || !((weights[next] ?? 0) > 0)) continue;
					isSeen[next] = 1;
					open.push(next);
				}
			}
		}
		regions.push({ left, top, right, bottom, pixels, weight });
	}
	return regions.sort((one, other) => other.weight - one.weight);
}
