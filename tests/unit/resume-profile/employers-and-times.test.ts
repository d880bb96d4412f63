import { describe, expect, it } from "vitest";
import { findDateRange } from "@/lib/tools/reading/text/date-ranges";
import type { TextLine } from "@/lib/tools/reading/text/text-line";
import { withWholeFirstParts } from "@/lib/tools/resume-profile/file/first-parts";
import { lineWithoutLooks } from "@/lib/tools/resume-profile/file/line-without-looks";
import { restsOf } from "@/lib/tools/resume-profile/file/wrapped-lines";
import type { SegmentRole } from "@/lib/tools/resume-profile/labelling/labels";
import { segmentsOf } from "@/lib/tools/resume-profile/labelling/segments";
import { wholeLinesOf } from "@/lib/tools/resume-profile/labelling/whole-head";
import { settingOf } from "@/lib/tools/resume-profile/profile/facts";
import { settledJobRoles } from "@/lib/tools/resume-profile/profile/heads/job-head-roles";
import { withWholeDates } from "@/lib/tools/resume-profile/profile/parts/whole-dates";
import { readExperience } from "@/lib/tools/resume-profile/profile/read-experience";
import { studyOf } from "@/lib/tools/resume-profile/profile/studies";
import { columnRoleOf } from "@/lib/tools/resume-profile/words/column-headings";
import { linesDocument } from "@/tests/factories/resumes/lines-document";

const linesOf = (texts: readonly string[]) => linesDocument(texts).lines;
const named = (texts: readonly string[], roles: readonly SegmentRole[]) =>
	segmentsOf(linesOf(texts)).map((segment, at) => ({ ...segment, role: segment.isDates ? ("dates" as const) : (roles[at] ?? "note") }));
const entryOf = (...head: string[]) => ({ head: linesOf(head), body: [] });
const jobsIn = (...heads: string[][]) => {
	const entries = heads.map((head) => entryOf(...head));
	return readExperience(entries, settingOf(entries.flatMap(({ head }) => head)));
};

describe("times", () => {
	it.each([
		["fev. 2014 até set. 2018", "2014-02", "2018-09"],
		["de set. 2014 a dez. 2018", "2014-09", "2018-12"],
		["marzo del 2018 hasta ahora", "2018-03", "now"],
		["Mar-17 → May-21", "2017-03", "2021-05"],
		["Jun-21 → hoy", "2021-06", "now"],
		["vikariat 201401–201806", "2014-01", "2018-06"],
		["Förskollärare 201808–", "2018-08", "now"],
		["2014'ten 2018'e", "2014", "2018"],
		["01/02/2016 30/06/2020 Frigo-Hainaut", "2016-02", "2020-06"],
	])("%s is a span", (text, start, end) => {
		const range = findDateRange(text);
		expect([range?.start, range?.isCurrent ? "now" : range?.end]).toEqual([start, end]);
	});

	it.each(["Tel. 060-201401-22", "Ref. 201401"])("%s is none", (text) => {
		expect(findDateRange(text)).toBeNull();
	});

	it("columns of when somebody joined and left a ship are a span's ends", () => {
		expect([columnRoleOf("Katılış", "job"), columnRoleOf("Ayrılış", "job"), columnRoleOf("Du", "job"), columnRoleOf("Au", "job")]).toEqual([
			"from",
			"to",
			"from",
			"to",
		]);
	});

	it("a break has the dates that stand above it in a row of their own", () => {
		const jobs = jobsIn(["05/2021 – 07/2022"], ["Elternzeit"], ["10/2014 – 04/2021", "Krankenpflegerin", "Krankenhaus Linden, Bochum"]);
		expect(jobs[0]).toMatchObject({ title: "Elternzeit", startDate: "2021-05", endDate: "2022-07" });
	});
});

