import { describe, expect, it } from "vitest";
import { found } from "@/tests/factories/redaction";

/** Whether what is found covers all of a text, whatever kinds and pieces it is found in. */
function covers(lines: readonly string[], wanted: string): boolean {
	const line = lines.find((text) => text.includes(wanted)) ?? "";
	const gone = new Set<number>();
	for (const text of found(...lines).map((one) => one.slice(one.indexOf(": ") + 2)))
		for (let at = line.indexOf(text); at !== -1; at = line.indexOf(text, at + 1)) for (let sign = at; sign < at + text.length; sign += 1) gone.add(sign);
	const from = line.indexOf(wanted);
	return from !== -1 && [...wanted].every((letter, at) => gone.has(from + at) || !/[\p{L}\p{N}]/u.test(letter));
}

describe("addresses without a code", () => {
	it.each([
		[
			"the house above its street, by its name",
			["Mme Aline Coste", "Résidence Les Peupliers, bâtiment D", "9 rue du Lavoir", "38100 Grenoble"],
			"Résidence Les Peupliers, bâtiment D",
		],
		["a town by its little word", ["Bij de Molenstraat 8b te Wijchen staat een fiets."], "Molenstraat 8b te Wijchen"],
		["a town by a little word in Polish", ["Lokal przy ul. Wąskiej 9 w Sejnach jest pusty."], "ul. Wąskiej 9 w Sejnach"],
		["a town behind a comma that ends the sentence", ["Der Schlüssel liegt in der Seestr. 4, Altgaul."], "Seestr. 4, Altgaul"],
		["a number in words for one", ["La casa está en la calle Luna, número 7, bajo."], "calle Luna, número 7, bajo"],
		["neighbours by their number", ["He lives at 31 Quarry Lane.", "The lady at number 33 saw it, and Flat 4 did not."], "number 33"],
		["homes by their number", ["He lives at 31 Quarry Lane.", "The lady at number 33 saw it, and Flat 4 did not."], "Flat 4"],
		["streets and codes in small letters", ["drop it at 6a orchard mews, code is kt2 6dp"], "6a orchard mews"],
		["a code in small letters", ["drop it at 6a orchard mews, code is kt2 6dp"], "kt2 6dp"],
		["the town of a form", ["Address: 8 Glebe Row | Town: Peebles | Tel: 01721 496 001"], "Peebles"],
		["a Lithuanian street", ["Gyvena Liepų g. 14-3, Alytus."], "Liepų g. 14-3, Alytus"],
		["a Latvian street", ["Dzīvo Ozolu iela 7 - 12, Cēsis."], "Ozolu iela 7 - 12, Cēsis"],
		["an Estonian street", ["Elab Tartu mnt 41-2, 10115 Tallinn."], "Tartu mnt 41-2, 10115 Tallinn"],
		["a Slovene street", ["Stanuje na Celovška cesta 91, Ljubljana."], "Celovška cesta 91, Ljubljana"],
		["an Icelandic street", ["Býr á Hverfisgata 18, 101 Reykjavík."], "Hverfisgata 18, 101 Reykjavík"],
		["a Hungarian floor", ["Arany J. u. 9. fsz. 3, 6720 Szeged"], "Arany J. u. 9. fsz. 3, 6720 Szeged"],
		["an American street by its side", ["Deliver to 3310 N. Ashland #2F Chicago 60657 please."], "3310 N. Ashland #2F Chicago 60657"],
		["a counted Indian street", ["She lives at 21/4, 7th Cross, 3rd Main, Jayanagar."], "21/4, 7th Cross, 3rd Main, Jayanagar"],
		["a Romanian home", ["Strada Lungă 8, bloc 3B, et. 2, ap. 9, sector 2"], "et. 2, ap. 9, sector 2"],
		["a Turkish house", ["Evimiz Lale Apartmanı kat 2 daire 5, Bornova."], "Lale Apartmanı kat 2 daire 5, Bornova"],
		["a Japanese house behind a comma", ["住所は札幌市北区麻生町3-2-1、コーポ青葉102です。"], "札幌市北区麻生町3-2-1、コーポ青葉102"],
	])("are found: %s", (_, lines, wanted) => {
		expect(covers(lines, wanted)).toBe(true);
	});

	it.each([
		["a number of something else where no street is told", ["Question at number 33 was hard."], "number 33"],
		["a time", ["It is a 10 minute walk from the office."], "10 minute walk"],
		["a month behind a street", ["She moved to Gartenstraße 5 in March."], "in March"],
		["a person behind a street", ["We were at 31 Quarry Lane, Maria."], "address: Maria"],
		["sizes", ["Print it on a4 2mm card."], "a4 2mm"],
	])("are none: %s", (_, lines, text) => {
		expect(found(...lines).join("\n")).not.toContain(text);
	});
});

