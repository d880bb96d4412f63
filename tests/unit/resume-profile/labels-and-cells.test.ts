import { describe, expect, it } from "vitest";
import { pageRegions } from "@/lib/tools/reading/pdf/page-regions";
import { readPdf } from "@/lib/tools/reading/pdf/read-pdf";
import { findDateRange } from "@/lib/tools/reading/text/date-ranges";
import type { TextSegment } from "@/lib/tools/reading/text/text-line";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import { headsCertificates } from "@/lib/tools/resume-profile/words/column-headings";
import { isNameLabel } from "@/lib/tools/resume-profile/words/name-labels";
import { linesDocument } from "@/tests/factories/resumes/lines-document";
import { drawPdf } from "@/tests/factories/resumes/pdf-layouts";

const NOW = new Date("2026-11-01T00:00:00Z");
const read = (...lines: string[]) => readProfile(linesDocument(lines), NOW);

describe("what a form puts before a name", () => {
	it.each(["Nombres y apellidos", "Nome / Cognome", "NOMBRE COMPLETO", "Jméno a příjmení", "Adı Soyadı", "氏 名"])("%j is a label", (text) => {
		expect(isNameLabel(text)).toBe(true);
	});

	it.each(["Ana Nombre Ruiz", "Full time", "Nome Example"])("%j is none", (text) => {
		expect(isNameLabel(text)).toBe(false);
	});

	it("is never taken for the name itself", () => {
		const { name } = read("DATOS PERSONALES", "NOMBRES Y APELLIDOS\tAna Lucía Ejemplo Rojas", "CIUDAD\tBogotá", "CORREO\tana@example.com");
		expect(name?.value).toBe("Ana Lucía Ejemplo Rojas");
	});
});

describe("forms of jobs", () => {
	it("tell in two places of one row when a job began and ended", () => {
		const { experience } = read(
			"Ana Ejemplo",
			"EXPERIENCIA LABORAL",
			"EMPRESA\tMolinos del Valle S.A.\tCIUDAD\tCali",
			"CARGO\tElectricista\tJEFE INMEDIATO\tIng. Carlos Gil",
			"FECHA DE INGRESO\tJunio de 2015\tFECHA DE RETIRO\tDiciembre de 2018",
			"EMPRESA\tConsorcio Vial\tCIUDAD\tPasto",
			"CARGO\tAuxiliar\tJEFE INMEDIATO\tIng. Rosa Paz",
			"FECHA DE INGRESO\tEnero de 2013\tFECHA DE RETIRO\tMayo de 2015",
		);
		expect(experience.map(({ title, company, startDate, endDate }) => [title, company, startDate, endDate])).toEqual([
			["Electricista", "Molinos del Valle S.A.", "2015-06", "2018-12"],
			["Auxiliar", "Consorcio Vial", "2013-01", "2015-05"],
		]);
	});

	it("read what stands in a column of duties as what is told of the job", () => {
		const { experience } = read(
			"Ann Example",
			"EXPERIENCE",
			"Period\tPosition\tCompany\tDuties",
			"03.2018 – present\tFitter\tHarbour Works Ltd\tRepairs of pumps",
			"05.2012 – 02.2018\tHelper\tQuay Yard Ltd\tCleaning of tanks",
		);
		expect(experience.map(({ title, bullets }) => [title, bullets.map(({ text }) => text)])).toEqual([
			["Fitter", ["Repairs of pumps"]],
			["Helper", ["Cleaning of tanks"]],
		]);
	});
});

describe("tables of studies and certificates", () => {
	it("know the column of dates by the row below its heading, where that is the only one of unknown words", () => {
		const { education } = read(
			"Ana Ejemplo",
			"FORMACIÓN",
			"TÍTULO\tINSTITUCIÓN\tCUÁNDO FUE",
			"Técnico en Redes\tInstituto del Sur\tDiciembre de 2012",
			"Bachiller\tColegio Central\tNoviembre de 2005",
		);
		expect(education.map(({ institution, endDate }) => [institution, endDate])).toEqual([
			["Instituto del Sur", "2012-12"],
			["Colegio Central", "2005-11"],
		]);
	});

	it("certify nothing by their row of headings", () => {
		expect(headsCertificates("Nazwa\tWydane\tWażne do")).toBe(true);
		expect(headsCertificates("First aid\tRed Cross\t2023")).toBe(false);
		const { certifications } = read(
			"Ann Example",
			"CERTIFICATES",
			"Certificate\tNumber\tIssued\tValid until",
			"Basic Safety Training\tST-88120\t10 Jan 2023\t10 Jan 2028",
			"Survival Craft\tST-88197\t10 Jan 2023\t10 Jan 2028",
		);
		expect(certifications.map(({ name }) => name)).toEqual(["Basic Safety Training", "Survival Craft"]);
	});

	it("say when a study ended in words that are no school", () => {
		const { education } = read(
			"Ana Exemplo",
			"FORMAÇÃO",
			"• Tecnólogo em Gestão Comercial – UNA Contagem – Concluído em 2019",
			"• Ensino Médio – Escola Estadual Helena – Concluído em 2010",
		);
		expect(education.map(({ institution }) => institution)).toEqual(["UNA Contagem", "Escola Estadual Helena"]);
	});
});

