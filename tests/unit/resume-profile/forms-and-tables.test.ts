import { describe, expect, it } from "vitest";
import { Gutters } from "@/lib/tools/reading/pdf/gutters";
import { regionsOf } from "@/lib/tools/reading/pdf/page-regions";
import { certificateName } from "@/lib/tools/resume-profile/profile/lists/certificate-name";
import { withTables } from "@/lib/tools/resume-profile/profile/parts/entry-tables";
import { settleLabels } from "@/lib/tools/resume-profile/profile/parts/settled-labels";
import { withWholeLabels } from "@/lib/tools/resume-profile/profile/parts/whole-labels";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import { columnRoleOf } from "@/lib/tools/resume-profile/words/column-headings";
import { linesDocument } from "@/tests/factories/resumes/lines-document";

const NOW = new Date("2026-11-01T00:00:00Z");
const read = (...lines: string[]) => readProfile(linesDocument(lines), NOW);

describe("tables with a row of headings", () => {
	it("read each row as a job, by what the headings say", () => {
		const { experience } = read(
			"Ann Example",
			"SEA SERVICE",
			"VESSEL\tTYPE / GRT\tRANK\tCOMPANY / AGENCY\tSIGN ON\tSIGN OFF",
			"MV PACIFIC MERIDIAN\tBulk / 43,721\t2ND OFFICER\tStellar Ocean Manning Corp.\t14-FEB-2024\t22-NOV-2024",
			"MV CORAL HARMONY\tBulk / 35,812\t3RD OFFICER\tPanay Shipping Lines\t03-MAR-2022\t18-JAN-2023",
		);
		expect(experience.map(({ title, company, startDate, endDate }) => [title, company, startDate, endDate])).toEqual([
			["2ND OFFICER", "Stellar Ocean Manning Corp.", "2024-02", "2024-11"],
			["3RD OFFICER", "Panay Shipping Lines", "2022-03", "2023-01"],
		]);
	});

	it("know labels whose letters are set apart, and those of scripts of their own", () => {
		const { experience } = read(
			"배성철",
			"경력사항",
			"근무기간\t회사명\t직 위\t담당업무",
			"2011.03 ~ 2016.11\t대신기업\t용접사\t블록 조립",
			"2006.01 ~ 2011.02\t고성철구조\t조공\t철구조물 취부",
		);
		expect(experience.map(({ title, company }) => [title, company])).toEqual([
			["용접사", "대신기업"],
			["조공", "고성철구조"],
		]);
		expect(columnRoleOf("المسمى الوظيفي", "job")).toBe("title");
		expect(columnRoleOf("ระยะเวลา", "job")).toBe("dates");
	});

	it("leave a column open whose heading is unknown, where another is missing", () => {
		const rows = withTables(linesDocument(["Period\tEmployer\tWhat I was", "2011 – 2016\tHarbour Diner\tCook"]).lines);
		expect(rows[1]?.table?.roles).toEqual(["dates", "company", "open"]);
	});

	it("read each row as a study", () => {
		const { education } = read(
			"Ann Example",
			"Education",
			"Qualification\tInstitute\tYear of Passing\tMarks",
			"B.E. Mechanical\tTextile and Engineering Institute\t2015\t71 %",
			"Diploma\tGovernment Polytechnic, Miraj\t2012\t81 %",
		);
		expect(education.map(({ degree, institution, endDate }) => [degree, institution, endDate])).toEqual([
			["B.E. Mechanical", "Textile and Engineering Institute", "2015"],
			["Diploma", "Government Polytechnic, Miraj", "2012"],
		]);
	});

	it("are told from rows of words that head nothing", () => {
		const lines = linesDocument(["Java\tPython\tGo", "From\tTo\tNotes", "Rank\tCompany\tShip", "2019\tDiner\tCook"]).lines;
		expect(withTables(lines).every(({ table }) => table === undefined)).toBe(true);
	});

	it.each([
		["Посада / Rank", "job", "title"],
		["Date of sign on", "job", null],
		["Sign off", "job", "to"],
		["Année", "school", "dates"],
		["Institut (Ort)", "school", "school"],
	] as const)("%j over a %s's column says %j", (heading, kind, role) => {
		expect(columnRoleOf(heading, kind)).toBe(role);
	});
});

