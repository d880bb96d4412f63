import { describe, expect, it } from "vitest";
import { found, goneOf } from "@/tests/factories/redaction";

describe("a name that is a word, too, is told by what its bearer does", () => {
	it.each([
		["Hunter covered for you on Friday.", "Hunter"],
		["All was quiet. Rose from the night team reports a fall.", "Rose"],
		["Sky in payroll says no.", "Sky"],
		["Robin has been absent for days.", "Robin"],
	])("%s", (line, name) => {
		expect(goneOf(line)).toContain(name);
	});

	it("and a sentence about things is left alone", () => {
		for (const line of ["That was all.", "Mine works well.", "Son of the house."]) expect(found(line)).toEqual([]);
	});
});

describe("what belongs to a name is covered with it", () => {
	it.each([
		["signed by Harold Eugene Strand, Jr. today", "Harold Eugene Strand, Jr."],
		["Mr Harold Strand III came", "Harold Strand III"],
		["Shanice T. Gold, Notary Public", "Shanice T. Gold"],
		["Note de frais Y. Le Goff", "Y. Le Goff"],
		["Eoin Dwan was there. JP Dwan was not.", "JP Dwan"],
		["sua companheira, Priscila Andressa Gomes de Sá,", "Priscila Andressa Gomes de Sá"],
		["conocido como “el Rubio”, merodea", "el Rubio"],
		["L'amministratore rag. Bellini deve scrivere", "Bellini"],
		["1. Asep (Ketua RT)", "Asep"],
		["security guard Dodong Abellana and co-cashier", "Dodong Abellana"],
		["زوجته نوف وابنه فيصل", "نوف"],
		["緊急連絡先は長女のひかりさんです", "ひかり"],
	])("%s", (line, name) => {
		expect(goneOf(line)).toContain(name);
	});

	it("and so are the letters of who was named, in their order", () => {
		const gone = goneOf("Manager Roy James Harker gave a statement, as did Ann Bell.", "It is exhibit RJH/1. BA was not there.");
		expect(gone).toContain("RJH");
		expect(gone).not.toContain("BA");
	});

	it("who signs beside an office, or with a letter and a word, is offered", () => {
		expect(goneOf("Please return it by Friday.", "R. Castle", "Shift lead")).toContain("R. Castle");
	});
});

describe("tables whose heads are of other languages, or counted", () => {
	it("name cells by their heads", () => {
		const gone = goneOf(
			"Mem No,Title,Surname,Forenames,Known as,Date of birth,Address 1,Address 2,Town",
			"TRC0204,Dr,van der Linde,Pieter,Happy,03/12/1999,The Lodge,Hennerton Park,Henley",
			"TRC0219,Mrs,Blythe,Gwen,Gwen,17/06/1999,8 Chalgrove Way,Emmer Green,Reading",
		);
		for (const text of ["van der Linde", "Happy", "03/12/1999", "The Lodge", "Hennerton Park", "Henley", "Emmer Green"]) expect(gone).toContain(text);
		const guests = goneOf(
			"Pokoj;Příjmení;Jméno;Narozen/a;Trvalé bydliště",
			"102;Müllner;Karl;30.04.1999;Zlonice č.p. 5",
			"104;Šťastný;Bohumil;6.2.1999;Vraný 8",
		);
		for (const text of ["Müllner", "Šťastný", "Zlonice č.p. 5"]) expect(guests).toContain(text);
		const patients = goneOf(
			"No;No_RM;Nama Pasien;Alamat;Kel/Desa",
			"1;00-41-79;Suparman;Dk. Jetis RT 02;Trirenggo",
			"2;00-41-80;Wahyuni;Manding RT 07;Sabdodadi",
		);
		for (const text of ["00-41-79", "Manding RT 07", "Sabdodadi"]) expect(patients).toContain(text);
	});

	it("also where a stroke parts two words for one thing", () => {
		const gone = goneOf("No;Surname;Given name;House No/Street;City/Province", "1;Dizon;Nena;Kalayaan ext;Apalit", "2;Tolentino;Jun;Sitio Pulo;Masantol");
		for (const text of ["Kalayaan ext", "Apalit", "Sitio Pulo", "Masantol"]) expect(gone).toContain(text);
	});

	it("and what fills a cell ends with it", () => {
		const names = found("Klient;Adres;Telefon", "Zofia Mazur;Chojnowo, ul. Klonowa 11;22 757 59 50", "Adam Bielecki;ul. Szkolna 1A/3;507 555 019");
		expect(names).toContain("address: Chojnowo, ul. Klonowa 11");
		expect(names).toContain("phone: 22 757 59 50");
	});

	it("but a form's labels are nobody, and money and fees are no numbers of persons", () => {
		const names = found("| Legal name | Tanya Bird |", "| Goes by | Tan |", "| Start date | 3 May |", "| Personal email | t@example.org |");
		expect(names.filter((one) => /name: (?:Goes by|Start date|Personal email)/.test(one))).toEqual([]);
		expect(found("Surname,Forenames,Subs paid", "Blythe,Gwen,£312.00", "Okafor,Ada,£148.50").filter((one) => one.includes("£"))).toEqual([]);
	});
});

it("makes, shops and parts of a paper are nobody's names", () => {
	for (const line of ["paid with Mastercard", "drives a Skoda Octavia", "The Treasurer agreed.", "the IBAN is wrong"])
		expect(found(line).filter((one) => one.startsWith("name"))).toEqual([]);
});
