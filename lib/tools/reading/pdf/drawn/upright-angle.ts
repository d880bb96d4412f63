interface Item {
	readonly str?: string;
	readonly transform?: readonly number[];
}

const QUARTER = 90;
/** So many of the letters run in one direction where that is how a page is to be held. */
const LEAST_SHARE = 0.6;

/** By how many degrees a page has to be turned to the right so that most of its letters stand upright; null where it has no text, or none that tells. */
export function uprightAngle(items: readonly unknown[]): number | null {
	const letters = [0, 0, 0, 0];
	for (const { str = "", transform = [] } of items as readonly Item[]) {
		const [a = 1, b = 0] = transform.map(Number);
		const quarter = ((Math.round((Math.atan2(b, a) * 2) / Math.PI) % 4) + 4) % 4;
		letters[quarter] = (letters[quarter] ?? 0) + str.trim().length;
	}
	const all = letters.reduce((sum, count) => sum + count, 0);
	const most = letters.findIndex((count) => all > 0 && count >= all * LEAST_SHARE);
	return most === -1 ? null : most * QUARTER;
}
