import { describe, expect, it } from "vitest";
import { isAttendance, type Weighed } from "@/lib/tools/documents/brief/composing/likeness";
import { weightyTopicsOf } from "@/lib/tools/documents/brief/words/weighty";
import { figuresIn } from "@/lib/tools/documents/language/figures";
import { briefOf, textFile } from "@/tests/factories/briefs";

const MINUTES = `# Minutes of the school board

Present: Ruth Adler (chair), Tomas Vega, Lin Zhao, Ruth Adler's deputy.

The ceiling of the gym was set at CHF 56,000 for the whole summer.
The new floor of the gym is laid on 6 July 2026.
Tomas Vega asks two more companies for prices of the floor.
The pupils were glad about the new library and its chairs.`;

const LETTER = `Dear Mr Vega,

the floor of the gym costs CHF 61,000 to 64,000 with all materials included.
We can deliver on 20 July 2026 at the earliest, not on 6 July.
Unless you order by 30 April 2026, the price rises by 8 percent.
The hall has 412 square metres of floor in total.
Our company was founded in a small town near the lake.`;

const NOTE = `The insurance pays for damage in the gym only if the floor is replaced this year.
Otherwise the policy ends on 31 December 2026 without notice.`;

const topicsOf = (text: string) => weightyTopicsOf(text, figuresIn(text));

describe("what has to be done by when, and on what things hang", () => {
	it("is told in many ways and languages", () => {
		for (const text of [
			"The application must reach us by 15 January 2026 in any case.",
			"We could begin on 16 March 2026 at the earliest.",
			"If the permit is not requested in time, the work cannot start.",
			"Das Angebot ist gültig bis zum 15. Dezember 2025.",
			"Nous commençons à condition que le permis soit accordé.",
			"El contrato vence el 30 de junio de 2026.",
			"Salvo que el ayuntamiento pague, no se construye nada.",
		])
			expect([text, topicsOf(text)]).toEqual([text, expect.arrayContaining(["@deadlines"])]);
		for (const text of ["The meeting was held on 14 October 2025.", "The library has many books about the lake.", "She asked whether it was cold."])
			expect([text, topicsOf(text)]).toEqual([text, expect.not.arrayContaining(["@deadlines"])]);
	});

	it("stands in the brief, and who was present does not stand in its place", async () => {
		const { brief } = await briefOf([textFile("minutes.md", MINUTES), textFile("letter.txt", LETTER), textFile("note.txt", NOTE)]);
		const told = brief.sections.flatMap(({ sentences }) => sentences.map(({ text }) => text));
		for (const beginning of ["Unless you order by 30 April", "We can deliver on 20 July", "The insurance pays", "The ceiling of the gym was set at"])
			expect(told).toContainEqual(expect.stringContaining(beginning));
		expect(told.join(" ")).not.toContain("Present:");
		expect(brief.sections.find(({ heading }) => heading === "Deadlines and conditions")?.sentences.length).toBeGreaterThan(2);
	});

	it("knows who was present in other languages, and a sentence that only begins so", () => {
		const of = (text: string) => isAttendance({ sentence: { text } } as Weighed);
		expect(["Anwesend: Frau Ott, Herr Lam.", "Présents : Mme Roy et M. Diaz.", "出席者：田中、佐藤、鈴木。"].map(of)).toEqual([true, true, true]);
		expect(of("Present prices hold until the end of May.")).toBe(false);
	});

	it("what one document denies and another says stands side by side, though they share no other word", async () => {
		const { brief } = await briefOf([textFile("minutes.md", MINUTES), textFile("letter.txt", LETTER)]);
		const pairs = brief.contradictions.map(({ differs, one, other }) => [differs, one.text, other.text]);
		expect(pairs).toContainEqual(["date", expect.stringContaining("laid on 6 July 2026"), expect.stringContaining("not on 6 July")]);
	});

	it("counts are listed with all of their unit, and ranges whole", async () => {
		const { brief } = await briefOf([textFile("letter.txt", LETTER), textFile("note.txt", NOTE)], { topics: ["floor"], length: "long" });
		const values = brief.figures.map(({ value }) => value);
		expect(values).toEqual(expect.arrayContaining(["412 square metres", "CHF 61,000 to 64,000"]));
	});
});
