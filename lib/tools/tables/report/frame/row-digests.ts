import { hash } from "node:crypto";

const WORDS = 3;
const FULLEST = 0.7;

/** Tells whether a row was there before. Rows are kept as 96 bits of their digest, so a million of them take some 25 MB. */
export class RowDigests {
	private readonly mask: number;
	private readonly table: Uint32Array;

	/** For at most so many rows. */
	constructor(rows: number) {
		const slots = 2 ** Math.ceil(Math.log2(Math.max(16, rows / FULLEST)));
		this.mask = slots - 1;
		this.table = new Uint32Array(slots * WORDS);
	}

	/** Whether an equal row was given before. */
	isRepeated(cells: readonly string[]): boolean {
		// In one step: no object has to be made and collected for each of a million rows.
		const digest = hash("sha1", cells.join("\u0001"), "buffer");
		// A slot of zeros is empty.
		const [first, second, third] = [digest.readUInt32LE(0) || 1, digest.readUInt32LE(4), digest.readUInt32LE(8)];
		for (let slot = (first ^ second) & this.mask; ; slot = (slot + 1) & this.mask) {
			const at = slot * WORDS;
			if (this.table[at] === 0) {
				this.table.set([first, second, third], at);
				return false;
			}
			if (this.table[at] === first && this.table[at + 1] === second && this.table[at + 2] === third) return true;
		}
	}
}
