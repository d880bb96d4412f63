import { describe, expect, it } from "vitest";
import { FINDING_KINDS, type FindingKind } from "@/lib/tools/resume-profile/checkup-report";
import { CHECKUP_CASES } from "@/tests/factories/checkup-cases";
import { changed, findingsOf, makeCheckup, SOUND_ENGLISH, SOUND_FRENCH, SOUND_GERMAN } from "@/tests/factories/checkups";

const SOUND = [
	["en", SOUND_ENGLISH],
	["de", SOUND_GERMAN],
	["fr", SOUND_FRENCH],
] as const;

it.each(SOUND)("a sound resume (%s) has nothing to mend, and that is said of every part", (language, lines) => {
	const report = makeCheckup(lines, { language });
	expect(report.findings).toEqual([]);
	expect(report.score.total).toBe(100);
	expect(report.clear.map(({ text }) => text)).toEqual(report.score.parts.map(() => "Nothing missing here."));
});

it.each(CHECKUP_CASES.map((one) => [`${one.kind} (${one.language ?? "en"}, ${one.quote.slice(0, 20)})`, one] as const))(
	"%s is found where it is, quoted, with the mend that is certain",
	(_, { kind, severity, lines, quote, mended, ...given }) => {
		const [found] = findingsOf(makeCheckup(lines, given), kind);
		expect(found).toMatchObject({ kind, severity });
		expect(found?.place.quote).toEqual(quote === "" ? "" : expect.stringContaining(quote));
		if (mended !== undefined) expect(found?.mended).toBe(mended);
	},
);

it("there is a resume for every kind", () => {
	expect(new Set(CHECKUP_CASES.map(({ kind }) => kind))).toEqual(new Set(FINDING_KINDS));
});

describe("what looks like it and is none", () => {
	const SILENT: readonly (readonly [name: string, kind: FindingKind, lines: readonly string[], language?: string])[] = [
		["a numbered phase is no I", "first_person", changed(SOUND_ENGLISH, "- Built", "- Ran 4 sites of a Phase I trial in Python and the I 9 forms of the EU.")],
		[
			"a study fills a gap",
			"gap",
			changed(
				changed(SOUND_ENGLISH, "Backend Engineer, Fj", "Backend Engineer, Fjordline Logistics, Oslo\t08/2017 – 12/2018"),
				"B.Sc.",
				"B.Sc. Computer Science, University of Leipzig\t01/2019 – 02/2021",
			),
		],
		["six months are no gap", "gap", changed(SOUND_ENGLISH, "Backend Engineer, Fj", "Backend Engineer, Fjordline Logistics, Oslo\t08/2017 – 08/2020")],
		["years alone leave a gap open", "gap", changed(SOUND_ENGLISH, "Backend Engineer, Fj", "Backend Engineer, Fjordline Logistics, Oslo\t2017 – 2020")],
		[
			"a position without dates may fill a gap",
			"gap",
			changed(
				changed(SOUND_ENGLISH, "Backend Engineer, Fj", "Backend Engineer, Fjordline Logistics, Oslo\t08/2017 – 12/2018"),
				"Education",
				"Developer, Praxis Digital, Oslo",
				"- Wrote 400 tests.",
				"Education",
			),
		],
		[
			"work beside other work is no overlap",
			"overlap",
			changed(SOUND_ENGLISH, "Education", "Lecturer (part-time), University of Oslo, Oslo\t01/2020 – 06/2021", "- Taught 40 students Python.", "Education"),
		],
		["leave has no employer", "employer_missing", changed(SOUND_ENGLISH, "Education", "Parental leave\t01/2017 – 07/2017", "Education")],
		[
			"a number in letters is a figure",
			"no_results",
			changed(changed(SOUND_GERMAN, "- Ausfälle", "- Ausfälle um die Hälfte verringert."), "- Team", "- Fachkräfte geführt."),
			"de",
		],
		["a usual word in a longer heading is usual", "heading_unknown", changed(SOUND_ENGLISH, "Experience", "TEACHING EXPERIENCE")],
		["a person's name in letters without accents is one", "file_name", SOUND_GERMAN, "de"],
		["birth dates are usual in German resumes", "personal_fact", [...SOUND_GERMAN, "Persönliche Daten", "Geburtsdatum: 12.05.1988"], "de"],
		[
			"months of one style are one style",
			"dates_in_several_styles",
			changed(SOUND_ENGLISH, "Backend Engineer, Fj", "Backend Engineer, Fjordline Logistics, Oslo\t8/2017 - 02/2021"),
		],
	];

	it.each(SILENT.map(([name, ...given]) => [name, given] as const))("%s", (_, [kind, lines, language = "en"]) => {
		expect(findingsOf(makeCheckup(lines, { language }), kind)).toEqual([]);
	});
});

