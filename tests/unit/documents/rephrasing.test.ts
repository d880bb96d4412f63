import { describe, expect, it } from "vitest";
import { checkLine } from "@/lib/tools/documents/checking/line-gate";
import { withoutOpener } from "@/lib/tools/documents/language/openers";
import { resultFirst } from "@/lib/tools/documents/language/result-first";
import { phraseLines } from "@/lib/tools/documents/writing/phrase-lines";

const PAST = { isEnglish: true, isCurrent: false, wanted: new Map() };

describe("the result goes first", () => {
	it.each([
		["Introduced a new booking system, which cut waiting times by 20%", "Cut waiting times by 20% by introducing a new booking system"],
		["Automated 11 daily reports, saving around 20 hours every week.", "Saved around 20 hours every week by automating 11 daily reports."],
		["Successfully introduced automated tests, raising coverage from 22% to 81%", "Raised coverage from 22% to 81% by introducing automated tests"],
	])("%s", (source, expected) => {
		const [line] = phraseLines([source], PAST);
		expect(line).toMatchObject({ text: expected, rule: "result_first" });
		expect(checkLine(expected, source)).toEqual([]);
	});

	it.each([
		["no number came of it", "Introduced a new booking system, which cut waiting times"],
		["several things were done", "Designed and built a booking system, cutting waiting times by 20%"],
		["several things came of it", "Introduced a booking system, cutting waiting times by 20% and raising sales"],
		["somebody else may have done it", "Supported the introduction of a system, cutting waiting times by 20%"],
		["it has a cause of its own", "Introduced a system, cutting errors by 20% because volumes fell"],
		["there are more clauses", "Introduced a system, trained staff, cutting errors by 20%"],
		["the verb has no object", "Moved to the night shift, cutting absences by 20%"],
		["it was no action", "Promoted to manager, raising sales by 20%"],
	])("not where %s", (_why, source) => {
		expect(resultFirst(source)).toBeNull();
	});

	it.each([
		["another number", "Cut waiting times by 30% by introducing a new booking system"],
		["another cause", "Cut waiting times by 20% by introducing a booking system"],
		["a lost half", "Cut waiting times by 20%"],
		["halves that mix", "Cut a new booking system by 20% by introducing waiting times"],
		["a word more", "Cut waiting times by 20% by single-handedly introducing a new booking system"],
		["a lost limit", "Cut waiting times by 20% by introducing new booking system trials"],
	])("the check refuses %s", (_what, line) => {
		expect(checkLine(line, "Introduced a new booking system, which cut waiting times by 20%")).not.toEqual([]);
	});

	it("the check refuses to drop a limiting word on the way", () => {
		expect(checkLine("Cut costs by 20% by introducing a system", "Introduced a system, cutting costs by about 20%")).not.toEqual([]);
		expect(checkLine("Cut costs by 20% by introducing a system", "Helped introduce a system, cutting costs by 20%")).not.toEqual([]);
	});
});

describe("openings that name a responsibility", () => {
	it.each([
		["Verantwortlich für die Leitung von 12 Mitarbeitern", "Leitung von 12 Mitarbeitern"],
		["Chargée de la gestion des stocks", "Gestion des stocks"],
		["Responsable de l'organisation des plannings", "Organisation des plannings"],
		["Encargado de la supervisión de 4 turnos", "Supervisión de 4 turnos"],
		["Responsabile della gestione di un team", "Gestione di un team"],
		["Responsável pela coordenação de 3 equipas", "Coordenação de 3 equipas"],
		["Verantwoordelijk voor het beheer van de kas", "Beheer van de kas"],
	])("%s → %s", (source, expected) => {
		const [line] = phraseLines([source], { ...PAST, isEnglish: false });
		expect(line).toMatchObject({ text: expected, rule: "verb_first" });
		expect(checkLine(expected, source)).toEqual([]);
	});

	it.each(["Verantwortlich für das Budget", "Responsable de la tienda", "Mitverantwortlich für die Leitung von 3 Filialen", "Chargé de mission"])(
		"%s stays",
		(source) => {
			expect(withoutOpener(source)).toBeNull();
		},
	);

	it("the check takes nothing else for such an opening", () => {
		expect(checkLine("Leitung von 21 Mitarbeitern", "Verantwortlich für die Leitung von 12 Mitarbeitern")).not.toEqual([]);
		expect(checkLine("Leitung von 12 Mitarbeitern", "Mitverantwortlich für die Leitung von 12 Mitarbeitern")).not.toEqual([]);
	});
});

describe("tense", () => {
	const texts = (lines: string[], isCurrent = false) => phraseLines(lines, { ...PAST, isCurrent }).map((line) => line.text);

	it("a position that was left stands in the past when all of its lines can", () => {
		expect(texts(["Manage the budget of 3 shops", "Lead a team of 5", "Won an award"])).toEqual([
			"Managed the budget of 3 shops",
			"Led a team of 5",
			"Won an award",
		]);
	});

	it("no line falls out of step with the others", () => {
		const mixed = ["Manage the budget of 3 shops", "Plan the rota and order stock", "Serve a busy counter and keep the books"];
		expect(texts(mixed)).toEqual(mixed);
	});

	it("a current position, nouns and plural nouns stay", () => {
		expect(texts(["Manage the budget of 3 shops"], true)).toEqual(["Manage the budget of 3 shops"]);
		const nouns = ["Process engineering for 3 plants", "Design patents: 4", "Testing and repair of radio sets"];
		expect(texts(nouns)).toEqual(nouns);
	});
});

describe("filler goes only where the verb says by itself that it was done", () => {
	it.each([
		["Successfully launched 3 shops", "Launched 3 shops"],
		["Successfully resisted an application for relief", "Successfully resisted an application for relief"],
		["Brought duplicates from 4% to effectively zero", "Brought duplicates from 4% to effectively zero"],
	])("%s → %s", (source, expected) => {
		expect(phraseLines([source], PAST).map((line) => line.text)).toEqual([expected]);
	});

	it("the check holds on to `effectively`", () => {
		expect(checkLine("Brought duplicates to zero", "Brought duplicates to effectively zero")).not.toEqual([]);
	});
});
