import { describe, expect, it } from "vitest";
import { networkScores, type PackedNetwork, type Signs, unpackNetwork } from "@/lib/tools/reading/network";
import { labelLines } from "@/lib/tools/resume-profile/labelling/label-lines";
import { lineFeaturesOf } from "@/lib/tools/resume-profile/labelling/line-features";
import { LINE_MEASURES, lineSignsOf } from "@/lib/tools/resume-profile/labelling/network/line-signs";
import { linesDocument } from "@/tests/factories/resumes/lines-document";

const [WIDTH, MIDDLE, HIDDEN, LABELS] = [2, 5, 3, 4];
const SCALE = 0.01;

/** Small whole numbers that look like chance and are the same each time. */
const numbers = (count: number, seed: number): number[] => Array.from({ length: count }, (_, at) => ((at * 37 + seed * 101 + ((at * at) % 13)) % 61) - 30);

const pack = (values: Int8Array | Int16Array) => ({ scale: SCALE, numbers: Buffer.from(values.buffer).toString("base64") });

const SHAPES = {
	in_w: [3 * WIDTH + LINE_MEASURES, MIDDLE],
	in_b: [1, MIDDLE],
	m_w: [6 * HIDDEN + MIDDLE, MIDDLE],
	m_b: [1, MIDDLE],
	o_w: [2 * HIDDEN + MIDDLE, LABELS],
	o_b: [1, LABELS],
	pas: [8 * LABELS, LABELS],
	st: [1, LABELS],
	g1f_w: [MIDDLE, 3 * HIDDEN],
	g1f_u: [HIDDEN, 3 * HIDDEN],
	g1f_b: [1, 3 * HIDDEN],
	g1b_w: [MIDDLE, 3 * HIDDEN],
	g1b_u: [HIDDEN, 3 * HIDDEN],
	g1b_b: [1, 3 * HIDDEN],
	g2f_w: [MIDDLE, 3 * HIDDEN],
	g2f_u: [HIDDEN, 3 * HIDDEN],
	g2f_b: [1, 3 * HIDDEN],
	g2b_w: [MIDDLE, 3 * HIDDEN],
	g2b_u: [HIDDEN, 3 * HIDDEN],
	g2b_b: [1, 3 * HIDDEN],
} as const;
type Name = keyof typeof SHAPES;
const NAMES = Object.keys(SHAPES) as Name[];

const whole = (name: Name): number[] => numbers(SHAPES[name][0] * SHAPES[name][1], NAMES.indexOf(name) + 1);
const TABLE = numbers(8 * WIDTH, 50);
const PACKED: PackedNetwork = {
	tables: [0, 1, 2].map(() => pack(Int8Array.from(TABLE))),
	numbers: Object.fromEntries(NAMES.map((name) => [name, pack(Int16Array.from(whole(name)))])) as PackedNetwork["numbers"],
};

const SIGNS: Signs[] = [0, 1, 2, 3].map((at) => ({
	groups: [Uint32Array.of(at, 7), Uint32Array.of(3 * at + 1), new Uint32Array(0)],
	measures: Array.from({ length: LINE_MEASURES }, (_, place) => ((place + at) % 5) / 5),
	look: at % 2,
	style: 0,
}));

