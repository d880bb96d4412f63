import { describe, expect, it } from "vitest";
import { findDateRange } from "@/lib/tools/reading/text/date-ranges";
import { nameSegments } from "@/lib/tools/resume-profile/labelling/label-lines";
import type { SegmentRole } from "@/lib/tools/resume-profile/labelling/labels";
import { passagesOf, SEGMENT_MEASURES, segmentSignsOf } from "@/lib/tools/resume-profile/labelling/network/segment-signs";
import { SEGMENT_PASSAGES, segmentFeaturesOf } from "@/lib/tools/resume-profile/labelling/segment-features";
import { segmentsOf } from "@/lib/tools/resume-profile/labelling/segments";
import { settingOf } from "@/lib/tools/resume-profile/profile/facts";
import { readHeads } from "@/lib/tools/resume-profile/profile/heads/entry-heads";
import { rangeOf } from "@/lib/tools/resume-profile/profile/heads/head-dates";
import { settledJobRoles } from "@/lib/tools/resume-profile/profile/heads/job-head-roles";
import { settledSchoolRoles } from "@/lib/tools/resume-profile/profile/heads/school-head-roles";
import { tableRoleOf, withTables } from "@/lib/tools/resume-profile/profile/parts/entry-tables";
import { readHeadline } from "@/lib/tools/resume-profile/profile/person/read-headline";
import { readName } from "@/lib/tools/resume-profile/profile/person/read-name";
import { readExperience } from "@/lib/tools/resume-profile/profile/read-experience";
import { formRowOf } from "@/lib/tools/resume-profile/words/form-labels";
import { linesDocument } from "@/tests/factories/resumes/lines-document";

const linesOf = (texts: readonly string[]) => linesDocument(texts).lines;
const named = (texts: readonly string[], roles: readonly SegmentRole[]) =>
	segmentsOf(linesOf(texts)).map((segment, at) => ({ ...segment, role: segment.isDates ? ("dates" as const) : (roles[at] ?? "note") }));
const shown = (segments: readonly { role: SegmentRole; text: string }[]) => segments.map(({ role, text }) => `${role}: ${text}`);
const entryOf = (...head: string[]) => ({ head: linesOf(head), body: [] });

describe("the network of the parts of heads", () => {
	const heads = [
		["Nurse, Harbour Clinic, Leith", "2019 – 2023"],
		["Porter, Quay House, Leith", "2015 – 2019"],
	].map(linesOf);
	const entries = heads.map(segmentsOf);
	const sequences = entries.map((segments) => segmentFeaturesOf(segments, "job"));

	it("sees what stands at one place in several entries as alike, and each with all of its measures", () => {
		const signs = segmentSignsOf(entries, sequences);
		expect(signs.slice(0, 4).map(({ look }) => look)).toEqual(signs.slice(4).map(({ look }) => look));
		expect(signs.every(({ measures }) => measures.length === SEGMENT_MEASURES && measures.every(Number.isFinite))).toBe(true);
	});

	it("knows where a head begins", () => {
		expect(passagesOf(sequences, SEGMENT_PASSAGES).flatMap((passage, at) => (passage === SEGMENT_PASSAGES ? [at] : []))).toEqual([0, 4]);
	});

	it("takes nothing without a figure for dates, and dates for nothing else", () => {
		const found = nameSegments(heads, "job").flat();
		expect(found.filter(({ role }) => role === "dates").map(({ text }) => text)).toEqual(["2019 – 2023", "2015 – 2019"]);
		expect(nameSegments(heads, "job")).toEqual(nameSegments(heads, "job"));
		expect(nameSegments([[]], "job")).toEqual([[]]);
	});
});

