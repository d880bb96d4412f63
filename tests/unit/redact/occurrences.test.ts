import { describe, expect, it } from "vitest";
import { countsOf, occurrencesIn, soughtTexts, spansOf } from "@/lib/tools/documents/redacting/covering/occurrences";
import { redactText } from "@/lib/tools/documents/redacting/text/redact-text";

const cover = (text: string, ...sought: string[]) => new TextDecoder().decode(redactText(text, soughtTexts(sought)).bytes);

describe("a text that is to go", () => {
	it.each([
		["Anna Schmidt called", "Anna Schmidt", "████ called"],
		["ANNA  SCHMIDT called", "Anna Schmidt", "████ called"],
		["Anna-\nSchmidt called", "Anna Schmidt", "████ called"],
		["Anna\u00adbel Schm\u200bidt", "Annabel Schmidt", "████"],
		["Müller und Mueller", "Muller", "████ und Mueller"],
		["call +49 151 555 or 0049151555", "+49 151 555", "call ████ or 0049151555"],
		["call +49151555.", "+49 (151) 555", "call ████."],
		["Annual report of Ann", "Ann", "Annual report of ████"],
		["anna.schmidt@mail.example", "Schmidt", "anna.████@mail.example"],
		["山田太郎様", "山田 太郎", "████様"],
		["Anna Lena", "Anna", "████ Lena"],
		["nothing", "Anna", "nothing"],
	])("%j without %j is %j", (text, sought, left) => {
		expect(cover(text, sought)).toBe(left);
	});

	it("leaves a bar of one length, so that its length tells nothing", () => {
		expect(cover("Bo and Maximiliane", "Bo", "Maximiliane")).toBe("████ and ████");
	});

	it("does not run on behind a bar", () => {
		expect(cover("Anna ████ Schmidt", "Anna Schmidt")).toBe("Anna ████ Schmidt");
	});

	it("stands at the same places whether few or many are looked for together", () => {
		const names = ["Anna", "Anna Schmidt", "nn", "Ö", "12-34", "1234", "+49 151", "山田", "Schmidt-Ohm"];
		const many = [...names, ...Array.from({ length: 60 }, (_, at) => `Berth ${at}`)];
		const text = "ANNA  Schmidt-Ohm, Anna Schmidt, nn 1234 12 34 (+49151), Ö 山田様, Berth 5, Berth 55, Berth 61, Bert h 7.";
		const together = occurrencesIn(text, soughtTexts(many));
		const apart = many.flatMap((one, index) => occurrencesIn(text, soughtTexts([one])).map((found) => ({ ...found, text: index })));
		expect(together).toEqual(apart.sort((a, b) => a.start - b.start || b.end - a.end || a.text - b.text));
		expect(together.length).toBeGreaterThan(12);
	});

	it("is counted once where it is part of a longer one, and covered wherever one begins within another", () => {
		const found = occurrencesIn("Anna Schmidt, Schmidt", soughtTexts(["Anna Schmidt", "Schmidt"]));
		expect([...countsOf(found)]).toEqual([
			[0, 1],
			[1, 1],
		]);
		expect(spansOf(occurrencesIn("ab cd ef", soughtTexts(["ab cd", "cd ef"])))).toEqual([{ start: 0, end: 8 }]);
	});

	it("that has no letters is none", () => {
		expect(soughtTexts(["", " - ", "█"])).toEqual([]);
	});
});
