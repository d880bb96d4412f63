import { describe, expect, it } from "vitest";
import { findDateRange } from "@/lib/tools/reading/text/date-ranges";
import type { LineLabel, SegmentRole } from "@/lib/tools/resume-profile/labelling/labels";
import { segmentsOf } from "@/lib/tools/resume-profile/labelling/segments";
import { settingOf } from "@/lib/tools/resume-profile/profile/facts";
import { rangeOf } from "@/lib/tools/resume-profile/profile/heads/head-dates";
import { withWraps } from "@/lib/tools/resume-profile/profile/heads/head-roles";
import { settledJobRoles } from "@/lib/tools/resume-profile/profile/heads/job-head-roles";
import { settledSchoolRoles } from "@/lib/tools/resume-profile/profile/heads/school-head-roles";
import { tellsWork } from "@/lib/tools/resume-profile/profile/parts/certain-lines";
import { settleLabels } from "@/lib/tools/resume-profile/profile/parts/settled-labels";
import { readExperience } from "@/lib/tools/resume-profile/profile/read-experience";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import { formRowOf } from "@/lib/tools/resume-profile/words/form-labels";
import { linesDocument } from "@/tests/factories/resumes/lines-document";

const linesOf = (texts: readonly string[]) => linesDocument(texts).lines;
/** The parts of a head with the roles that a model gave them, in order; those of dates are known. */
const named = (texts: readonly string[], roles: readonly SegmentRole[]) =>
	segmentsOf(linesOf(texts)).map((segment, at) => ({ ...segment, role: segment.isDates ? ("dates" as const) : (roles[at] ?? "note") }));
const shown = (segments: readonly { role: SegmentRole; text: string }[]) => segments.map(({ role, text }) => `${role}: ${text}`);

describe("what signs and words say for certain of a job's head", () => {
	it.each<[string, string[], SegmentRole[], string[]]>([
		[
			"a legal form",
			["Autocares Bermejo, S.L.", "Conductora"],
			["company", "place", "title"],
			["company: Autocares Bermejo", "company: S.L.", "title: Conductora"],
		],
		[
			"an employer between its title and its town",
			["Timetable Planner, Tees Ferries, Hull", "2019 – 2023"],
			["title", "title", "place"],
			["title: Timetable Planner", "company: Tees Ferries", "place: Hull", "dates: 2019 – 2023"],
		],
		[
			"a title that went unseen before its employer",
			["Cashier, Quay House, Hull"],
			["company", "company", "place"],
			["title: Cashier", "company: Quay House", "place: Hull"],
		],
		["partners that are one employer", ["Koch, Meyer GmbH"], ["company", "company"], ["company: Koch", "company: Meyer GmbH"]],
		[
			"a title of several words",
			["Tecnico di laboratorio", "ARPAE"],
			["title", "company", "company"],
			["title: Tecnico", "title: laboratorio", "company: ARPAE"],
		],
		["what has no digit is no date", ["Auditor, PwC"], ["title", "dates"], ["title: Auditor", "company: PwC"]],
		[
			"a form",
			["Employer: Harbour Diner", "Position: Cook"],
			["title", "place", "company", "note"],
			["note: Employer", "company: Harbour Diner", "note: Position", "title: Cook"],
		],
	])("%s", (_what, texts, roles, expected) => {
		expect(shown(settledJobRoles(named(texts, roles)))).toEqual(expected);
	});

	it("goes on with a name that had to end for want of room", () => {
		const segments = withWraps(named(["Cook, College of", "Art"], ["title", "company", "place"]));
		expect(segments.at(-1)).toMatchObject({ role: "company", text: "Art" });
	});

	it("names what was studied where the school alone was seen", () => {
		expect(shown(settledSchoolRoles(named(["Maestría en Impuestos", "Universidad De La Salle"], ["note", "school"])))).toEqual([
			"degree: Maestría en Impuestos",
			"school: Universidad De La Salle",
		]);
	});
});