describe("what is of a job's title or employer", () => {
	it.each<[string, string[], SegmentRole[], string[]]>([
		[
			"a part of the employer, with no town behind it",
			["Clerk", "Stadt Köln, Amt für öffentliche Ordnung"],
			["title", "company", "place"],
			["title: Clerk", "company: Stadt Köln", "company: Amt für öffentliche Ordnung"],
		],
		[
			"what a dash joins to the employer before its town",
			["Nurse", "Tusla – Child and Family Agency, Galway"],
			["title", "company", "place", "place"],
			["title: Nurse", "company: Tusla", "company: Child and Family Agency", "place: Galway"],
		],
		[
			"no street",
			["Driver", "Prairie Carriers, 1900 Industrial Dr, Salina"],
			["title", "company", "company", "place"],
			["title: Driver", "company: Prairie Carriers", "place: 1900 Industrial Dr", "place: Salina"],
		],
		[
			"what came later",
			["Setter, later Section Leader, Mather Pumps"],
			["title", "company", "company"],
			["title: Setter", "title: later Section Leader", "company: Mather Pumps"],
		],
		[
			"what stands beside a title whose employer has a line of its own",
			["Mather Pumps", "Sales Manager – North West"],
			["company", "title", "place"],
			["company: Mather Pumps", "title: Sales Manager", "title: North West"],
		],
		["no label of duties", ["Nurse", "Duties & Responsibilities:"], ["title", "company"], ["title: Nurse", "note: Duties & Responsibilities:"]],
	])("%s", (_what, texts, roles, expected) => {
		expect(shown(settledJobRoles(named(texts, roles)))).toEqual(expected);
	});

	it("is told by a label that says it in two ways", () => {
		expect(formRowOf("Hospital / Agency\tHarbour Clinic", "job")?.role).toBe("company");
		expect(formRowOf("Principali materie / abilità professionali oggetto dello studio\tAnatomia", "school")?.role).toBe("note");
		expect(formRowOf("Bread / Pies\tHarbour Clinic", "job")).toBeNull();
	});
});

describe("an employer above dated roles", () => {
	const entries = [
		entryOf("Packtis SA, fabricant de lignes d’emballage · 2010 à ce jour"),
		entryOf("Directeur commercial, membre de la direction\t2018 – 2024"),
		entryOf("Responsable des ventes\t2010 – 2017"),
		entryOf("Chef de marché\t2005 – 2009"),
	];
	const roles: SegmentRole[][] = [["company", "title"], ["title", "company"], ["title"], ["title"]];
	const heads = entries.map(({ head }, at) =>
		named(
			head.map(({ text }) => text),
			roles[at] ?? [],
		),
	);

	it("has no title, whatever its line tells of it, and its roles keep what stands beside them", () => {
		const read = readHeads({ entries, named: heads }, "job");
		expect(read.map((head) => head.value("title")?.text ?? null)).toEqual([
			null,
			"Directeur commercial, membre de la direction",
			"Responsable des ventes",
			"Chef de marché",
		]);
	});

	it("is none of work that began before any there", () => {
		const above = [entryOf("Harbour Diner Ltd, 2010 – 2024"), entryOf("Head Cook\t2015 – 2024"), entryOf("Cook\t2010 – 2015"), entryOf("Porter\t2005 – 2008")];
		const jobs = readExperience(above, settingOf([]));
		expect(jobs.find(({ title }) => title === "Porter")?.company ?? null).toBeNull();
		expect(jobs.find(({ title }) => title === "Cook")?.company).toBe("Harbour Diner Ltd");
	});
});

describe("dates of seasons and open ones", () => {
	it.each<[string, string | null, string | null, boolean]>([
		["2020 →\tNurse", "2020", null, true],
		["Augusti 2018– Undersköterska", "2018-08", null, true],
		["Second Cook (Nov 19 – Jan 22)", "2019-11", "2022-01", false],
		["Assistant to the CFO\tMar ’19 – to date", "2019-03", null, true],
		["Wintersaison 2011/12", "2011", "2012", false],
		["Summers 2018 & 2019", "2018", "2019", false],
		["Winter 2013/14 und 2014/15", "2013", "2015", false],
		["hösten 2003 – våren 2006", "2003", "2006", false],
		["Band 7, 2011/12", null, "2011-12", false],
	])("%s", (text, start, end, isCurrent) => {
		expect(findDateRange(text)).toMatchObject({ start, end, isCurrent });
	});

	it("are open by what stands behind them in their line", () => {
		const head = named(["oct. 2021 –\tChargée de recherche"], []);
		expect(rangeOf(head[0] as (typeof head)[number], head, "job")).toMatchObject({ start: "2021-10", end: null, isCurrent: true });
	});
});

