import { describe, expect, it } from "vitest";
import { findPersonalData } from "@/lib/tools/documents/redacting/finding/find-personal-data";
import { FINDING_KINDS, REDACT_LIMITS } from "@/lib/tools/documents/redacting/schemas";
import { found, linesOf } from "@/tests/factories/redaction";
import { expectNearLinear } from "@/tests/setup/growth";
import { startTiming } from "@/tests/setup/own-time";

describe("what is found", () => {
	it.each([
		["Write to anna.k@mail.example.org today", "email: anna.k@mail.example.org"],
		["Write to anna [at] mail [dot] example", "email: anna [at] mail [dot] example"],
		["Tel. +49 (0)30 555 70 190", "phone: +49 (0)30 555 70 190"],
		["Call (415) 555-2671", "phone: (415) 555-2671"],
		["Portable : 06 12 34 56 78", "phone: 06 12 34 56 78"],
		["電話 03-1234-5678", "phone: 03-1234-5678"],
		["Móvil: 612 345 678", "phone: 612 345 678"],
		["IBAN: DE89 3704 0044 0532 0130 00", "bank_account: DE89 3704 0044 0532 0130 00"],
		["FR1420041010050500013M02606 is the account", "bank_account: FR1420041010050500013M02606"],
		["Sort code: 20-00-00", "bank_account: 20-00-00"],
		["Card 4111 1111 1111 1111", "card: 4111 1111 1111 1111"],
		["Amex 378282246310005", "card: 378282246310005"],
		["Steuer-ID 86095742719", "national_id: 86095742719"],
		["DNI 12345678Z", "national_id: 12345678Z"],
		["NIE X1234567L", "national_id: X1234567L"],
		["RSSMRA85T10A562S", "national_id: RSSMRA85T10A562S"],
		["1 85 05 78 006 084 91", "national_id: 1 85 05 78 006 084 91"],
		["PESEL 44051401359", "national_id: 44051401359"],
		["CPF 529.982.247-25", "national_id: 529.982.247-25"],
		["SSN: 123-45-6789", "national_id: 123-45-6789"],
		["NI number AB 12 34 56 C", "national_id: AB 12 34 56 C"],
		["Aadhaar 2341 2341 2346", "national_id: 2341 2341 2346"],
		["AHV 756.9217.0769.85", "national_id: 756.9217.0769.85"],
		["BSN: 111222333", "national_id: 111222333"],
		["131052-308T", "national_id: 131052-308T"],
		["Passport No.: C01X00T47", "document_number: C01X00T47"],
		["Führerschein-Nr. B072RRE2I55", "document_number: B072RRE2I55"],
		["Kennzeichen: B-MW 1234", "licence_plate: B-MW 1234"],
		["Date of birth: 12/03/1980", "birth_date: 12/03/1980"],
		["geboren am 3. April 1975 in Ulm", "birth_date: 3. April 1975"],
		["née le 4 mai 1990", "birth_date: 4 mai 1990"],
		["生年月日 1980年3月12日", "birth_date: 1980年3月12日"],
		["Hauptstraße 5a, 10115 Berlin", "address: Hauptstraße 5a, 10115 Berlin"],
		["221B Baker Street, London NW1 6XE", "address: 221B Baker Street, London NW1 6XE"],
		["1600 Pennsylvania Ave NW, Washington, DC 20500", "address: 1600 Pennsylvania Ave NW, Washington, DC 20500"],
		["12 bis, rue de la Paix, 75002 Paris", "address: 12 bis, rue de la Paix, 75002 Paris"],
		["Calle de Alcalá, 12, 3º B, 28014 Madrid", "address: Calle de Alcalá, 12, 3º B, 28014 Madrid"],
		["Via Roma 5, 00184 Roma", "address: Via Roma 5, 00184 Roma"],
		["Herengracht 12, 1015 BK Amsterdam", "address: Herengracht 12, 1015 BK Amsterdam"],
		["P.O. Box 1234", "address: P.O. Box 1234"],
		["住所：東京都千代田区丸の内1-1-1", "address: 東京都千代田区丸の内1-1-1"],
		["see linkedin.com/in/some-body-12", "link: linkedin.com/in/some-body-12"],
		["Skype: live:some.body", "link: live:some.body"],
		["Login from 203.0.113.77", "ip_address: 203.0.113.77"],
		["Dear Ms. Ngozi Okonkwo-Bauer,", "name: Ngozi Okonkwo-Bauer"],
		["Sehr geehrter Herr Dr. von Hohenfels,", "name: von Hohenfels"],
		["Estimada señora Xóchitl Quauhtli:", "name: Xóchitl Quauhtli"],
		["Full name: Björk Þórsdóttir", "name: Björk Þórsdóttir"],
		["氏名：山田 太郎 様", "name: 山田 太郎"],
		["The report by Anna Schmidt was read", "name: Anna Schmidt"],
	])("%s → %s", (line, expected) => {
		expect(found(line)).toContain(expected);
	});

	it("takes a value from under its label, as forms print it", () => {
		expect(found("Name", "Ngozi Okonkwo", "Date of birth", "12.03.1980", "Passport No.", "C01X00T47")).toEqual([
			"name: Ngozi Okonkwo",
			"birth_date: 12.03.1980",
			"document_number: C01X00T47",
		]);
	});

	it("takes the name under a closing, and every later place of it, its parts too", () => {
		const names = found("Mit freundlichen Grüßen", "Tjark Hohenfels", "Herr Hohenfels kommt. T. Hohenfels zahlt. Tjark auch.").filter((one) =>
			one.startsWith("name"),
		);
		expect(names).toEqual(["name: Tjark Hohenfels", "name: Hohenfels", "name: T. Hohenfels", "name: Tjark"]);
	});

	it("takes a name from an e-mail address that shows what is one", () => {
		expect(found("Xq Zervakis wrote it.", "xzervakis@mail.example")).toContain("name: Xq Zervakis");
	});

	it("is one finding for one text, with every place and what stands about it", () => {
		const [name] = findPersonalData(linesOf("Mr Okafor came.", "We saw Okafor twice: Okafor left."), ["name"]);
		expect(name).toMatchObject({ findingId: "name-1", text: "Okafor", placeCount: 3 });
		expect(name?.places[1]).toMatchObject({ lineId: "l2", start: 7, end: 13, before: "We saw ", after: " twice: Okafor left." });
	});

	it("looks for nothing that was not asked for", () => {
		expect(findPersonalData(linesOf("Mr Okafor, mail@example.org"), ["email"]).map(({ kind }) => kind)).toEqual(["email"]);
	});
});

