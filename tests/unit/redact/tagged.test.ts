import { describe, expect, it } from "vitest";
import packed from "@/lib/tools/documents/redacting/finding/tagging/personal-network.json";
import { chancesOf, personalNetwork, TAGS, tagTokens } from "@/lib/tools/documents/redacting/finding/tagging/tag-tokens";
import { TaggedText } from "@/lib/tools/documents/redacting/finding/tagging/tagged-findings";
import { tokensOf } from "@/lib/tools/documents/redacting/finding/tagging/tokens";
import { wordedBirthDates } from "@/lib/tools/documents/redacting/finding/worded-birth-dates";
import { found } from "@/tests/factories/redaction";

const linesOf = (...texts: string[]) => texts.map((text, at) => ({ lineId: `l${at}`, page: 1, text, box: null }));
const network = personalNetwork(packed);

describe("tokens", () => {
	it("are words, numbers and signs with their places, and single signs of scripts without blanks", () => {
		const [line] = linesOf("ul. Długa 4/12\t住所");
		expect(tokensOf(line ? [line] : []).map(({ text, start, gap, column }) => [text, start, gap, column])).toEqual([
			["ul", 0, "page", 0],
			[".", 2, "none", 0],
			["Długa", 4, "blank", 0],
			["4", 10, "blank", 0],
			["/", 11, "none", 0],
			["12", 12, "none", 0],
			["住", 15, "tab", 1],
			["所", 16, "none", 1],
		]);
	});
});

it("of a line that is drawn of signs the first ones are tokens, and every word is", () => {
	const [line] = linesOf(`Name ${"_".repeat(500)} Anna ${")]}".repeat(5_000)} Kowalska |`);
	const tokens = tokensOf(line ? [line] : []);
	expect(tokens.filter(({ text }) => /\p{L}/u.test(text)).map(({ text }) => text)).toEqual(["Name", "Anna", "Kowalska"]);
	expect(tokens.length).toBeLessThan(60);
	expect(tokens.at(-1)).toMatchObject({ text: "|", isLast: true, column: 1 });
});

describe("the network", () => {
	it("gives every token chances that are one together, and equal ones for equal lines", () => {
		const { tokens, chances } = tagTokens(linesOf("Anna Kowalska, ul. Długa 4, 00-238 Warszawa"), network);
		expect(chances).toHaveLength(tokens.length * TAGS.length);
		for (let at = 0; at < tokens.length; at++)
			expect(chances.subarray(at * TAGS.length, (at + 1) * TAGS.length).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
		expect(tagTokens(linesOf("Anna Kowalska, ul. Długa 4, 00-238 Warszawa"), network).chances).toEqual(chances);
		expect(tagTokens([], network).tokens).toHaveLength(0);
	});
	it("weighs all ways through the chain", () => {
		const labels = TAGS.length;
		const chances = chancesOf(
			Float64Array.from({ length: 3 * labels }, (_, at) => (at % 5) / 2),
			[1, 0, 2],
			network,
		);
		const scoreOf = (path: readonly number[]) =>
			path.reduce((sum, label, at) => {
				const own = ((at * labels + label) % 5) / 2;
				const before = path[at - 1];
				const passage = [1, 0, 2][at] ?? 0;
				return sum + own + (before === undefined ? (network.numbers.st[label] ?? 0) : (network.numbers.pas[(passage * labels + before) * labels + label] ?? 0));
			}, 0);
		let [all, withName] = [0, 0];
		for (let a = 0; a < labels; a++)
			for (let b = 0; b < labels; b++)
				for (let c = 0; c < labels; c++) {
					const weight = Math.exp(scoreOf([a, b, c]));
					all += weight;
					if (b === 1) withName += weight;
				}
		expect(chances[labels + 1]).toBeCloseTo(withName / all, 9);
	});
	it.each([
		"K118/20 Âu Cơ, phường Hòa Khánh Bắc, Đà Nẵng",
		"대전광역시 유성구 궁동로18번길 41, 402호",
		"At Post Savlaj, Tal. Tasgaon, Dist. Sangli, Maharashtra 416311",
		"Kjerringvika 14, 6977 Bygstad",
	])("offers the address %s", (address) => {
		const [match] = new TaggedText(linesOf(`Address: ${address}`), network).offered().filter(({ kind }) => kind === "address");
		expect(`Address: ${address}`.slice(match?.start, match?.end)).toBe(address);
	});
	it.each([
		["我妈妈孙玉兰后来也知道了。", "孙玉兰"],
		["钱转到杜海涛名下的账户。", "杜海涛"],
		["המטפלת שושנה מגיעה שלוש פעמים בשבוע.", "שושנה"],
	])("offers a name in running text of scripts without capitals: %s", (text, name) => {
		const names = new TaggedText(linesOf(text), network).offered().filter(({ kind }) => kind === "name");
		expect(names.map(({ start, end }) => text.slice(start, end))).toContain(name);
	});
	it("takes no number of goods for a house", () => {
		expect(new TaggedText(linesOf("Item 4471: 12 boxes, 24 pcs each, 318.00 EUR", "Room 12, floor 3"), network).offered()).toEqual([]);
	});
});

describe("dates of birth in words", () => {
	it.each([
		["born on the nineteenth of March 1982 at Pune", "nineteenth of March 1982"],
		["nascido a quinze de janeiro de mil novecentos e quarenta e nove, casado", "quinze de janeiro de mil novecentos e quarenta e nove"],
		["geboren am dritten Mai neunzehnhundertsiebzig in Gera", "dritten Mai neunzehnhundertsiebzig"],
		["nacida el veintitrés de abril de mil novecientos ochenta", "veintitrés de abril de mil novecientos ochenta"],
	])("%s", (text, date) => {
		expect(wordedBirthDates(linesOf(text)).map(({ start, end }) => text.slice(start, end))).toEqual([date]);
		expect(found(text)).toContain(`birth_date: ${date}`);
	});
	it("needs a month and a number beside the word of birth", () => {
		expect(wordedBirthDates(linesOf("born in May and one of three", "The second of March was cold"))).toEqual([]);
	});
});
