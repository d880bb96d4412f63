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
	const profile = readProfile(linesDocument(lines, lines === GERMAN ? "de" : lines === NURSE ? "es" : "en"), NOW);
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
		["the initials of a certificate", "PLCS certification", [...RESUME, "Certificates", "Pediatric Lens Care Specialist (ABO), 2022"], "Pediatric Lens"],
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

const FITTER = [
	"Wendy Ashdown-Keane",
	"wendy.ashdown@example.com, 07700 900321, Hull",
	"Experience",
	"Maintenance Fitter, Humber Dairies Ltd, Hull\t04/2016 – present",
	"- Siemens S7 and WinCC on three filling lines.",
	"- Stood in for the shift leader; buddy for six new starters.",
	"- HTML dashboards by hand.",
	"Certificates",
	"counterbalance and reach licence (RTITB, 2024)",
	"First aid at work, 2023",
	"Forklift refresher expired 2019",
	"Languages",
	"English (native), Polish (B1)",
];
const NURSE = [
	"Lucía Ferrer Galdós",
	"lucia.ferrer@example.es, 600 555 014, Murcia",
	"Experiencia",
	"Enfermera de urgencias, Hospital Marina Baja\t03/2017 – actualidad",
	"- Triaje; tutora de residentes.",
	"Otros datos",
	"Colegiada n.º 11.482. Inglés B2. Carné de conducir B.",
];

const STATISTICIAN = [
	"Bram Oakes",
	"bram.oakes@example.com, 07700 900456, Derby",
	"Experience",
	"Demand Forecaster, Trent Rolling Stock, Derby\t02/2019 – present",
	"- Lead two forecasters and plan their weeks.",
	"- Monthly forecasts for 14 depots.",
	"Education",
	"BSc Statistics, University of Nottingham\t2014 – 2017",
];
const HISTORIAN = [
	"Cato Lind",
	"cato.lind@example.com, 07700 900457, Derby",
	"Experience",
	"Exhibition Designer, Canal Museum, Derby\t02/2019 – present",
	"- Lead design of the new gallery; manage 3 servers and 12 printers.",
	"Education",
	"BA History, University of Nottingham\t2014 – 2017",
];

describe("in other words than the posting's", () => {
	it.each([
		["a kind of it", "PLC programming", FITTER, "Siemens S7"],
		["leading by standing in", "Experience of leading a shift", FITTER, "Stood in for the shift leader"],
		["another word for training", "Has trained new starters", FITTER, "buddy for six"],
		["a technology of the field", "Front-end skills", FITTER, "HTML"],
		["a trade's sector by the employer", "Experience in the food industry", FITTER, "Dairies"],
		["a licence among several", "Reach truck licence", FITTER, "reach licence"],
		["a certificate in another language", "Ersthelferausbildung", FITTER, "First aid"],
		["a language in a line of facts", "Inglés", NURSE, "Inglés B2"],
		["a licence in a line of facts", "Carné de conducir", NURSE, "Carné de conducir B"],
		["teaching by tutoring", "Experiencia en docencia", NURSE, "tutora"],
		["training by those who were trained", "Train new employees", FITTER, "new starters"],
		["one of two things that it joins", "HTML and tools for managing stocks", FITTER, "HTML"],
		["a degree of any field", "University degree", RESUME, "BSc"],
		["a study that is one of them", "Degree in a numerate subject", STATISTICIAN, "Statistics"],
		["leading by those who are led", "Line management experience", STATISTICIAN, "Lead two forecasters"],
		["another word for those who are led", "Experience of people management", STATISTICIAN, "Lead two forecasters"],
		["the sector of health by a hospital", "Experience in healthcare", NURSE, "urgencias"],
	])("by %s: %s", (_, demand, lines, quote) => {
		expect(strengthOf(demand, lines)).toMatchObject({ strength: expect.stringMatching(/strong|fair/), evidence: expect.stringContaining(quote) });
	});

	it.each([
		["a kind is not the whole of another kind", "Siemens S7 programming", GERMAN],
		["training is no licence to train", "Trainer certificate", FITTER],
		["a deputy is no manager of budgets", "Budget responsibility", FITTER],
		["what is lost", "Crane licence", FITTER],
		["a registration of another trade", "Registration with the HCPC", FITTER],
		["a part of what belongs together", "VAT returns including partial exemption", FITTER],
		["a degree by a certificate", "Bachelor's degree", FITTER],
		["another study", "Degree in accounting or similar", RESUME],
		["a study without figures", "Degree in a numerate subject", HISTORIAN],
		["who leads a design", "Line management experience", HISTORIAN],
	])("%s: %s", (_, demand, lines) => {
		expect(strengthOf(demand, lines)).toEqual({ strength: "none", evidence: "" });
	});
});

const COOK = [
	"Aïcha Benmoussa",
	"aicha@example.com, 07 55 50 12 98, Lyon",
	"Experience",
	"Chef de partie, Les Trois Tilleuls, Lyon\t01/2020 – present",
	"- In charge of the fish station, 90 covers a service.",
	"Other",
	"French (native), Arabic (fluent), English (basic)",
];

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
		["a level that another language beside it has", "English fluent", COOK],
	])("%s: %s", (_, demand, lines) => {
		expect(strengthOf(demand, lines)).toEqual({ strength: "none", evidence: "" });
	});
});

describe("years in related positions", () => {
	const DRIVER = [
		"Ada Brandt",
		"ada.brandt@example.com, +44 20 5550 1234, Leeds",
		"Experience",
		"Bus Driver, Moor Lines, Leeds\t01/2021 – 12/2025",
		"- Drove 140 guests a day.",
		"Tram Driver, Canal Transit, Leeds\t01/2016 – 12/2020",
		"- Trained six colleagues.",
		"Pastry Cook, Moor Hotel, Leeds\t01/2010 – 12/2015",
		"- Baked for the restaurant.",
		"Languages",
		"English (native)",
	];

	it("are added up where one kind of them alone is too short, and count as fairly shown", () => {
		const { strength, evidence } = strengthOf("At least nine years as a bus driver", DRIVER);
		expect(strength).toBe("fair");
		for (const place of ["Moor Lines", "Canal Transit"]) expect(evidence).toContain(place);
		expect(evidence).not.toContain("Moor Hotel");
	});

	it.each(["At least 12 years as a bus driver", "At least nine years as a roofer"])("show nothing where they are too few or of another trade: %s", (demand) => {
		expect(strengthOf(demand, DRIVER).strength).toBe("none");
	});
});
