import type { Match } from "@/lib/tools/documents/redacting/finding/finder-line";
import { isCalledSomewhere } from "@/lib/tools/documents/redacting/finding/names/languages/language-words";
import { isGiven } from "@/lib/tools/documents/redacting/finding/names/name-run";
import type { LineWords } from "@/lib/tools/documents/redacting/finding/names/whole-name";
import { isOrdinary } from "@/lib/tools/documents/redacting/finding/names/words/word-sets";
import { OFFERED } from "@/lib/tools/documents/redacting/finding/offered";

const TIME = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[APap]\.?[Mm]\.?)?`;
const HANDLE = String.raw`~?[\p{L}\d_][\p{L}\p{M}\d_.'’-]{0,24}(?: [\p{L}\d_.'’-]{1,20}){0,2}`;
/** Whoever speaks in a chat, however they call themselves: "[12.03.24, 08:14] ~LenaSchatz: ", "<dj_maxx> ", "xX_Priya_Xx (9:41 PM):". */
const SPEAKERS: readonly RegExp[] = [
	new RegExp(String.raw`^\s{0,4}\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? {1,2})${TIME}\]?(?: -)? (${HANDLE})(?: \P{L}{1,4})?: `, "u"),
	new RegExp(String.raw`^\s{0,4}[[(]${TIME}[\])] (${HANDLE})(?: \P{L}{1,4})?: `, "u"),
	new RegExp(String.raw`^\s{0,4}<@?(${HANDLE})> `, "u"),
	new RegExp(String.raw`^\s{0,4}@?(${HANDLE}) [[(]${TIME}[\])]:? `, "u"),
];
const LEAST_LINES = 2;
const LEAST_LETTERS = 4;

/** Who speaks in a chat; and there, where nobody writes capitals, given names in small letters. */
export function chatNames(lines: readonly LineWords[]): Match[] {
	const speakers = lines.flatMap(({ text }, line): Match[] => {
		const found = SPEAKERS.map((pattern) => pattern.exec(text)).find((one) => one !== null);
		const name = found?.[1]?.replace(/^~/, "") ?? "";
		const start = name === "" ? -1 : text.indexOf(name);
		return start === -1 || !/\p{L}/u.test(name) ? [] : [{ kind: "name", line, start, end: start + name.length, confidence: 0.6 }];
	});
	if (speakers.length < LEAST_LINES) return [];
	const small = lines.flatMap(({ words, isCell }, line) =>
		(isCell ? [] : words).flatMap((word): Match[] => {
			const bare = word.text.replace(/['’]?s$/u, "");
			const isName =
				/^\p{Ll}+$/u.test(bare) && bare.length >= LEAST_LETTERS && [word.text, bare].some((one) => isGiven(one) && isCalledSomewhere(one) && !isOrdinary(one));
			return isName ? [{ kind: "name", line, start: word.start, end: word.end, confidence: OFFERED }] : [];
		}),
	);
	return [...speakers, ...small];
}
