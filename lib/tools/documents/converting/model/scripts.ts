import { type Run, runsText } from "./blocks";

const RAISED: Readonly<Record<string, string>> = letters("0123456789+-−=()ni", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ");
const LOWERED: Readonly<Record<string, string>> = letters("0123456789+-−=()", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎");

function letters(from: string, to: string): Record<string, string> {
	const signs = Array.from(to);
	return Object.fromEntries(Array.from(from, (letter, at) => [letter, signs[at] ?? letter]));
}

/** Raised or lowered letters as letters of their own, "10⁶" and "H₂O"; null where there are none for them all. */
export function scriptLetters({ text, script }: Pick<Run, "text" | "script">): string | null {
	if (!script) return text;
	const own = script === "super" ? RAISED : LOWERED;
	const spelled = Array.from(text, (letter) => (letter === " " ? letter : own[letter]));
	return spelled.every((letter) => letter !== undefined) ? spelled.join("") : null;
}

/** Runs where no look can be kept: raised and lowered letters as such, or behind "^" and "_", so that 10⁶ is never 106. */
export function spelledText(runs: readonly Run[]): string {
	if (!runs.some(({ script }) => script)) return runsText(runs);
	return runs.map((run) => scriptLetters(run) ?? marked(run)).join("");
}

function marked({ text, script }: Run): string {
	const bare = text.trim();
	if (bare === "") return text;
	const mark = script === "super" ? "^" : "_";
	return text.replace(bare, () => (Array.from(bare).length === 1 ? `${mark}${bare}` : `${mark}(${bare})`));
}