describe("what is of a degree or its field", () => {
	it.each<[string, string[], SegmentRole[], string[]]>([
		["an honour that it is taken with", ["Regents Diploma with Honors"], ["degree", "note"], ["degree: Regents Diploma", "degree: Honors"]],
		[
			"subjects that it lists",
			["A Levels: English Literature, French", "Beckfoot School"],
			["degree", "field", "school", "school"],
			["degree: A Levels", "degree: English Literature", "degree: French", "school: Beckfoot School"],
		],
		["its hours in brackets", ["CDL training (160 hours)"], ["degree", "degree"], ["degree: CDL training", "degree: 160 hours"]],
		["a minor", ["B.A.", "Psychology, minor in Spanish"], ["degree", "field", "note"], ["degree: B.A.", "field: Psychology", "field: minor in Spanish"]],
	])("%s", (_what, texts, roles, expected) => {
		expect(shown(settledSchoolRoles(named(texts, roles)))).toEqual(expected);
	});

	it("stands in columns of their own, and grades in brackets are neither", () => {
		const [, first, second] = withTables(
			linesOf([
				"Degree\tSubject\tInstitute / Board\tYear",
				"M.Sc.\tElectrical Engineering\tUET Lahore\t2017-2020",
				"B.Tech (First Class)\tScience\tUET Lahore\t2012-2016",
			]),
		);
		expect([0, 7, 30].map((start) => first && tableRoleOf(first, start))).toEqual(["degree", "field", "school"]);
		const parts = segmentsOf(second ? [second] : []).map((segment) => ({ ...segment, role: segment.isDates ? ("dates" as const) : ("degree" as const) }));
		expect(shown(settledSchoolRoles(parts)).slice(0, 3)).toEqual(["degree: B.Tech", "note: First Class", "field: Science"]);
	});
});

describe("a headline", () => {
	const nameAt = (lineId: string) => ({ value: "Ann Reed", confidence: 1, source: { lineIds: [lineId], page: 1, quote: "" } });
	const headlineOf = (text: string) => readHeadline(linesOf(["Ann Reed", text]).slice(1), nameAt("L1"))?.value ?? null;

	it.each([
		["Registered Nurse (Adult) | 14 Quarry Lane, Keighley | 07700 900417", "Registered Nurse (Adult)"],
		["Projectleider · Dorpsstraat 91, 8432 PN Haule · 06 555 014 80", "Projectleider"],
		["Cuisinier CFC, né le 17.06.1996, suisse", "Cuisinier CFC"],
		["Mechanical Design Engineer kenji@mail.jp", "Mechanical Design Engineer"],
		["Position\tFreelance Consultant", "Freelance Consultant"],
		["求职意向:外贸销售经理", "外贸销售经理"],
		["Account Executive @ Cartwheel Data | 3x President's Club | SaaS", "Account Executive @ Cartwheel Data | 3x President's Club | SaaS"],
		["Operations Analyst, GS-1515-13", "Operations Analyst, GS-1515-13"],
		["2x2 PHOTO", null],
		["RUT 20.555.019-K", null],
	])("of %s", (text, expected) => {
		expect(headlineOf(text)).toBe(expected);
	});

	it("shares the line below the name with an address, where it is a trade", () => {
		const below = (text: string) => readHeadline([], nameAt("L1"), linesOf(["Ann Reed", text]))?.value ?? null;
		expect(below("backend engineer · Lagos · +234 803 555 0192")).toBe("backend engineer");
		expect(below("Address: 27 Quay Street, Leith")).toBeNull();
		expect(below("310 West 143rd Street · New York")).toBeNull();
	});
});

describe("a name", () => {
	const nameOf = (...texts: string[]) => {
		const lines = linesOf(texts);
		return readName({ told: lines.slice(0, 1), head: lines, whole: lines, own: new Set() }, null)?.value ?? null;
	};

	it.each([
		["Apellido y nombres: IRIGOYTÍA, María Belén", "Irigoytía, María Belén"],
		["氏名大西 健太郎", "大西 健太郎"],
		["성 명\t(한글) 배성철", "배성철"],
		["藤堂 美咲子(とうどう みさこ)", "藤堂 美咲子"],
		["Katrin Höffgen (geb. Yildiz)", "Katrin Höffgen"],
		["Nama lengkap / Name\tRizal Situmorang", "Rizal Situmorang"],
	])("of %s", (text, expected) => {
		expect(nameOf(text)).toBe(expected);
	});

	it("is no motto of a country and no blessing", () => {
		expect(nameOf("Độc lập – Tự do – Hạnh phúc")).toBeNull();
		expect(nameOf("بسم الله الرحمن الرحيم")).toBeNull();
	});
});
