import { describe, expect, it } from "vitest";
import { findPersonalData } from "@/lib/tools/documents/redacting/finding/find-personal-data";
import { languagesOf } from "@/lib/tools/documents/redacting/finding/names/languages/language-words";
import { FINDING_KINDS, isSure, REDACT_LIMITS } from "@/lib/tools/documents/redacting/schemas";
import { linesOf } from "@/tests/factories/redaction";
import { expectNearLinear } from "@/tests/setup/growth";

const findingsIn = (lines: readonly string[]) => findPersonalData(linesOf(...lines), FINDING_KINDS);
const shown = (lines: readonly string[], sure: boolean) =>
	findingsIn(lines)
		.filter((finding) => isSure(finding) === sure)
		.map(({ kind, text }) => `${kind}: ${text}`);

describe("what the rules are not sure of is offered", () => {
	it.each([
		["They asked whether Grace could bring the keys, and Hank said no.", "name: Grace"],
		["They asked whether Grace could bring the keys, and Hank said no.", "name: Hank"],
		["the crew thanked skipper Torvald and his mate for the soup", "name: Torvald"],
		["Harold Finch died in the spring", "name: Harold Finch"],
		["we sat with the Hendersons and with their guests", "name: Hendersons"],
		["mijn schoonzus Jitske belde gisteren over de sleutel", "name: Jitske"],
		["on a vu un certain Karim à la porte", "name: Karim"],
		["somebody called d'Arblay rang twice", "name: d'Arblay"],
		["Please call Tamsyn on 01326 555 0142 about it", "name: Tamsyn"],
		["娘の洋子さんに連絡してください", "name: 洋子"],
		["They want your passport number - is it still 533018274?", "document_number: 533018274"],
		["Her BVN is 22145508817 as the bank wrote", "document_number: 22145508817"],
		["Paid on 3 May 2024 as the order of 4 June 1971 says", "birth_date: 4 June 1971"],
		["Participant ID: P-017, site 04", "document_number: P-017"],
		["You find me at The Old Forge, Mill Lane", "address: The Old Forge, Mill Lane"],
		// A slip of the pen is no reason to leave a number readable.
		["DE88 3704 0044 0532 0130 00", "document_number: DE88 3704 0044 0532 0130 00"],
		["4111 1111 1111 1112", "document_number: 4111 1111 1111 1112"],
		["12345678A", "document_number: 12345678A"],
		["Licence PL 7742, GF 012286", "document_number: GF 012286"],
	])("%s → %s", (line, expected) => {
		expect(shown([line], false)).toContain(expected);
		expect(shown([line], true)).not.toContain(expected);
	});

	it("in part wherever a part of it stands", () => {
		expect(shown(["We spoke to Shontelle Briscoe for about an hour.", "Briscoe drove off then."], false)).toEqual(["name: Shontelle Briscoe", "name: Briscoe"]);
	});

	it("where it stands over the end of a line", () => {
		expect(shown(["please remember all of the family of Eustace", "Blandford, who left us in the autumn."], false).join()).toMatch(/Eustace.*Blandford/);
	});

	it("as who speaks in a log, and who signs a letter", () => {
		expect(shown(["Ayo  10:07", "ok, who has the keys?"], false)).toContain("name: Ayo");
		expect(shown(["I shall ring at the weekend.", "Rupe"], false)).toContain("name: Rupe");
	});
});

