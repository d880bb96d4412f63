import { describe, expect, it } from "vitest";
import { newestWork } from "@/lib/tools/documents/language/newest-work";
import { composeLetter, type LetterInput } from "@/lib/tools/documents/letters/compose-letter";
import { findLetterViolations } from "@/lib/tools/documents/letters/letter-gate";
import { factsSentence } from "@/lib/tools/documents/letters/letter-parts";
import { LETTER_LANGUAGES, letterWords } from "@/lib/tools/documents/letters/words/languages";
import { canBeTold } from "@/lib/tools/documents/matching/can-be-told";
import { proposePoints } from "@/lib/tools/documents/matching/propose";
import type { PointEvidence } from "@/lib/tools/documents/matching/schemas";
import { understandPosting } from "@/lib/tools/job-search/given-posting/understand-posting";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import { linesDocument } from "@/tests/factories/resumes/lines-document";

const NOW = new Date("2026-11-23T12:00:00Z");
const POSTING = "Florist\nGreen Lane Flowers, Inc.\nRequirements\n- Experience with wedding flowers\n- A driving licence\n- Floristry diploma";
const body = [
	"hello@example.com, 020 7946 0111, London",
	"Experience",
	"Florist (part-time, 20 hours), Petal & Stem Ltd, London\t05/2021 – present",
	"- Arranged wedding flowers for 60 couples a year.",
	"Shop Assistant, Corner Books, London\t2016 – 2021",
	"- Sold 80 books a day.",
	"Education",
	"Floristry Diploma, Capel Manor College\t2019 – 2020",
	"Other",
	"Full driving licence",
];

function letterOf(head: string, sender: string | null = null) {
	const posting = understandPosting({ text: POSTING, head: {}, source: { kind: "text", name: "" }, notes: [] });
	const profile = readProfile(linesDocument([head, ...body]), NOW);
	const { title, company, contactPerson } = posting;
	const { points } = proposePoints(profile, posting, NOW);
	const input: LetterInput = {
		profile,
		sender,
		posting,
		points,
		addressee: { title, company, contactPerson },
		language: "en",
		tone: "formal",
		motivation: null,
		now: NOW,
	};
	const letter = composeLetter(input);
	return { letter, profile, violations: findLetterViolations({ ...input, country: posting.country, location: posting.location, letter }) };
}

describe("who signs a letter", () => {
	it("is the name of the resume, or what its sender says", () => {
		expect(letterOf("Maeve Callaghan").letter.sender.name).toBe("Maeve Callaghan");
		expect(letterOf("Maeve Callaghan", "M. Callaghan-Byrne")).toMatchObject({ letter: { sender: { name: "M. Callaghan-Byrne" }, notes: [] }, violations: [] });
	});

	it("is left open where the resume names a trade alone, and that is said", () => {
		const { letter, violations } = letterOf("Senior Florist");
		expect(letter.sender.name).toBe("[Your name]");
		expect(letter.notes.join()).toContain("leaves a place for it");
		expect(violations).toEqual([]);
	});
});

describe("what a letter tells", () => {
	const { letter, profile, violations } = letterOf("Maeve Callaghan");
	const text = letter.paragraphs.flatMap(({ sentences }) => sentences.map((sentence) => sentence.text)).join("\n");

	it("passes its own gate, with lines from elsewhere in the resume", () => {
		expect(violations).toEqual([]);
		expect(text).toContain("Full driving licence");
	});

	it("ends no sentence twice, and puts no bracket into another", () => {
		expect(text).not.toMatch(/\.\.|\([^)]*\(/);
		expect(text).toContain("at Green Lane Flowers, Inc.");
	});

	it("names the position that is held now, part-time or not", () => {
		expect(newestWork(profile)?.company).toBe("Petal & Stem Ltd");
		expect(text).toMatch(/currently work as Florist at Petal & Stem Ltd\./);
	});
});

it.each([
	["line", "Prüfungen nach DGUV V3", true],
	["line", "verdrahtet, Prüfungen nach DGUV V3", false],
	["line", "Fehlersuche im Schichtbetrieb. Ausbildung der", false],
	["note", "Permis B", true],
	["note", "I paint. I also draw.", false],
	["note", "Tools · Python, SQL", false],
	["position", "Nurse, St Mary's", false],
] as const)("a %s “%s” can be told: %s", (kind, text, expected) => {
	const piece: PointEvidence = { kind, text, sourceId: "x", where: null, experienceId: null, source: { lineIds: [], page: 1, quote: text } };
	expect(canBeTold(piece)).toBe(expected);
});

describe("what a resume lists beside its work", () => {
	const kinds = ["study", "certificate", "language", "note"] as const;

	it("stands in sentences of a kind each, and in none of a list behind a colon that counts all", () => {
		const { letter, violations } = letterOf("Maeve Callaghan");
		const facts = letter.paragraphs.flatMap(({ sentences }) => sentences).filter(({ kind }) => kind === "facts");
		expect(facts.map(({ text }) => text)).toEqual([
			"My education includes Floristry Diploma – Capel Manor College.",
			"Also worth mentioning: Full driving licence.",
		]);
		expect(violations).toEqual([]);
	});

	it.each(LETTER_LANGUAGES)("says one and several in %s, and parts those with commas of their own", (language) => {
		const words = letterWords(language);
		for (const kind of kinds) {
			const [one, two] = [factsSentence(kind, ["ACLS"], words), factsSentence(kind, ["ACLS", "PALS"], words)];
			expect(one).toMatch(/^\p{Lu}.*ACLS\.$/u);
			expect(two).toContain(`ACLS ${words.and} PALS`);
			expect(factsSentence(kind, ["Diploma, Leeds", "PALS"], words)).toContain("Diploma, Leeds; PALS");
		}
	});
});
