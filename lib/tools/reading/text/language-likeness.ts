import { data } from "franc/data.js";
import { expressions } from "franc/expressions.js";

/** The measure of `franc`: so many letters are looked at, and a group of three that a language does not have counts so much. */
const MOST_LETTERS = 2_048;
const LEAST_LETTERS = 20;
const UNKNOWN_GROUP = 300;

/** The languages of a script, and by each group of three letters which of them have it, with its rank there: pairs of language and rank. */
interface Script {
	readonly codes: readonly string[];
	readonly ranks: ReadonlyMap<string, Uint16Array>;
}

const scripts = new Map<string, Script>();

function scriptOf(name: string): Script | null {
	const languages = data[name];
	if (languages === undefined) return null;
	const known = scripts.get(name);
	if (known) return known;
	const codes = Object.keys(languages);
	const pairs = new Map<string, number[]>();
	for (const [at, code] of codes.entries()) {
		const groups = (languages[code] ?? "").split("|");
		for (const [rank, group] of groups.entries()) {
			if (groups.indexOf(group) < rank) continue;
			const own = pairs.get(group);
			if (own) own.push(at, rank);
			else pairs.set(group, [at, rank]);
		}
	}
	const script = { codes, ranks: new Map([...pairs].map(([group, own]) => [group, Uint16Array.from(own)])) };
	scripts.set(name, script);
	return script;
}

/** The script of most letters, and whether there are any. */
function mainScript(text: string): { name: string; isThere: boolean } {
	let [top, most] = ["", -1];
	for (const [name, letter] of Object.entries(expressions)) {
		const count = text.match(letter)?.length ?? 0;
		if (count > most) [top, most] = [name, count];
	}
	return { name: top, isThere: most > 0 };
}

/** How often each group of three letters comes. */
function groupsOf(text: string): Map<string, number> {
	const plain = ` ${text
		.replace(/[!-@]+/g, " ")
		.replace(/\s+/g, " ")
		.trim()
		.toLowerCase()} `;
	const counts = new Map<string, number>();
	for (let at = 0; at + 3 <= plain.length; at++) {
		const group = plain.slice(at, at + 3);
		counts.set(group, (counts.get(group) ?? 0) + 1);
	}
	return counts;
}

/**
 * The languages that a text may be in by ISO 639-3 code, each with its likeness to the best, which is 1; `und` for a text that says nothing. What
 * `francAll` answers, by looking up what each group of letters means for all languages at once instead of asking each of 300 for each group.
 */
export function languageLikeness(whole: string): [code: string, likeness: number][] {
	if (whole.length < LEAST_LETTERS) return [["und", 1]];
	const text = whole.slice(0, MOST_LETTERS);
	const { name, isThere } = mainScript(text);
	const script = scriptOf(name);
	if (!script) return [[isThere ? name : "und", 1]];
	const groups = groupsOf(text);
	const distances = new Float64Array(script.codes.length).fill(groups.size * UNKNOWN_GROUP);
	for (const [group, count] of groups) {
		const ranks = script.ranks.get(group);
		if (!ranks) continue;
		for (let at = 0; at < ranks.length; at += 2) {
			const language = ranks[at] as number;
			distances[language] = (distances[language] as number) + Math.abs(count - (ranks[at + 1] as number) - 1) - UNKNOWN_GROUP;
		}
	}
	const nearest = script.codes.map((code, at): [string, number] => [code, distances[at] as number]).sort((one, other) => one[1] - other[1]);
	const least = nearest[0]?.[1] ?? 0;
	const span = text.length * UNKNOWN_GROUP - least;
	return nearest.map(([code, distance]) => [code, 1 - (distance - least) / span || 0]);
}
