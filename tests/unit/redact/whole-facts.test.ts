import { describe, expect, it } from "vitest";
import { occurrencesIn, soughtTexts } from "@/lib/tools/documents/redacting/covering/occurrences";
import { findPersonalData } from "@/lib/tools/documents/redacting/finding/find-personal-data";
import { unjudgedScripts } from "@/lib/tools/documents/redacting/finding/unjudged-scripts";
import { found, linesOf } from "@/tests/factories/redaction";

describe("a fact is found whole", () => {
	it.each([
		["DOB 09-Feb-1984", "birth_date: 09-Feb-1984"],
		["Date of birth: 9 de febrero del año 1984", "birth_date: 9 de febrero del año 1984"],
		["昭和61年11月3日生", "birth_date: 昭和61年11月3日"],
		["مواليد ١٢/٠٣/١٩٨٠", "birth_date: ١٢/٠٣/١٩٨٠"],
		["Родилась 9 февраля 1984 г.", "birth_date: 9 февраля 1984"],
		["Patient ID: 77-31-K", "document_number: 77-31-K"],
		["National Insurance number QQ 98 76 54 B", "national_id: QQ 98 76 54 B"],
		["Apartment 12b, 7 Corn Street, Didsbury, Manchester M20 2AB", "address: Apartment 12b, 7 Corn Street, Didsbury, Manchester M20 2AB"],
		["C/ Juan Bravo, 31, 4.º dcha., 28006 Madrid", "address: C/ Juan Bravo, 31, 4.º dcha., 28006 Madrid"],
		["Заявитель: Соколова Мария Ильинична, паспорт", "name: Соколова Мария Ильинична"],
		["Договор подписал Петров И. С. вчера", "name: Петров И. С."],
		["السيد كريم عبد الله المنصوري، هاتف", "name: كريم عبد الله المنصوري"],
		["Client\tQuendolyn ZWIRN (Ms)", "name: Quendolyn ZWIRN"],
	])("%s → %s", (line, expected) => {
		expect(found(line)).toContain(expected);
	});

	it("also where a line ends within it", () => {
		expect(found("She was born on 9 February", "1984 in Leeds.")).toEqual(["birth_date: 9 February 1984"]);
		expect(found("Nací el", "09/02/1984 en Vigo.")).toContain("birth_date: 09/02/1984");
	});

	it("also where an address stands on lines of its own", () => {
		expect(found("Flat 9", "22 Tower Hill", "Truro", "Cornwall", "TR1 2AB")).toEqual([
			"address: Flat 9",
			"address: 22 Tower Hill",
			"address: Truro",
			"address: Cornwall",
			"address: TR1 2AB",
		]);
	});

	it("also wherever the first name or the last name of it stands later", () => {
		const names = found("Client\tQuendolyn ZWIRN", "Then Quendolyn left.", "Signed\tZwirn Q");
		expect(names).toContain("name: Quendolyn");
		expect(names).toContain("name: Zwirn Q");
	});
});

describe("a column whose head says what it holds", () => {
	it("is found cell by cell, and its head is not", () => {
		expect(found("Name;Geb.-Datum;Betrag", "Lang, Mia;1984-02-09;12,50", "Axel Zwirn;3.4.84;7,00")).toEqual([
			"name: Lang, Mia",
			"name: Axel Zwirn",
			"birth_date: 1984-02-09",
			"birth_date: 3.4.84",
		]);
		expect(found("first_name,last_name,date_of_birth,amount", "Quirin,Zorn,1984-02-09,12")).toEqual(["name: Quirin", "name: Zorn", "birth_date: 1984-02-09"]);
	});

	it("is found in tables that a document holds as such", () => {
		const rows = [
			["Nachname", "Vorname", "Menge"],
			["Zorn", "Quirin", "12"],
		];
		const lines = rows.flatMap((row, at) =>
			row.map((text, column) => ({ lineId: `${at}-${column}`, page: 1, text, box: null, cell: { table: 1, row: at, column } })),
		);
		expect(findPersonalData(lines, ["name", "birth_date"]).map(({ text }) => text)).toEqual(["Zorn", "Quirin"]);
	});

	it("is none where it tells of things", () => {
		expect(found("Product;City;Amount", "Lamp;Ulm;12", "Chair;Hof;7")).toEqual([]);
		expect(found("We sell lamps, chairs, tables", "and also desks, beds, sofas")).toEqual([]);
	});
});

describe("what a wish for fewer kinds leaves", () => {
	it("holds no address that spells a name", () => {
		const texts = findPersonalData(linesOf("Client: Quendolyn Zwirnhuber", "https://portal.example/u/qzwirnhuber?id=3"), ["name"]).map(
			({ kind, text }) => `${kind}: ${text}`,
		);
		expect(texts).toContain("name: https://portal.example/u/qzwirnhuber?id=3");
	});

	it("is not taken for a whole word in letters of two bytes", () => {
		const wide = (text: string) => [...text].join("\0");
		expect(occurrencesIn(wide("u/fzwirn and"), soughtTexts(["Zwirn"]))).toEqual([]);
		expect(occurrencesIn(wide("u/f zwirn and"), soughtTexts(["Zwirn"]))).toHaveLength(1);
		expect(occurrencesIn("a\0zwirn\0b", soughtTexts(["Zwirn"]))).toHaveLength(1);
	});
});

describe("letters that the rules know less of", () => {
	it("are said so, and plain ones are not", () => {
		expect(unjudgedScripts(linesOf("Amara Okonjo, Zürich, Łódź"))).toEqual([]);
		expect(unjudgedScripts(linesOf("Εδώ γράφεται κάτι στα ελληνικά"))[0]).toContain("Greek");
		expect(unjudgedScripts(linesOf("ここに日本語の文があります。"))[0]).toContain("Japanese");
		expect(unjudgedScripts(linesOf("ที่นี่มีข้อความภาษาไทย"))[0]).toContain("can't be found");
	});
});