describe("what is not found", () => {
	it.each([
		["The invoice no. 2024-000123 of 12.03.2024 amounts to 1,234.56 EUR"],
		["10000 Stück wurden geliefert"],
		["Version 1.2.3.4 of the program"],
		["07/2018 – 03/2021"],
		["2015 - 2018"],
		["Dear Sir or Madam,"],
		["Sehr geehrte Damen und Herren,"],
		["To Whom It May Concern:"],
		["The contract begins on 1 May 2026."],
		["Revenue grew by 12.5 % to 1 234 567"],
		["See section 3.1.2 and table 14"],
		["Mit freundlichen Grüßen"],
	])("%s", (line) => {
		expect(found(line)).toEqual([]);
	});
});

describe("hostile lines", () => {
	it.each([
		["@", "@"],
		["figures", "1 "],
		["capitals", "Aa "],
		["addresses", "1 Aa Bb "],
		["labels", "name: "],
		["brackets", "(((+"],
		["mail", "a.b@c."],
		["Han", "山田市区"],
		["hyphens", "A-a-"],
	])("of %s take time that grows with them", async (_, piece) => {
		const make = (letters: number) => linesOf(...Array.from({ length: 8 }, () => piece.repeat(letters / piece.length)));
		await expectNearLinear(REDACT_LIMITS.lineLetters / 8, make, (lines) => findPersonalData(lines, FINDING_KINDS));
	});

	it("are cut where they go on and on", () => {
		const tookMs = startTiming();
		expect(
			findPersonalData(
				linesOf(
					..."x"
						.repeat(10)
						.split("")
						.map(() => "Mr Okafor 1 @".repeat(5_000)),
				),
				FINDING_KINDS,
			).length,
		).toBeGreaterThan(0);
		expect(tookMs()).toBeLessThan(4_000);
	});
});