/** The same by the textbook, a number at a time. */
function byTheBook(signs: readonly Signs[]): number[][] {
	const of = (name: Name, row: number, column: number): number => (whole(name)[row * SHAPES[name][1] + column] ?? 0) * SCALE;
	const times = (row: readonly number[], name: Name, offset: Name | null): number[] =>
		Array.from({ length: SHAPES[name][1] }, (_, column) =>
			row.reduce((sum, value, at) => sum + value * of(name, at, column), offset === null ? 0 : of(offset, 0, column)),
		);
	const least = (row: readonly number[]) => row.map((value) => Math.max(0, value));
	const rowOf = (hash: number) => {
		const mixed = Math.imul(hash, 0x85ebca6b);
		return (mixed ^ (mixed >>> 15)) & 7;
	};
	const seen = signs.map(({ groups, measures }) => [
		...groups.flatMap((group) =>
			Array.from(
				{ length: WIDTH },
				(_, column) => [...group].reduce((sum, hash) => sum + (TABLE[rowOf(hash) * WIDTH + column] ?? 0) * SCALE, 0) / Math.sqrt(Math.max(1, group.length)),
			),
		),
		...measures,
	]);
	const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));
	const oneWay = (rows: readonly number[][], layer: "g1" | "g2", side: "f" | "b"): number[][] => {
		let state: number[] = Array.from({ length: HIDDEN }, () => 0);
		const inOrder = side === "f" ? rows : rows.toReversed();
		const states = inOrder.map((row) => {
			const [given, kept] = [times(row, `${layer}${side}_w`, `${layer}${side}_b`), times(state, `${layer}${side}_u`, null)];
			state = state.map((before, unit) => {
				const reset = sigmoid((given[unit] ?? 0) + (kept[unit] ?? 0));
				const keep = sigmoid((given[HIDDEN + unit] ?? 0) + (kept[HIDDEN + unit] ?? 0));
				return (1 - keep) * Math.tanh((given[2 * HIDDEN + unit] ?? 0) + reset * (kept[2 * HIDDEN + unit] ?? 0)) + keep * before;
			});
			return state;
		});
		return side === "f" ? states : states.toReversed();
	};
	const bothWays = (rows: readonly number[][], layer: "g1" | "g2") => {
		const [there, back] = [oneWay(rows, layer, "f"), oneWay(rows, layer, "b")];
		return rows.map((_, at) => [...(there[at] ?? []), ...(back[at] ?? [])]);
	};
	const others = (rows: readonly number[][], looks: readonly number[]) =>
		rows.map((row, at) => {
			const alike = rows.filter((_, other) => other !== at && looks[other] === looks[at]);
			return row.map((_, column) => alike.reduce((sum, one) => sum + (one[column] ?? 0), 0) / (alike.length + 1));
		});
	const lines = seen.map((row) => least(times(row, "in_w", "in_b")));
	const first = bothWays(lines, "g1");
	const looks = others(
		first,
		signs.map(({ look }) => look),
	);
	const styles = others(
		first,
		signs.map(({ style }) => style),
	);
	const mixed = lines.map((line, at) => least(times([...(first[at] ?? []), ...(looks[at] ?? []), ...(styles[at] ?? []), ...line], "m_w", "m_b")));
	return bothWays(mixed, "g2").map((row, at) => times([...row, ...(mixed[at] ?? [])], "o_w", "o_b"));
}

describe("the network of lines", () => {
	it("scores as its formulas say", () => {
		const scores = networkScores(unpackNetwork(PACKED, LINE_MEASURES), SIGNS);
		byTheBook(SIGNS)
			.flat()
			.forEach((score, at) => {
				expect(scores[at]).toBeCloseTo(score, 9);
			});
	});

	it("knows its sizes from what is kept", () => {
		expect(unpackNetwork(PACKED, LINE_MEASURES)).toMatchObject({ width: WIDTH, middle: MIDDLE, hidden: HIDDEN, labelCount: LABELS });
	});
});

describe("what the network sees", () => {
	const { lines: plain } = linesDocument(["Experience", "Nurse, 2019", "Nurse, 2024", "Education"]);
	const lines = plain.map((line, at) => ({ ...line, bold: at % 3 === 0, fontSize: 10 }));

	it("has one number for lines that look alike, and takes all figures for one", () => {
		const signs = lineSignsOf(lines, lineFeaturesOf(lines));
		expect(signs.map(({ look }) => look)).toEqual([0, 1, 1, 0]);
		expect(signs[1]?.groups[2]).toEqual(signs[2]?.groups[2]);
		expect(signs.every(({ measures }) => measures.length === LINE_MEASURES && measures.every(Number.isFinite))).toBe(true);
	});

	it("gives equal labels for equal lines, and none for none", () => {
		expect(labelLines(lines)).toEqual(labelLines(lines));
		expect(labelLines([])).toEqual([]);
	});
});