describe("forms", () => {
	it("put a label together that its column broke", () => {
		const { lines } = linesDocument(["Funciones y responsabilidades\tFacturación a clientes,", "principales\tatención telefónica", "Otros\tdatos"]);
		expect(withWholeLabels(lines).map(({ text }) => text)).toEqual([
			"Funciones y responsabilidades principales\tFacturación a clientes,",
			"atención telefónica",
			"Otros\tdatos",
		]);
	});

	it("of two rows that may hold the title take the one that names it", () => {
		const { experience } = read(
			"Ann Example",
			"Esperienza lavorativa",
			"Date (da – a)\tmarzo 2012 – ottobre 2017",
			"Nome e indirizzo del datore di lavoro\tLe Pagine Società Cooperativa",
			"Tipo di impiego\tTempo pieno",
			"Qualifica\tBibliotecaria",
			"Date (da – a)\tsettembre 2009 – agosto 2010",
			"Nome e indirizzo del datore di lavoro\tBiblioteca Salaborsa",
			"Tipo di impiego\tVolontaria",
			"Qualifica\tServizio civile nazionale",
		);
		expect(experience.map(({ title, company }) => [title, company])).toEqual([
			["Bibliotecaria", "Le Pagine Società Cooperativa"],
			["Servizio civile nazionale", "Biblioteca Salaborsa"],
		]);
	});

	const piece = (x: number, width: number, y: number, text = "x".repeat(Math.ceil(width / 5))) => ({
		...{ x, y, width, text, fontSize: 10, bold: false, italic: false, links: [] },
	});

	it("have a gutter where labels end and values begin, row after row", () => {
		const rows = [60, 90, 45, 75].map((width, at) => [piece(150 - width, width, at * 20), piece(158, 200, at * 20)]);
		const gutters = new Gutters(rows);
		expect(gutters.parts(piece(100, 50, 0), piece(158, 20, 0))).toBe(true);
		expect(gutters.parts(piece(100, 40, 0), piece(158, 20, 0))).toBe(false);
		expect(new Gutters(rows.slice(1)).parts(piece(100, 50, 0), piece(158, 20, 0))).toBe(false);
	});

	it("keep their labels and values in one region though headings stand among the labels", () => {
		const rows = Array.from({ length: 12 }, (_, at) => {
			const width = 40 + ((at * 17) % 60);
			if (at % 6 === 0) return [{ ...piece(60, 90, at * 20, "WORK HISTORY"), bold: true, fontSize: 13 }];
			return [piece(150 - width, width, at * 20), piece(158, 250, at * 20, "value of a form that is long enough to be text")];
		});
		expect(regionsOf(rows)).toHaveLength(1);
	});
});

it.each(["Curriculum vitae of Ann Example – page 2", "Lebenslauf A. Beispiel – Seite 1 von 2", "Página 1 de 3", "3 页"])("%j is a page's number", (text) => {
	const { lines } = linesDocument([text]);
	expect(settleLabels(lines, ["school.head"])[0]?.label).toBe("noise");
});

it.each(["Wrote page 2 of the handbook", "Seite", "Page layout 24"])("%j is none", (text) => {
	const { lines } = linesDocument([text]);
	expect(settleLabels(lines, ["job.text"])[0]?.label).toBe("job.text");
});

it.each([
	["CCRN, AACN (2020)", "CCRN"],
	["ACLS, American Heart Association, exp. 03/2026", "ACLS"],
	["ADR podstawowy i cysterny, ważny do 03.2026", "ADR podstawowy i cysterny"],
	["Trauma Informed Care, two days (Barnardos, 2018)", "Trauma Informed Care, two days"],
	["Safeguarding Adults Level 2 (2024)", "Safeguarding Adults Level 2"],
	["Additional Qualification: Special Education, Part 2", "Additional Qualification: Special Education, Part 2"],
	["PCQI – Preventive Controls Qualified Individual", "PCQI – Preventive Controls Qualified Individual"],
	["Formation Loi 25 – protection des renseignements, Barreau du Québec, 2023", "Formation Loi 25 – protection des renseignements"],
	["FIMO – 2000", "FIMO"],
])("%j certifies %j", (value, name) => {
	expect(certificateName(value)).toBe(name);
});
