import type { Signs } from "@/lib/tools/reading/network";
import { foldText } from "@/lib/tools/reading/text/clean-text";
import { hashOf, type Seen } from "@/lib/tools/resume-profile/labelling/sequence-model";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";

/** How many measures a line has. */
export const LINE_MEASURES = 26;

/** What a line is shows at its beginning. */
const MOST_LETTERS = 90;
const LETTERS_OF_A_BODY_LINE = 20;

/** Three and four letters in a row, figures alike: what words have in common that no list knows. */
export function gramsOf(text: string): Uint32Array {
	const folded = foldText(text).replace(/\s+/g, " ").replace(/\d/g, "0");
	const letters = [...` ${folded.slice(0, MOST_LETTERS)} `];
	const found = new Set<number>();
	for (let at = 0; at < letters.length; at++)
		for (const length of [3, 4]) if (at + length <= letters.length) found.add(hashOf(`g${letters.slice(at, at + length).join("")}`));
	return Uint32Array.from(found);
}

/** The size of most letters. */
function bodyOf(lines: readonly ResumeLine[]): number {
	const sizes = lines.flatMap(({ fontSize, text }) =>
		fontSize === null ? [] : Array.from({ length: Math.ceil(text.length / LETTERS_OF_A_BODY_LINE) }, () => fontSize),
	);
	return sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 10;
}

const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** Where a line stands and how large it is, beside its neighbours. */
function measuresOf(lines: readonly ResumeLine[], at: number, body: number, right: number): number[] {
	const line = lines[at] as ResumeLine;
	const [before, after] = [lines[at - 1], lines[at + 1]];
	const size = (one: ResumeLine | undefined) => (one?.fontSize ? one.fontSize / body - 1 : 0);
	const shift = (one: ResumeLine | undefined, other: ResumeLine | undefined) =>
		one === undefined || other === undefined || one.x === null || other.x === null ? 0 : within((other.x - one.x) / 100, 3);
	const gap = (one: ResumeLine | undefined) => (one === undefined || one.gap === null ? -0.5 : within(one.gap, 3));
	const is = (fact: boolean) => (fact ? 1 : 0);
	return [
		is(line.fontSize === null),
		within(size(line), 2),
		within(size(line) - size(before), 2),
		within(size(line) - size(after), 2),
		(line.x ?? 0) / 600,
		shift(before, line),
		shift(line, after),
		(line.y ?? 0) / 800,
		gap(line),
		gap(after),
		line.indent === null ? -0.3 : within(line.indent / body / 4, 3),
		is(line.bold),
		is(line.italic),
		is(line.caps),
		is(line.hasRule),
		line.isRest === undefined ? 0 : line.isRest ? 1 : -1,
		is(line.kind === "bullet"),
		is(line.kind === "heading"),
		Math.log1p(line.text.length) / 3 - 1,
		is(before !== undefined && before.column !== line.column),
		is(before !== undefined && before.page !== line.page),
		Math.min(at, 20) / 20,
		at / lines.length,
		is((line.runs?.length ?? 0) > 1),
		is(line.links.length > 0),
		(line.x ?? 0) / right,
	];
}

/** A number for each element; equal ones for equal keys. */
export function numbered(keys: readonly string[]): number[] {
	const numbers = new Map<string, number>();
	return keys.map((key) => {
		const own = numbers.get(key) ?? numbers.size;
		numbers.set(key, own);
		return own;
	});
}

/** What the network sees of every line: what the other model does, the letters themselves, its measures, and which lines look alike. */
export function lineSignsOf(lines: readonly ResumeLine[], seen: readonly Seen[]): Signs[] {
	const body = bodyOf(lines);
	const right = Math.max(1, ...lines.map(({ x }) => x ?? 0)) + 1;
	const looks = numbered(
		lines.map(({ fontSize, bold, italic, caps, kind, text }) => `${fontSize}|${bold}|${italic}|${caps}|${kind === "bullet"}|${text.includes("\t")}`),
	);
	const styles = numbered(lines.map(({ fontSize, bold, caps, hasRule, kind }) => `${fontSize}|${bold}|${caps}|${hasRule}|${kind === "bullet"}`));
	return lines.map((line, at) => ({
		groups: [...(seen[at]?.features ?? []), gramsOf(line.text)],
		measures: measuresOf(lines, at, body, right),
		look: looks[at] ?? 0,
		style: styles[at] ?? 0,
	}));
}
