import { isRecord } from "@/lib/platform/records";
import { withoutSecrets } from "./secrets";

/** A place where a value was made shorter. */
export interface Cut {
	/** Fields and places from 1, with dots between; empty for the whole. */
	readonly path: string;
	readonly kept: number;
	readonly of: number;
	readonly unit: "characters" | "entries" | "fields";
}

export interface Bounded {
	/** Its JSON has at most as many characters as were allowed. */
	readonly value: unknown;
	readonly cuts: readonly Cut[];
}

interface Limits {
	readonly text: number;
	readonly entries: number;
	readonly fields: number;
}

/** From generous to strict: all long lists are shortened alike, so that the first one does not take the room of all others. */
const LEVELS: readonly Limits[] = [
	{ text: 100_000, entries: 5_000, fields: 5_000 },
	{ text: 8_000, entries: 200, fields: 500 },
	{ text: 2_000, entries: 40, fields: 200 },
	{ text: 500, entries: 10, fields: 60 },
	{ text: 120, entries: 3, fields: 20 },
	{ text: 40, entries: 1, fields: 8 },
];
const MOST_CUTS = 100;
const MOST_DEPTH = 40;

/** What a person is shown of an argument or an output: secrets hidden, and shortened evenly until its JSON has at most `maxCharacters`. */
export function bounded(value: unknown, maxCharacters: number): Bounded {
	for (const limits of LEVELS) {
		const shortened = shorten(value, limits, maxCharacters);
		if (shortened) return shortened;
	}
	const size = Array.isArray(value) ? value.length : isRecord(value) ? Object.keys(value).length : 0;
	return { value: null, cuts: [{ path: "", kept: 0, of: size, unit: Array.isArray(value) ? "entries" : "fields" }] };
}

/** Thrown where a level leaves too much, so that no more of the value is walked. */
class TooLong extends Error {}

function shorten(value: unknown, limits: Limits, maxCharacters: number): Bounded | null {
	const cuts: Cut[] = [];
	let left = maxCharacters;
	const take = (characters: number) => {
		left -= characters;
		if (left < 0) throw new TooLong();
	};
	const cut = (path: readonly string[], kept: number, of: number, unit: Cut["unit"]) => {
		if (kept < of && cuts.length < MOST_CUTS) cuts.push({ path: path.join("."), kept, of, unit });
	};
	const walk = (one: unknown, path: readonly string[]): unknown => {
		if (typeof one === "string") {
			const text = withoutSecrets(path.at(-1) ?? "", one);
			const shown = text.slice(0, limits.text);
			cut(path, shown.length, text.length, "characters");
			take(JSON.stringify(shown).length);
			return shown;
		}
		if (Array.isArray(one)) {
			const shown = path.length < MOST_DEPTH ? one.slice(0, limits.entries) : [];
			cut(path, shown.length, one.length, "entries");
			take(shown.length + 2);
			return shown.map((entry, at) => walk(entry, [...path, String(at + 1)]));
		}
		if (isRecord(one)) {
			const entries = Object.entries(one).filter(([, field]) => field !== undefined && typeof field !== "function");
			const shown = path.length < MOST_DEPTH ? entries.slice(0, limits.fields) : [];
			cut(path, shown.length, entries.length, "fields");
			take(2);
			return Object.fromEntries(
				shown.map(([name, field]) => {
					take(JSON.stringify(name).length + 2);
					return [name, walk(field, [...path, name])];
				}),
			);
		}
		take(String(one).length);
		return typeof one === "bigint" ? String(one) : one;
	};
	try {
		return { value: walk(value, []), cuts };
	} catch (error) {
		if (error instanceof TooLong) return null;
		throw error;
	}
}
