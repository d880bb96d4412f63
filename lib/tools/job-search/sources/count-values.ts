const [QUOTE, BACKSLASH, COMMA] = [34, 92, 44];
const OPENINGS = new Set([91, 123]);

/** Where a text of JSON ends that begins at `at`. */
function behindText(json: Buffer, at: number): number {
	for (let end = json.indexOf(QUOTE, at + 1); end !== -1; end = json.indexOf(QUOTE, end + 1)) {
		let slashes = 0;
		while (json[end - 1 - slashes] === BACKSLASH) slashes += 1;
		if (slashes % 2 === 0) return end + 1;
	}
	return json.byteLength;
}

/** About how many values JSON holds, up to a little more than `most`: each takes memory of its own once it is parsed, however few bytes it has. */
export function countValues(json: Buffer, most: number): number {
	let values = 1;
	for (let at = 0; at < json.byteLength && values <= most; ) {
		const sign = json[at] ?? 0;
		if (sign === QUOTE) {
			at = behindText(json, at);
			continue;
		}
		if (sign === COMMA || OPENINGS.has(sign)) values += 1;
		at += 1;
	}
	return values;
}
