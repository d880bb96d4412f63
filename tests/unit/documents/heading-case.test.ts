import { expect, it } from "vitest";
import { headingSetter } from "@/lib/tools/documents/printing/outline/heading-case";

const LINES = ["Master at the ENAP, Lille", "IT support for 40 users", "ALL OF THIS LINE IS LOUD", "Member of the RDC council"];

it.each([
	["en", "LICENCES & CERTIFICATIONS", "Licences & Certifications"],
	["en", "WORK I HAVE DONE", "Work I Have Done"],
	["en", "WORK HISTORY (MOST RECENT FIRST)", "Work History (Most Recent First)"],
	["en", "DRIVER'S LICENCE", "Driver's Licence"],
	["en", "All of This", "All of This"],
	["de", "AUS- UND WEITERBILDUNG", "Aus- und Weiterbildung"],
	["de", "BERUFSERFAHRUNG IM AUSLAND", "Berufserfahrung im Ausland"],
	["es", "II. ANTECEDENTES LABORALES", "II. Antecedentes laborales"],
	["fr", "CENTRES D’INTÉRÊT", "Centres d’intérêt"],
	["da", "IT OG SPROG", "IT og sprog"],
	["tr", "İŞ DENEYİMİ", "İş deneyimi"],
	["tr", "KİŞİSEL BİLGİLER VE ILGI", "Kişisel bilgiler ve ılgı"],
	["el", "ΕΡΓΑΣΙΑΚΗ ΕΜΠΕΙΡΙΑ", "Εργασιακη εμπειρια"],
	["ja", "職務経歴", "職務経歴"],
	["no language!", "ENAP AND MORE", "ENAP and more"],
])("in %s %j is set as %j", (language, heading, set) => {
	expect(headingSetter(language, LINES)(heading)).toBe(set);
});