describe("employers", () => {
	it("a place that is named once more behind it is a part of the name before it", () => {
		const shown = (texts: string[], roles: SegmentRole[]) => settledJobRoles(named(texts, roles)).map(({ role }) => role);
		expect(shown(["Assistant, Università degli Studi di Trento, Trento"], ["title", "company", "place", "place"])).toEqual([
			"title",
			"company",
			"company",
			"place",
		]);
		expect(shown(["Corps Member, Teach For America – Phoenix", "Phoenix, AZ"], ["title", "company", "place", "place", "place"]).slice(0, 4)).toEqual([
			"title",
			"company",
			"company",
			"place",
		]);
		expect(shown(["Clerk, Acme Corp, New York, New York"], ["title", "company", "place", "place"])).toEqual(["title", "company", "place", "place"]);
	});

	it.each([
		["Developer, Zenvault MFB, Yaba, Lagos", ["title", "company", "company", "place"], "title company place place"],
		["Sales Assistant, Wilko, Wythenshawe", ["title", "company", "company"], "title company place"],
		["Logistics Officer, Médecins Sans Frontières – Lankien, South Sudan", ["title", "company", "company", "place"], "title company place place"],
		["Coordinator, Rescue Committee – Nairobi and Lodwar", ["title", "company", "company"], "title company place"],
	] as [string, SegmentRole[], string][])("a place that no list knows is none of an employer's name: %s", (text, roles, shown) => {
		expect(
			settledJobRoles(named([text], roles))
				.map(({ role }) => role)
				.join(" "),
		).toBe(shown);
	});

	it.each([
		["Flood Engineer, Perth Council, Flood Team, Perth", ["title", "company", "company", "place"]],
		["Clerk, Hargrove, Stein & Oduya LLP, Boston", ["title", "company", "company", "place"]],
		["Assistant, Texas State University, McLennan, Austin", ["title", "company", "company", "place"]],
	] as [string, SegmentRole[]][])("what names a part of an employer, several people or a school's house stays: %s", (text, roles) => {
		expect(settledJobRoles(named([text], roles)).map(({ role }) => role)).toEqual(roles);
	});

	it("a short name in capitals before the town is of the employer", () => {
		const roles: SegmentRole[] = ["title", "company", "place", "place"];
		expect(settledJobRoles(named(["Assistant, Texas State University, ITAC, San Marcos"], roles)).map(({ role }) => role)[2]).toBe("company");
	});

	it("the town that an employer is said to be in is its place", () => {
		expect(jobsIn(["Position: Adviser", "Employer: Rijkswaterstaat in Utrecht", "Period: 2013 – 2015"])[0]).toMatchObject({
			company: "Rijkswaterstaat",
			location: "Utrecht",
		});
	});

	it("an Arabic comma parts an employer from its town", () => {
		expect(segmentsOf(linesOf(["المكتب الهندسي، المنصورة"])).map(({ text }) => text)).toEqual(["المكتب الهندسي", "المنصورة"]);
	});

	it("who says that it was the same employer means the one above", () => {
		const jobs = jobsIn(["Capocantiere, Impresa Edile Rota S.n.c., 2004 – 2012"], ["Muratore, stessa impresa, 2000 – 2004"]);
		expect(jobs.map(({ company }) => company)).toEqual(["Impresa Edile Rota S.n.c.", "Impresa Edile Rota S.n.c."]);
	});

	it("a role that ended when the one above it began is at the same employer, whatever stands behind its title", () => {
		const jobs = jobsIn(
			["Ottawa Public Library, Ottawa, ON\tMay 2013 to present", "Coordinator, Rosemount Branch\tSeptember 2019 – present"],
			["Librarian, Teen and Children’s Services\tMay 2013 – August 2019"],
		);
		expect(jobs[1]).toMatchObject({ title: "Librarian, Teen and Children’s Services", company: "Ottawa Public Library" });
	});

	it("what a label opens goes on with nothing above it", () => {
		const [first, second] = linesOf(["PT Surya Komponen Abadi, bagian PPIC", "Jabatan: Staf Administrasi"]);
		expect(wholeLinesOf([first as never, { ...(second as NonNullable<typeof second>), isRest: true }]).length).toBe(2);
	});
});

