import { describe, expect, it } from "vitest";
import { found } from "@/tests/factories/redaction";

const names = (...lines: readonly string[]) =>
	found(...lines)
		.filter((one) => one.startsWith("name: "))
		.map((one) => one.slice("name: ".length));

describe("names that no list knows", () => {
	it.each([
		["the tarp was tied down by Oyvinder Kalmbacher before the storm came in again", "Oyvinder Kalmbacher"],
		["and the physiotherapist (T. Achterberg) has seen her", "T. Achterberg"],
		["the letter of the parents of Noud K. was read", "Noud K."],
		["Mr Sunday Adeleke teaches physics", "Sunday Adeleke"],
		["rappresentato dall'avv. Ludovica Sensi del foro", "Ludovica Sensi"],
		["his daughter (Christine, at work)", "Christine"],
		["we heard the apprentice (Jarrah) and the agente Cesarini", "Jarrah"],
		["[12/08/24, 9:05:17 PM] Ritu K.: gpay or bank?", "Ritu K."],
		["Sayın Serpil Hanım,", "Serpil"],
		["Children: Sadhbh, 1-7-2013; Fiachra, 30-5-2016", "Fiachra"],
		["氏名　　　小野寺 千晶（オノデラ チアキ）", "オノデラ チアキ"],
	])("%s → %s", (line, name) => {
		expect(names(line)).toContain(name);
	});

	it("are found where one line breaks and the next goes on", () => {
		expect(names("Ms. Kowalczyk appeared before the court with her counsel, Abigail", "Stern, and was heard at length.")).toContain("Abigail Stern");
	});

	it("are found again shortened, with their particles, in small letters and behind the family's name", () => {
		const found = names("Kosisochukwu Eze came.", "Then Kosi went.", "Name: Marjolein ter Horst", "Ter Horst houdt contact, marjolein ook.");
		for (const name of ["Kosi", "Ter Horst", "marjolein"]) expect(found.map((one) => one.toLowerCase())).toContain(name.toLowerCase());
		expect(names("氏名 小野寺 千晶", "夫の小野寺 健吾の口座")).toContain("小野寺 健吾");
	});
});

describe("what is nobody's name", () => {
	it.each([
		"Microsoft Excel, Word and Photoshop",
		"Contact: Purchasing Department",
		"Personal Details",
		"The Daisy Cup goes back to the engraver, Heather & Sons",
		"We met at the Bar Leonardo on 3 Mart",
		"Dr S. Venkataraman, Chevin Surgery",
		"Known Parkinson's disease and Barrett's oesophagus",
	])("%s", (line) => {
		expect(names(line).filter((name) => name !== "S. Venkataraman")).toEqual([]);
	});
});

describe("addresses and numbers among other words", () => {
	it.each([
		["with her mother at 825 Dellwood Avenue, Unit B, Boulder, Colorado 80304 since", "address: 825 Dellwood Avenue, Unit B, Boulder, Colorado 80304"],
		["should be B-704, Lake Lucerne CHS, Phase 2, Powai, Mumbai 400076", "address: B-704, Lake Lucerne CHS, Phase 2, Powai, Mumbai 400076"],
		["Yeni Mahalle, 1174. Sokak No: 8 Daire 5, Bornova / İzmir", "address: Yeni Mahalle, 1174. Sokak No: 8 Daire 5, Bornova / İzmir"],
		["zijn paspoort, nummer NX4R77L02, is weg", "document_number: NX4R77L02"],
		["a valid licence (TN22 20150007714, expires 03-2027)", "document_number: TN22 20150007714"],
		["er ist am 14.09.1971 geboren", "birth_date: 14.09.1971"],
		["urodzonym 14 lipca 1992 r., zwanym dalej", "birth_date: 14 lipca 1992 r."],
	])("%s → %s", (line, expected) => {
		expect(found(line)).toContain(expected);
	});

	it.each(["Invoice no. 10884512", "Case Number 20230304175", "Umowa zlecenie nr 14/2025", "**Date and time:** 19 July 2024, 14:25"])(
		"%s is nobody's",
		(line) => {
			expect(found(line)).toEqual([]);
		},
	);
});
