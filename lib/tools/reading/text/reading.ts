/** How surely text was recognised in a picture. */
export interface Reading {
	/** 0 to 1, over all its letters. */
	readonly confidence: number;
	/** Words that were hard to read. */
	readonly unsure: readonly string[];
}

const MOST_UNSURE = 100;

/** The reading of texts that become one, each weighing as much as it is long; undefined where none was recognised. */
export function joinedReading(parts: readonly { readonly text: string; readonly reading?: Reading | undefined }[]): Reading | undefined {
	let [letters, sum] = [0, 0];
	const unsure: string[] = [];
	for (const { text, reading } of parts) {
		if (!reading) continue;
		letters += text.length;
		sum += reading.confidence * text.length;
		unsure.push(...reading.unsure);
	}
	return letters === 0 ? undefined : { confidence: sum / letters, unsure: unsure.slice(0, MOST_UNSURE) };
}

/** `reading` as an object's own field, left out where there is none. */
export function withReading(reading: Reading | undefined): { reading?: Reading } {
	return reading ? { reading } : {};
}