describe("studies", () => {
	it("the word that opens a field is none of the degree before it", () => {
		expect(studyOf("studia licencjackie, kierunek", "Ekonomia")).toEqual({ degree: "studia licencjackie", field: "Ekonomia" });
		expect(studyOf("Energieelektroniker, Fachrichtung Betriebstechnik", null).degree).toBe("Energieelektroniker, Fachrichtung Betriebstechnik");
	});
});

describe("what wrapped", () => {
	it("the end of a span stands below its beginning in the last cells of two rows that look different", () => {
		const rows = ["Santa Casa\tfev. 2014", "Fisioterapeuta\tset. 2018", "Kinésithérapie Vernier\tout. 2012", "Assistente\tdez. 2013"];
		const lines = ["Percurso", ...rows.slice(0, 2), "Equipa de cinco", ...rows.slice(2)].map((text, at) => ({
			...lineWithoutLooks(at, text, "text"),
			bold: at === 1 || at === 4,
		}));
		expect(withWholeDates(lines).map(({ text }) => text)).toEqual([
			"Percurso",
			"Santa Casa\tfev. 2014 – set. 2018",
			"Fisioterapeuta",
			"Equipa de cinco",
			"Kinésithérapie Vernier\tout. 2012 – dez. 2013",
			"Assistente",
		]);
	});

	const SET = {
		page: 1,
		column: 0,
		fontSize: 12,
		bold: false,
		italic: false,
		caps: false,
		gap: 0,
		hasRule: false,
		links: [],
		indent: 0,
		mark: null,
		x: 40,
	} as const;
	const row = (text: string, y: number, firstRight: number, lastX: number) =>
		({ ...SET, text, y, lastY: y, right: 520, firstRight, lastX, kind: "text" as const }) satisfies TextLine & { kind: string; lastY: number };
	const line = (text: string, y: number) => ({ ...SET, text, y, lastY: y, right: 160, kind: "text" as const });

	it("a row goes on below its dates where the next word had no room before them", () => {
		const whole = withWholeFirstParts([row("Pharmacist, Selly Park Primary Care\t04/22–09/24", 100, 430, 460), line("Network, Birmingham", 116)]);
		expect(whole.map(({ text }) => text)).toEqual(["Pharmacist, Selly Park Primary Care Network, Birmingham\t04/22–09/24"]);
	});

	it("it does not where there was room, nor where others have lines of their own there", () => {
		const apart = [row("Pharmacist\t04/22–09/24", 100, 110, 460), line("Selly Park Network, Birmingham", 116)];
		expect(withWholeFirstParts(apart)).toEqual(apart);
	});

	it("dates that wrap beside it are put together too", () => {
		const whole = withWholeFirstParts([
			row("Klinikum Warnow, Klinik für Kardiologie (CA Dr. U.\t1. Januar 2016 bis", 100, 380, 440),
			row("Ehmke), Rostock\t30. Juni 2020", 116, 120, 450),
		]);
		expect(whole.map(({ text }) => text)).toEqual(["Klinikum Warnow, Klinik für Kardiologie (CA Dr. U. Ehmke), Rostock\t1. Januar 2016 bis 30. Juni 2020"]);
	});

	it("lines of scripts without blanks are no items of one word", () => {
		const lines = ["モノリスから精算ドメインを切り出し", "製マイクロサービスとして再構築する", "間の精算を担う仕組みを設計した。あ", "件"].map((text, at) => ({
			...lineWithoutLooks(at, text, "text"),
			x: 40,
			y: 100 + 14 * at,
			right: 40 + 10 * text.length,
			fontSize: 10,
		}));
		expect([...restsOf(lines).values()].filter(Boolean).length).toBeGreaterThan(1);
	});
});
