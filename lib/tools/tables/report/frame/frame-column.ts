import { sortedNumbers } from "@/lib/tools/tables/report/statistics/summary";
import type { ColumnSetting } from "@/lib/tools/tables/schemas";
import { KINDS, type Kind } from "@/lib/tools/tables/writing/out-table";
import { type Spelling, spellingsOf, WordBook } from "./words";

const PLACES = 20;
const PLACE_LETTERS = 80;

/** A number for each text, alike for like ones; different texts share one once in 10^15 pairs. */
function textNumber(text: string): number {
	let [one, two] = [0x811c9dc5, 0x41c6ce57];
	for (let at = 0; at < text.length; at += 1) {
		const code = text.charCodeAt(at);
		one = Math.imul(one ^ code, 0x01000193);
		two = Math.imul(two ^ code, 0x5bd1e995) ^ (two >>> 15);
	}
	one = Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ two;
	return (two >>> 0) * 2_097_152 + ((one >>> 0) & 2_097_151);
}

export function distinctOf(sorted: Float64Array): number {
	let count = 0;
	for (let at = 0; at < sorted.length; at += 1) if (at === 0 || sorted[at] !== sorted[at - 1]) count += 1;
	return count;
}

const ZONE = /(?:Z|[+-]\d\d:?\d\d)$/;
const MOST_ZONES = 4;

/** Milliseconds of a day or moment by the clock that it is written with: a day begins where the table is from, whatever its zone. */
export function millisecondsOf(iso: string): number {
	return Date.parse(iso.includes("T") ? `${iso.replace(ZONE, "")}Z` : `${iso}T00:00:00Z`);
}

/** One column of a table as it is held while it is looked at: numbers and dates as numbers, other values by their place in a list of words. */
export class FrameColumn {
	filled = 0;
	misfits = 0;
	readonly misfitPlaces: { row: number; text: string }[] = [];
	/** Of numbers and dates, NaN where there is none; null in a column of words, or when there is no room. */
	readonly numbers: Float64Array | null;
	/** The place of each row's word from 1, 0 where there is none; null when there are too many words. */
	codes: Uint16Array | null;
	private readonly truths: ReadonlyMap<string, string>;
	private readonly book = new WordBook();
	/** The zones that moments are written with, a few of them. */
	readonly zones = new Set<string>();
	private digests: Float64Array | null = null;
	private merged: Spelling[] | null = null;

	constructor(
		readonly index: number,
		readonly setting: ColumnSetting,
		private readonly rows: number,
		private readonly room: { bytes: number },
	) {
		const isNumeric = setting.type === "integer" || setting.type === "decimal" || setting.type === "date";
		this.numbers = isNumeric && this.reserve(rows * 8) ? new Float64Array(rows).fill(Number.NaN) : null;
		// Who writes yes and no reads so of them too.
		const [yes, no] = setting.type === "boolean" ? (setting.format ?? "").split("/") : [];
		this.truths = new Map(
			yes && no
				? [
						["true", yes],
						["false", no],
					]
				: [],
		);
		this.codes = !isNumeric && this.reserve(rows * 2) ? new Uint16Array(rows) : null;
	}

	get name(): string {
		return this.setting.name;
	}

	private reserve(bytes: number): boolean {
		if (bytes > this.room.bytes) return false;
		this.room.bytes -= bytes;
		return true;
	}

	take(row: number, kind: Kind, text: string, isMisfit: boolean): void {
		if (kind === KINDS.empty) return;
		const word = this.truths.get(text.trim()) ?? text.trim();
		if (word === "") return;
		this.filled += 1;
		if (isMisfit) {
			this.misfits += 1;
			if (this.misfitPlaces.length < PLACES) this.misfitPlaces.push({ row: row + 1, text: word.slice(0, PLACE_LETTERS) });
			return;
		}
		if (this.numbers && kind === KINDS.moment && this.zones.size < MOST_ZONES) this.noteZone(word);
		if (this.numbers) this.numbers[row] = this.setting.type === "date" ? millisecondsOf(word) : Number(word);
		else if (this.codes || this.digests) this.takeWord(row, word);
	}

	private noteZone(word: string): void {
		const [zone] = ZONE.exec(word) ?? [];
		if (zone !== undefined) this.zones.add(zone === "Z" ? "UTC" : `UTC${zone}`);
	}

	private takeWord(row: number, word: string): void {
		if (this.codes) {
			const place = this.book.place(word);
			if (place > 0) {
				this.codes[row] = place;
				return;
			}
			this.giveUpWords(row);
		}
		if (this.digests) this.digests[row] = textNumber(word);
	}

	/** Too many words: from here on only how many differ is counted. */
	private giveUpWords(row: number): void {
		const { codes } = this;
		this.codes = null;
		if (!codes || !this.reserve(this.rows * 8)) return;
		const digests = new Float64Array(this.rows).fill(Number.NaN);
		for (let at = 0; at < row; at += 1) if (codes[at]) digests[at] = textNumber(this.book.words[(codes[at] ?? 0) - 1] ?? "");
		this.digests = digests;
	}

	/** The words with those put together that differ in case or spaces alone; empty where there are too many. */
	spellings(): readonly Spelling[] {
		if (!this.codes) return [];
		this.merged ??= spellingsOf(this.book);
		return this.merged;
	}

	/** Each word as it stands, by its place. */
	words(): readonly string[] {
		return this.book.words;
	}

	wordCounts(): readonly number[] {
		return this.book.counts;
	}

	/** The numbers that there are, from small to large. */
	sorted(): Float64Array {
		return sortedNumbers(this.numbers ?? new Float64Array());
	}

	/** How many different values there are; null where there was no room to count. */
	distinct(): number | null {
		if (this.numbers) return distinctOf(this.sorted());
		if (this.codes) return this.book.words.length;
		return this.digests ? distinctOf(sortedNumbers(this.digests)) : null;
	}
}