describe("accounts that nothing but their surroundings tell", () => {
	it.each([
		["a sort code with blanks", "send it to barclays 20 31 55, 4410 9983", "20 31 55"],
		["the account behind it", "send it to barclays 20 31 55, 4410 9983", "4410 9983"],
		["both without a bank", "Refund: 04-00-04, 61288350.", "61288350"],
		["an Australian account", "BSB 062-000 Acc 118 340 227", "118 340 227"],
		["its last figures", "The account ending in 7724 was closed.", "7724"],
		["those of a card", "Visa card ending 5510, thanks.", "5510"],
		["a payment address", "UPI: 9812345670@ybl", "9812345670@ybl"],
		["a name of an app for payments", "cashapp $miraolson or cash", "$miraolson"],
		["a wallet", "Send to bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"],
		["an alias", "CBU en el correo, alias LUNA.RIO.PINO", "LUNA.RIO.PINO"],
		["a clearing number", "Clearing 8105-9, konto 934 512 876-1", "8105-9"],
	])("are found: %s", (_, line, wanted) => {
		expect(covers([line], wanted)).toBe(true);
	});

	it.each([
		["a price", "Lunch costs $12 each, cash app or coins.", "$12"],
		["a year", "The card is valid ending 2027.5 at the latest.", "2027"],
		["a date and a number", "Made on 12-05-24, 40 pieces.", "12-05-24"],
	])("are none: %s", (_, line, text) => {
		expect(
			found(line)
				.filter((one) => one.startsWith("bank_account") || one.startsWith("card"))
				.join("\n"),
		).not.toContain(text);
	});
});

describe("names that only a shape tells", () => {
	it.each([
		["family names first", ["DE LA CROIX, Yann", "van Houten, Sietske", "MBEKI-LOWE, Tanisha"], "DE LA CROIX, Yann"],
		["with small particles", ["DE LA CROIX, Yann", "van Houten, Sietske", "MBEKI-LOWE, Tanisha"], "van Houten, Sietske"],
		["who did not come", ["Present: Mrs Trelawny (chair), Pascoe; apologies: Kitto, Rowse"], "Rowse"],
		["with an age", ["The girls, Isolde (6) and Clementia (3), came too."], "Clementia"],
		["signed in small letters", ["thanks, see you at six x", "tamsin"], "tamsin"],
	])("are found: %s", (_, lines, wanted) => {
		expect(covers(lines, wanted)).toBe(true);
	});

	it.each([
		["a word below a farewell", ["thanks, see you at six", "tomorrow"], "tomorrow"],
		["a table's number", ["Table (3) and Chapter (4) say so."], "Chapter"],
		["a head below a column of names", ["Name\tPay", "Ines Holm\t1,200", "Otto Brand\t1,310", "Notes\t", "Paid monthly\t"], "Notes"],
	])("are none: %s", (_, lines, text) => {
		expect(found(...lines).join("\n")).not.toContain(text);
	});
});

describe("births", () => {
	it.each([
		["with the place between", "Sie ist am 4.11.52 in Pirna geboren.", "4.11.52"],
		["of somebody else beside", "Mother's DOB 08-Jul-1961, father's 21-Jan-1959", "21-Jan-1959"],
		["with a short year", "Birthdate: Jun 9 '94", "Jun 9 '94"],
	])("are found: %s", (_, line, wanted) => {
		expect(covers([line], wanted)).toBe(true);
	});
});

describe("numbers of files that are kept of one person", () => {
	it.each([
		["a patient's", "Re: patient file 61-20934, visit of last week", "61-20934"],
		["a record", "Medical record number: 4471028 is attached.", "4471028"],
		["an employee's", "Please see personnel file 7731-B for the warning.", "7731-B"],
		["a German one", "Zur Krankenakte 2024/1187 liegt ein Befund vor.", "2024/1187"],
		["a Spanish one", "Historia clínica 55-8102 del servicio de cirugía.", "55-8102"],
	])("%s", (_name, line, wanted) => {
		expect(covers([line], wanted)).toBe(true);
	});
});
