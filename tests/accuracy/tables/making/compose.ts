import type { Random } from "@/tests/accuracy/making/random";
import type { Align, MeantDocument, MeantPart, MeantTable } from "./document";
import { WORDS, type Words } from "./words";

type Filler = (random: Random, words: Words, row: number) => string;

interface Column {
	readonly name: (words: Words) => string;
	readonly fill: Filler;
	readonly align: Align;
}

const grouped = (value: number, { group }: Words) => String(value).replace(/\B(?=(?:\d{3})+$)/g, group);
const money = (random: Random, words: Words) => `${grouped(random.whole(3, 98_000), words)}${words.decimal}${String(random.whole(0, 99)).padStart(2, "0")}`;
const phrase = (random: Random, { nouns, adjectives }: Words) => `${random.one(adjectives)} ${random.one(nouns)}`;
const sentence = (random: Random, words: Words) => random.one(words.sentences);

const NAME: Column = { name: ({ heads }) => heads[0] ?? "", fill: phrase, align: "left" };
const NUMBERED: Column = { name: () => "No.", fill: (_, __, row) => String(row + 1), align: "right" };
const FIGURES: readonly Column[] = [
	{ name: ({ heads }) => heads[1] ?? "", fill: money, align: "right" },
	{ name: ({ heads }) => heads[2] ?? "", fill: (random, words) => (random.chance(0.15) ? "–" : grouped(random.whole(1, 40_000), words)), align: "right" },
	{ name: () => "%", fill: (random, { decimal }) => `${random.whole(-9, 99)}${decimal}${random.whole(0, 9)} %`, align: "right" },
	{ name: ({ heads }) => heads[3] ?? "", fill: (random) => `${random.whole(2019, 2026)}-0${random.whole(1, 9)}-${random.whole(10, 28)}`, align: "centre" },
	{ name: () => "Q1", fill: (random, words) => (random.chance(0.3) ? "" : grouped(random.whole(10, 9_000), words)), align: "right" },
	{ name: () => "Q2", fill: (random, words) => (random.chance(0.2) ? "" : `(${grouped(random.whole(10, 900), words)})`), align: "right" },
];
const TEXTS: readonly Column[] = [
	{ name: ({ heads }) => heads[4] ?? "", fill: (random, words) => (random.chance(0.25) ? "" : random.one(words.nouns)), align: "left" },
	{ name: ({ heads }) => heads[5] ?? "", fill: (random) => random.one(["A1", "B-204", "C 17", "X/9", "ok"]), align: "centre" },
];
const LONG: Column = { name: ({ heads }) => heads[6] ?? "", fill: sentence, align: "left" };

export interface Wishes {
	readonly look: MeantTable["look"];
	readonly rows: readonly [number, number];
	readonly hasLong?: boolean;
	readonly hasMerges?: boolean;
	readonly hasTotals?: boolean;
	readonly columns?: readonly [number, number];
}

export function tableOf(random: Random, words: Words, wishes: Wishes): MeantTable {
	const [least, most] = wishes.columns ?? [2, 5];
	const chosen = random.some([...FIGURES, ...(wishes.hasLong ? [] : TEXTS)], random.whole(least, most) - 1);
	const columns = [random.chance(0.2) ? NUMBERED : NAME, ...chosen, ...(wishes.hasLong ? [LONG] : [])];
	const rows = [columns.map(({ name }) => name(words))];
	const count = random.whole(...wishes.rows);
	for (let row = 0; row < count; row += 1) rows.push(columns.map(({ fill }) => fill(random, words, row)));
	const merges: { row: number; column: number; rows: number; columns: number }[] = [];
	if (wishes.hasTotals) rows.push(columns.map(({ fill, align }, at) => (at === 0 ? words.total : align === "right" ? fill(random, words, rows.length) : "")));
	let headRows = 1;
	if (wishes.hasMerges && columns.length >= 4) {
		rows.unshift(columns.map((_, at) => (at === 1 ? (words.heads[7] ?? "") : "")));
		merges.push({ row: 0, column: 1, rows: 1, columns: columns.length - 1 });
		headRows = 2;
		if (rows.length > 6) {
			merges.push({ row: 3, column: 0, rows: 2, columns: 1 });
			rows[4] = (rows[4] ?? []).map((text, at) => (at === 0 ? "" : text));
		}
	}
	return { rows, merges, headRows, aligns: columns.map(({ align }) => align), look: wishes.look };
}

const LOOKS = ["grid", "rows", "rules", "plain", "zebra", "frame"] as const;

/** One document of a kind: `number` chooses what stands in it, and which tables. */
export function compose(random: Random, number: number): MeantDocument {
	const kind = number % 9;
	const words = kind === 8 ? random.one(WORDS.fromRight) : random.one(WORDS.fromLeft);
	const look = LOOKS[(number + Math.floor(number / 9)) % LOOKS.length] ?? "grid";
	const paragraph = (): MeantPart => ({ kind: "paragraph", text: random.some(words.sentences, random.whole(3, 5)).join(" ") });
	const heading = (level: 1 | 2): MeantPart => ({ kind: "heading", level, text: `${random.one(words.heads)}: ${phrase(random, words)}` });
	const table = (wishes: Omit<Wishes, "look">, notes: readonly string[] = []): MeantPart => ({
		kind: "table",
		table: tableOf(random, words, { look, ...wishes }),
		notes,
	});
	const list = (): MeantPart => ({ kind: "list", isNumbered: random.chance(0.5), items: random.some(words.sentences, 3) });
	const bodies: Readonly<Record<number, () => MeantPart[]>> = {
		0: () => [table({ rows: [4, 8], hasTotals: true }), paragraph()],
		1: () => [table({ rows: [4, 7], hasLong: true, columns: [2, 3] }), list()],
		2: () => [table({ rows: [5, 8], hasMerges: true, columns: [4, 5] }), paragraph()],
		3: () => [table({ rows: [55, 80], columns: [3, 5] }), paragraph()],
		4: () => [
			{
				kind: "beside",
				tables: [tableOf(random, words, { look, rows: [4, 6], columns: [2, 2] }), tableOf(random, words, { look, rows: [4, 6], columns: [2, 2] })],
			},
		],
		5: () => [paragraph(), paragraph(), table({ rows: [4, 6], columns: [2, 3] }), paragraph(), paragraph(), paragraph()],
		6: () => [table({ rows: [5, 8] }, [`* ${sentence(random, words)}`, `1) ${sentence(random, words)}`]), paragraph()],
		7: () => [table({ rows: [6, 12], columns: [6, 7], hasTotals: true }), paragraph()],
		8: () => [table({ rows: [4, 7], columns: [3, 4] }), paragraph()],
	};
	return {
		parts: [heading(1), paragraph(), heading(2), ...(bodies[kind]?.() ?? []), heading(2), list(), paragraph()],
		columns: kind === 5 ? 2 : 1,
		isLandscape: kind === 7,
		isFromRight: kind === 8,
		fontSizePt: random.one([9, 10, 11]),
	};
}