describe("lines that tell of work between heads of a line each", () => {
	const employersIn = (texts: readonly string[]) =>
		readProfile(
			linesDocument(["Ida Sorrel", "ida@example.org | 07700 900321", "Experience", ...texts, "Education", "BA History, University of Hull, 2012"]),
			new Date("2026-11-01"),
		).experience.map(({ title, company }) => `${title} at ${company}`);

	it.each([
		[
			"below the first of them",
			["Ferry Clerk, Wight Line, Ryde\t2019 – 2023", "- Planned berths for 9 boats", "Cashier, Quay House, Hull\t2015 – 2018", "- Carried bags"],
		],
		[
			"without signs of a list",
			["Ferry Clerk, Wight Line, Ryde, 05/2019 - 06/2023", "Built weekly timetables", "Cashier, Quay House, Hull, 2015 - 2018", "Served guests"],
		],
		[
			"above dates",
			["Ferry Clerk, Wight Line, Ryde", "05/2019 - 06/2023", "Built weekly timetables", "Cashier, Quay House, Hull", "2015 - 2018", "- Served guests"],
		],
	])("are no employers %s", (_what, texts) => {
		expect(employersIn(texts)).toEqual(["Ferry Clerk at Wight Line", "Cashier at Quay House"]);
	});

	it("are told from titles and names that open alike", () => {
		expect(["Built weekly reports", "Led and coached two analysts"].every(tellsWork)).toBe(true);
		expect(["Assisted living attendant", "Managed Care Ltd", "Built Environment Trust", "Led Zeppelin"].some(tellsWork)).toBe(false);
	});
});

describe("dates of a head", () => {
	const spanOf = (texts: readonly string[]) => {
		const segments = named(texts, []);
		const dated = segments.filter(({ isDates }) => isDates);
		return dated.map((segment) => rangeOf(segment, segments, "job")).find((range) => range !== null);
	};

	it.each<[string[], string | null, string | null, boolean]>([
		[["août 2012 –\tAdjointe", "mai 2014\tMontréal"], "2012-08", "2014-05", false],
		[["Oct 2021 –\tResearcher", "present\tLyon"], "2021-10", null, true],
		[["Cook\t2011"], "2011", "2011", false],
		[["Cook\tuntil 2011"], null, "2011", false],
	])("of %j", (texts, start, end, isCurrent) => {
		expect(spanOf(texts)).toMatchObject({ start, end, isCurrent });
	});

	it.each([
		["4/19 to present", "2019-04", null],
		["2/14 to 3/19", "2014-02", "2019-03"],
		["'16 – '18", "2016", "2018"],
		["Vantrel Biosciences Mar 2018 – May 2020", "2018-03", "2020-05"],
	])("%j", (text, start, end) => {
		expect(findDateRange(text)).toMatchObject({ start, end });
	});

	it.each(["2/14 of the budget", "the '90s", "o'19", "you may 2019 times"])("are none in %j", (text) => {
		expect(findDateRange(text)?.start ?? null).toBeNull();
	});
});

describe("forms", () => {
	it.each([
		["Employer:\tHarbour Diner", "job", "company"],
		["Cargo: Auxiliar", "job", "title"],
		["Nome e indirizzo del datore di\tARPAE", "job", "company"],
		["Qualifica conseguita\tDiploma", "school", "degree"],
		["会社名：あおぞら", "job", "company"],
	] as const)("%j of a %s holds the %s", (text, kind, role) => {
		expect(formRowOf(text, kind)?.role).toBe(role);
	});

	it.each(["Employer:", "I was an employer: of many", "Languages: German"])("%j is no row of one", (text) => {
		expect(formRowOf(text, "job")).toBeNull();
	});

	it("begin a job where a role comes again, whatever stands between", () => {
		const texts = [
			"Dates:\t2019 – 2021",
			"Position:\tCook",
			"Cooked for many.",
			"Employer:\tDiner",
			"Dates:\t2015 – 2018",
			"Position:\tBaker",
			"Employer:\tMill",
		];
		const labels: LineLabel[] = ["job.start", "other", "job.text", "job.start", "other", "job.start", "job.text"];
		expect(settleLabels(linesOf(texts), labels).map(({ label }) => label)).toEqual([
			"job.start",
			"job.head",
			"job.text",
			"job.head",
			"job.start",
			"job.head",
			"job.head",
		]);
	});
});

it("entries of which one says what the other lacks are one job", () => {
	const [dates, title, text, other] = linesOf(["2014 – 2017", "Senior Accountant, Emirates NBD", "• Closed the books.", "Accountant, Mill Ltd\t2010 – 2013"]);
	if (!dates || !title || !text || !other) throw new Error("Four lines were made");
	const entries = [
		{ head: [dates], body: [] },
		{ head: [title], body: [text] },
		{ head: [other], body: [] },
	];
	const jobs = readExperience(entries, settingOf([dates, title, text, other]));
	expect(jobs.map(({ startDate, endDate, bullets }) => [startDate, endDate, bullets.length])).toEqual([
		["2014", "2017", 1],
		["2010", "2013", 0],
	]);
});
