import { describe, expect, it } from "vitest";
import { matchDemand } from "@/lib/tools/documents/matching/match-demand";
import { piecesOf } from "@/lib/tools/documents/matching/resume-pieces";
import { tenuresOf } from "@/lib/tools/documents/matching/tenures";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import { linesDocument } from "@/tests/factories/resumes/lines-document";

const NOW = new Date("2026-11-23T12:00:00Z");
const RESUME = [
	"Orla Feeney",
	"orla.feeney@example.ie, +353 85 555 0111, Cork",
	"Summary",
	"Dispensing optician who likes difficult prescriptions.",
	"Experience",
	"Dispensing Optician, Glanmire Eye Clinic, Cork\t03/2020 – present",
	"- In charge of two apprentices and the stock of frames.",
	"- Fitted 1,200 pairs of varifocals a year; returns down from 9 % to 4 %.",
	"- Moved appointments and recalls to OptiSys.",
	"Optical Assistant, Lee Opticians, Cork\t06/2017 – 02/2020",
	"- Pre-tests with autorefractor and tonometer.",
	"Education",
	"BSc Ophthalmic Dispensing, TU Dublin\t2014 – 2017",
	"Certificates",
	"CORU registration, 2017",
	"Manual handling, 2024",
	"Languages",
	"English (native), Irish (C1), French (A2)",
];
const GERMAN = [
	"Timo Brandl",
	"timo.brandl@example.de, 0171 5550 123, Ulm",
	"Berufserfahrung",
	"Industriemechaniker, Donau Pumpen GmbH, Ulm\t09/2018 – heute",
	"- Instandhaltung im Schichtbetrieb, Fehlersuche an Hydraulik.",
	"- Azubis im dritten Lehrjahr betreut.",
	"Ausbildung",
	"Ausbildung zum Industriemechaniker, Donau Pumpen GmbH, Ulm\t09/2014 – 08/2018",
	"Sprachen",
	"Deutsch (Muttersprache), Englisch (B1)",
];

function strengthOf(demand: string, lines: readonly string[]): { strength: string; evidence: string } {
	const profile = readProfile(linesDocument(lines, lines === GERMAN ? "de" : "en"), NOW);
	const { strength, evidence } = matchDemand({ text: demand }, piecesOf(profile), tenuresOf(profile, NOW));
	return { strength, evidence: evidence.map(({ text }) => text).join(" | ") };
}

describe("what a resume shows", () => {
	it.each([
		["other forms of its words", "Experience of fitting varifocals", RESUME, "varifocals"],
		["another word for it", "You have led apprentices", RESUME, "In charge of two apprentices"],
		["a name inside a line", "Knowledge of OptiSys", RESUME, "OptiSys"],
		["years by the dates of its positions", "At least five years as an optician or optical assistant", RESUME, "03/2020"],
		["years in letters", "Three or more years in a clinic", RESUME, "Glanmire Eye Clinic"],
		["a degree and its field", "Degree in ophthalmic dispensing", RESUME, "BSc Ophthalmic Dispensing"],
		["a registration", "CORU registration", RESUME, "CORU"],
		["a language that is known better than asked", "Fluent English", RESUME, "English"],
		["one of two things that would do", "Manual handling or first aid certificate", RESUME, "Manual handling"],
		["a compound with the same beginning", "Bereitschaft zur Schichtarbeit", GERMAN, "Schichtbetrieb"],
		["years without a number", "Mehrjährige Erfahrung als Industriemechaniker", GERMAN, "Industriemechaniker"],
		["an apprenticeship", "Abgeschlossene Ausbildung als Industriemechaniker", GERMAN, "Ausbildung"],
	])("by %s: %s", (_, demand, lines, quote) => {
		const found = strengthOf(demand, lines);
		expect(found).toMatchObject({ strength: expect.stringMatching(/strong|fair/), evidence: expect.stringContaining(quote) });
	});
});

describe("what it does not show is not claimed", () => {
	it.each([
		["more years than there were", "Fifteen years as an optician", RESUME],
		["a language below the level that is asked for", "French C1", RESUME],
		["a language below, in other words", "Verhandlungssicheres Englisch (C1)", GERMAN],
		["another certificate with a word in common", "First aid certificate", RESUME],
		["another registration", "GOC registration", RESUME],
		["a higher degree", "Master's degree in optometry", RESUME],
		["one word of two", "Experience with stock trading", RESUME],
		["training others is no licence for it", "Ausbildereignungsprüfung (AEVO)", GERMAN],
		["something else", "Experience in paediatric nursing", RESUME],
	])("%s: %s", (_, demand, lines) => {
		expect(strengthOf(demand, lines)).toEqual({ strength: "none", evidence: "" });
	});
});