describe("lists of skills in cells", () => {
	it("name their groups in the first cell, also where a group holds one thing alone", () => {
		const { skills } = read("Ann Example", "Skills", "Office\tORBIS, Microsoft Word", "Ward\tWound care");
		expect(skills.map(({ value }) => value).sort()).toEqual(["Microsoft Word", "ORBIS", "Wound care"]);
	});
});

it("what may be another word is no month of a year in the next cell", () => {
	expect(findDateRange("DES\t2010")?.end).toBe("2010");
	expect(findDateRange("des 2010")?.end).toBe("2010-12");
});

describe("a row of a Japanese history that goes on behind the entering", () => {
	it("names the employer and the place within it", () => {
		const { experience } = read(
			"学歴・職歴",
			"平成24\t4\t株式会社青空商事 入社 総務部に配属",
			"平成30\t9\t一身上の都合により退社",
			"平成30\t10\t港湾運輸株式会社 入社 経理課にて月次決算を担当",
			"現在に至る",
		);
		expect(experience.map(({ title, company, startDate, endDate, isCurrent }) => [title, company, startDate, endDate, isCurrent])).toEqual([
			[null, "港湾運輸株式会社", "2018-10", null, true],
			["総務部", "株式会社青空商事", "2012-04", "2018-09", false],
		]);
	});
});

describe("pages", () => {
	const segment = (text: string, x: number, y: number, more: Partial<TextSegment> = {}): TextSegment => ({
		text,
		x,
		y,
		width: text.length * 5,
		fontSize: 10,
		bold: false,
		italic: false,
		links: [],
		...more,
	});

	it("with a title in their middle above a form are no columns", () => {
		const labels = ["Name", "Anschrift", "Telefon", "E-Mail", "Geboren", "Stand"];
		const values = ["Katharina Beispiel", "Ringweg 4, 38114 Braunschweig", "0171 4482000", "k.beispiel@example.org", "14.02.1994 in Wolfsburg", "verheiratet"];
		const heading = { fontSize: 12, bold: true };
		const rows = [
			[segment("Lebenslauf", 250, 60, { fontSize: 18, bold: true })],
			[segment("Persönliche Daten", 60, 90, heading)],
			...labels.map((label, at) => [segment(label, 62, 110 + at * 18), segment(values[at] ?? "", 176, 110 + at * 18)]),
			[segment("Berufspraxis", 60, 230, heading)],
		];
		expect(pageRegions(rows, [])).toHaveLength(1);
	});

	it("keep a span that wrapped in the middle of its cell in its row", async () => {
		const draw: Parameters<typeof drawPdf>[0] = (doc) => {
			const put = (text: string, x: number, y: number) => doc.font("regular").fontSize(10).text(text, x, y, { lineBreak: false });
			put("Period", 64, 100);
			put("Clinic", 150, 100);
			put("Duties", 320, 100);
			put("2019.03 –", 58, 120);
			put("now", 70, 132);
			put("Harbour Clinic", 150, 126);
			put("Therapy of backs", 320, 126);
			put("2015.02 –", 58, 150);
			put("2019.02", 63, 162);
			put("Quay Hospital", 150, 156);
			put("Care after strokes", 320, 156);
		};
		const lines = (await readPdf(await drawPdf(draw))).lines.map(({ text }) => text);
		expect(lines.slice(1)).toEqual(["2019.03 – now\tHarbour Clinic\tTherapy of backs", "2015.02 – 2019.02\tQuay Hospital\tCare after strokes"]);
	});
});

it("a form's rows below each other say when a job began and ended", () => {
	const { experience } = read(
		"Ann Voorbeeld",
		"Werkervaring",
		"Functie:\tVerzorgende",
		"Werkgever:\tZorghuis Zuid",
		"Van:\toktober 2017",
		"Tot:\theden",
		"Functie:\tHelpende",
		"Werkgever:\tZorghuis Noord",
		"Van:\tfebruari 2013",
		"Tot:\tseptember 2017",
	);
	expect(experience.map(({ title, startDate, endDate, isCurrent }) => [title, startDate, endDate, isCurrent])).toEqual([
		["Verzorgende", "2017-10", null, true],
		["Helpende", "2013-02", "2017-09", false],
	]);
});

it("a span in a narrow cell is whole, over however many lines it wraps", async () => {
	const draw: Parameters<typeof drawPdf>[0] = (doc) => {
		const put = (text: string, x: number, y: number) => doc.font("regular").fontSize(10).text(text, x, y, { lineBreak: false });
		const entry = (dates: readonly string[], lines: readonly string[], y: number) => {
			for (const [at, text] of dates.entries()) put(text, 60, y + at * 12);
			for (const [at, text] of lines.entries()) put(text, 140, y + at * 12);
		};
		entry(["February", "2018 –", "December", "2019"], ["Laboratory assistant", "Harbour Hospital", "Analysed samples of blood", "Kept the records"], 100);
		entry(["2014-09 – 2018-", "02"], ["Trainee", "Quay Laboratories"], 170);
	};
	const lines = (await readPdf(await drawPdf(draw))).lines.map(({ text }) => text);
	expect(lines.filter((text) => text.includes("\t"))).toEqual(["February 2018 – December 2019\tLaboratory assistant", "2014-09 – 2018-02\tTrainee"]);
});