it("where there are no words for a language its wording is not judged, and that is said", () => {
	const lines = changed(SOUND_ENGLISH, "- Built", "- Responsible for the Django route planner, I and my team player.");
	const report = makeCheckup(lines, { language: "fi", document: () => ({ fileName: "robin-example.pdf" }) });
	expect(report.findings).toEqual([]);
	expect(report.score.parts.find(({ part }) => part === "wording")).toMatchObject({ isJudged: false });
	expect(report.clear.map(({ part }) => part)).not.toContain("wording");
	expect(report.notChecked).toEqual(expect.arrayContaining([expect.stringContaining("Finnish")]));
});

describe("a study that is not read", () => {
	const withStudy = (study: string) => changed(SOUND_ENGLISH, "B.Sc.", study);

	it("is told below its heading, however little text it is", () => {
		const [found] = findingsOf(makeCheckup(withStudy("GED")), "text_not_understood");
		expect(found).toMatchObject({ severity: "medium", title: "Nothing was read below “Education”" });
		expect(found?.place.quote).toContain("GED");
	});

	it("is not where it was read", () => {
		expect(findingsOf(makeCheckup(withStudy("GED, 2015")), "text_not_understood")).toEqual([]);
	});
});

describe("the name of a file", () => {
	const named = (name: string, fileName: string) => findingsOf(makeCheckup([name, ...SOUND_ENGLISH.slice(1)], { document: () => ({ fileName }) }), "file_name");

	it.each([
		["Jürgen Müller", "Mueller_CV.pdf"],
		["Jürgen Müller", "lebenslauf-juergen.pdf"],
		["Ana Li", "Ana Li resume.pdf"],
		["Robin Example", "RobinResume.pdf"],
		["Robin Example", "rexample.pdf"],
	])("says whose it is in any usual spelling: %s, %s", (name, fileName) => {
		expect(named(name, fileName)).toEqual([]);
	});

	it.each([
		["Robin Example", "cv_final_2.pdf"],
		["Ana Li", "final-list.pdf"],
		["A. Schmidt", "resume.pdf"],
	])("says it not by letters within another word, and an initial is judged as well: %s, %s", (name, fileName) => {
		expect(named(name, fileName)).toHaveLength(1);
	});
});

describe("what a finding says of the file", () => {
	const inYears = changed(SOUND_ENGLISH, "Senior Backend Engineer, Nordvik", "Senior Backend Engineer, Nordvik Payments GmbH, Berlin — 2021 to present");

	it("quotes dates as the file has them", () => {
		const [found] = findingsOf(makeCheckup(inYears), "dates_without_months");
		expect(found?.why).toMatch(/^“2021 to present” does not say in which months/u);
	});

	it("quotes nothing between its marks that the file does not have", () => {
		// What it proposes to write stands between the same marks.
		const proposed = new Set(["part-time"]);
		for (const { lines, ...given } of CHECKUP_CASES) {
			const text = lines.join(" ").replace(/\s+/gu, " ");
			for (const { why, kind } of makeCheckup(lines, given).findings.filter((finding) => finding.part === "history")) {
				for (const [, quote = ""] of why.matchAll(/“([^”]+?)…?”/gu))
					expect(proposed.has(quote) || text.includes(quote.replace(/\s+/gu, " ")), `${kind}: ${quote}`).toBe(true);
			}
		}
	});

	it("is doubted where the line that it rests on is", () => {
		const [sure] = findingsOf(makeCheckup(inYears), "dates_without_months");
		const lineIds = sure?.place.lineIds ?? [];
		const source = { lineIds: [...lineIds], page: 1, quote: "Senior Backend Engineer" };
		const doubted = makeCheckup(inYears, {
			profile: (read) => ({ printed: read.printed && { ...read.printed, doubts: [{ reason: "torn", text: "“Senior” breaks off.", source }] } }),
		});
		expect(findingsOf(doubted, "dates_without_months")[0]?.why).toBe(
			`${sure?.why} This rests on a line that may have been read wrongly; look at what is told of it under “What can be read”.`,
		);
		expect(sure?.why).not.toContain("read wrongly");
	});
});