describe("what a sign gives away is sure", () => {
	it.each([
		["Die Mutter, geb. Wittenborn, wohnt seit Jahren nebenan", "name: Wittenborn"],
		["Yönetici Sevgi Güneş toplantıyı açtı", "name: Sevgi Güneş"],
		["Dr. Hyun-woo Bae signed it", "name: Hyun-woo Bae"],
		["総会。議長は森本会長", "name: 森本"],
		["ふりがな\tぐえん てぃ らん", "name: ぐえん てぃ らん"],
		["Member 40771938 has paid", "document_number: 40771938"],
		["numéro de sociétaire 4471 902 K", "document_number: 4471 902 K"],
		["matricola n. 773120", "document_number: 773120"],
		["P<GBRSMITH<<JOHN<ALBERT<<<<<<<<<<<<<<<<<<<<<", "document_number: P<GBRSMITH<<JOHN<ALBERT<<<<<<<<<<<<<<<<<<<<<"],
		["He moved to 4410 Cottonwood Bend, Norman, OK 73072 last year", "address: 4410 Cottonwood Bend, Norman, OK 73072"],
		["6 bis, venelle du Four à Chaux, 29600 Morlaix", "address: 6 bis, venelle du Four à Chaux, 29600 Morlaix"],
		["(31, rue des Tables-Claudiennes, 3e étage gauche, 69001 Lyon)", "address: 31, rue des Tables-Claudiennes, 3e étage gauche, 69001 Lyon"],
		["at Caferağa Mah. Moda Cad. No: 141/7, Kadıköy, İstanbul", "address: Caferağa Mah. Moda Cad. No: 141/7, Kadıköy, İstanbul"],
		["trader, of 17 Bode Thomas Street, Surulere, Lagos (the Lender)", "address: 17 Bode Thomas Street, Surulere, Lagos"],
		["from Pound Cottage, Rectory Lane, Nether Compton DT9 7QR.", "address: Pound Cottage, Rectory Lane, Nether Compton DT9 7QR"],
		["Blk 88 Bedok North Ave 4 #12-304 S(460088) right", "address: Blk 88 Bedok North Ave 4 #12-304 S(460088)"],
		["komen op Noorderhaven 54, 8861 AN Harlingen", "address: Noorderhaven 54, 8861 AN Harlingen"],
		["Kungsgatan 12 B, 2 tr, 411 19 Göteborg", "address: Kungsgatan 12 B, 2 tr, 411 19 Göteborg"],
		["Private Bag 92019, Auckland 1142", "address: Private Bag 92019, Auckland 1142"],
		["No. 8, Jalan Ampang, Taman Melawati, 53100 Kuala Lumpur", "address: No. 8, Jalan Ampang, Taman Melawati, 53100 Kuala Lumpur"],
	])("%s → %s", (line, expected) => {
		expect(shown([line], true)).toContain(expected);
	});

	it("of both persons that a form is about", () => {
		expect(shown(["Date of birth\t02/11/1966\t10/19/2001"], true)).toEqual(["birth_date: 02/11/1966", "birth_date: 10/19/2001"]);
	});
});

describe("a table", () => {
	it("holds the numbers of persons under whatever head says so, and its heads name nobody", () => {
		const rows = ["Mitgl.-Nr.\tName\tEintritt\tBeitrag", "0231\tVolkmar Jessen\t2003\t60", "0447\tHeidrun Paulsen-Voß\t2011\t30"];
		expect([...shown(rows, true), ...shown(rows, false)]).toEqual([
			"name: Volkmar Jessen",
			"name: Heidrun Paulsen-Voß",
			"document_number: 0231",
			"document_number: 0447",
		]);
	});

	it("of single names is one whatever its heads are", () => {
		const names = shown(["Mornings\tNights", "Aisha\tTom / Priya", "Zofia\tKieran", "Wayne\tTom + Odile"], false);
		expect(names).toEqual(expect.arrayContaining(["Aisha", "Kieran", "Odile", "Priya", "Tom", "Wayne", "Zofia"].map((name) => `name: ${name}`)));
	});

	it("names who does what, and who is called as a trade is", () => {
		expect(shown(["Driver\tRuta Kleviene", "Vehicle\tVan"], true)).toEqual(["name: Ruta Kleviene"]);
		expect(shown(["last_name;first_name", "Baker;Josie", "Cook;Anand"], true)).toEqual(["name: Baker", "name: Josie", "name: Cook", "name: Anand"]);
	});
});

describe("what is not even offered", () => {
	it.each([
		"We shall send the goods on Monday, and the rest in June",
		"Order SO-88213 was sent, invoice no. 2024-000123 follows",
		"I paid 1 250 000 Ft on 12.03.2024 for 40 kg",
		"In 2019 they sold 12 tickets, 3 cups, and a lamp",
		"On 12 March the committee met, and 3 others came",
		"Die Sitzung wurde nach einer Pause fortgesetzt und die Rechnung bezahlt",
	])("%s", (line) => {
		expect(findingsIn([line])).toEqual([]);
	});
});

describe("the languages of a text", () => {
	it("are told by its words", () => {
		expect(languagesOf("the meeting was closed after the vote had been taken".split(" "))).toEqual(["english"]);
		expect(languagesOf("die Sitzung wurde nach der Abstimmung geschlossen und vertagt".split(" "))).toEqual(["german"]);
		expect(languagesOf("toplantı oylamadan sonra kapatıldı ve yeni bir gün için ertelendi".split(" "))).toEqual(["turkish"]);
		expect(languagesOf(["17"])).toEqual([]);
	});
});

describe("hostile lines", () => {
	it.each([
		["parts of addresses", "1 Aa St, "],
		["names of a log", "Aa Bb 10:07 "],
		["callings", "called d'Aa "],
		["registers", "AB 1-"],
		["capitals", "A-Aaa "],
		["small words", "of de la "],
	])("of %s take time that grows with them", async (_, piece) => {
		const make = (letters: number) => linesOf(...Array.from({ length: 8 }, () => piece.repeat(letters / piece.length)));
		await expectNearLinear(REDACT_LIMITS.lineLetters / 8, make, (lines) => findPersonalData(lines, FINDING_KINDS));
	});
});
