import type { ChangedFact, ComparedSide } from "@/lib/tools/documents/comparing/schemas";
import { type Change, changesOf, sentenceAt, textOfCell } from "./changes-of-cell";

/** Words of which one turns what a sentence says into its opposite, or an obligation into a right, where it takes the other's place. */
const TURNING: readonly (readonly [one: string, other: string])[] = [
	["with", "without"],
	["shall must will", "may can should"],
	["including include includes included inclusive", "excluding exclude excludes excluded exclusive"],
	["all every each any", "no none neither"],
	["always", "never"],
	["minimum least", "maximum most"],
	["before", "after"],
	["and", "or"],
	["mit", "ohne"],
	["muss müssen hat haben", "darf dürfen kann können soll sollen"],
	["inklusive einschließlich zuzüglich", "exklusive ausschließlich abzüglich"],
	["mindestens", "höchstens maximal"],
	["vor", "nach"],
	["und", "oder"],
	["avec", "sans"],
	["doit doivent", "peut peuvent"],
	["avant", "après"],
	["et", "ou"],
	["compris inclus incluse", "exclu exclus exclue"],
	["con com", "sin sem senza"],
	["debe deben deve devono devem", "puede pueden può possono pode podem"],
	["antes prima", "después depois dopo"],
	["incluido incluida incluso inclusa", "excluido excluida escluso esclusa"],
	["met", "zonder"],
	["moet moeten", "mag mogen kan kunnen"],
	["en", "of"],
];
const NEGATIONS = new Set(
	"not no never nor nicht kein keine keinen keiner keines nie pas jamais aucun aucune nunca não ningún ninguna non mai niet geen nooit".split(" "),
);
/** A longer stretch says other things too: its words are told by themselves. */
const MOST_WORDS = 6;

const SIDES = TURNING.map((pair) => pair.map((words) => new Set(words.split(" "))));

const wordsOf = ({ text }: Change): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

type Turn = Pick<ChangedFact, "kind" | "from" | "to" | "of" | "quote">;

/** The words of both of which one took the place of its opposite. */
function turned(gone: readonly string[], came: readonly string[]): { from: string; to: string } | null {
	for (const pair of SIDES) {
		for (const [before, after] of [pair, [...pair].reverse()]) {
			const from = gone.find((word) => before?.has(word));
			const to = came.find((word) => after?.has(word));
			if (from && to && !came.some((word) => before?.has(word)) && !gone.some((word) => after?.has(word))) return { from, to };
		}
	}
	return null;
}

const negationIn = (words: readonly string[]): string | null => words.find((word) => NEGATIONS.has(word)) ?? null;

/** Where a few words turn what a sentence means: "with" into "without", "may" into "must", a "not" that came or went. */
export function turnedMeanings({ old, new: now }: { readonly old: ComparedSide; readonly new: ComparedSide }): Turn[] {
	return old.cells.flatMap((cell, at) => {
		const cellNow = now.cells[at] ?? [];
		const [before, after] = [textOfCell(cell), textOfCell(cellNow)];
		const [gone, came] = [changesOf(cell), changesOf(cellNow)];
		const fact = (from: string | null, to: string | null, quote: string): Turn => ({ kind: "meaning", from, to, of: "", quote });
		const isShort = (change: Change) => wordsOf(change).length <= MOST_WORDS;
		const swapped = gone.filter(isShort).flatMap((change) => {
			const twin = came.find(({ behind }) => behind === change.behind);
			if (twin && !isShort(twin)) return [];
			const [words, others] = [wordsOf(change), twin ? wordsOf(twin) : []];
			const turn = turned(words, others);
			if (turn && twin) return [fact(turn.from, turn.to, sentenceAt(after, twin.start))];
			const [denied, deniedNow] = [negationIn(words), negationIn(others)];
			if ((denied === null) === (deniedNow === null)) return [];
			return [denied ? fact(denied, null, sentenceAt(before, change.start)) : fact(null, deniedNow, sentenceAt(after, twin?.start ?? 0))];
		});
		const putIn = came
			.filter((change) => isShort(change) && gone.every(({ behind }) => behind !== change.behind))
			.flatMap((change) => {
				const denied = negationIn(wordsOf(change));
				return denied ? [fact(null, denied, sentenceAt(after, change.start))] : [];
			});
		return [...swapped, ...putIn];
	});
}
