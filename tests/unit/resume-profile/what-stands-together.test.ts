import { describe, expect, it } from "vitest";
import { lineWithoutLooks } from "@/lib/tools/resume-profile/file/line-without-looks";
import { markLines } from "@/lib/tools/resume-profile/file/mark-lines";
import type { LineLabel } from "@/lib/tools/resume-profile/labelling/labels";
import { withWholeRuns } from "@/lib/tools/resume-profile/profile/parts/whole-runs";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import { linesDocument } from "@/tests/factories/resumes/lines-document";
import { makeTextLine } from "@/tests/factories/text-line";

const NOW = new Date("2026-11-01T00:00:00Z");
const read = (...lines: string[]) => readProfile(linesDocument(lines), NOW);

/** A printed page: texts from its top downwards, with what stands at which height. */
function page(number: number, ...texts: (readonly [y: number, text: string])[]) {
	return texts.map(([y, text]) => makeTextLine({ page: number, text, y }));
}

const marked = (...lines: ReturnType<typeof page>) =>
	markLines({ pageCount: 2, lines, hasImages: false, pageHeightPt: 842, scannedPages: [], warnings: [] }).map(({ text }) => text);

describe("running headers and footers", () => {
	it("are read once, also where a page's margin is wider or its last page ends early", () => {
		const texts = marked(
			...page(1, [88, "Rosa Achter, curriculum vitae"], [120, "Head of Conservation"], [400, "Cleaned registers"], [770, "rosa@achter.example, 07700 900123"]),
			...page(2, [79, "Rosa Achter, curriculum vitae"], [110, "Prepared loans"], [300, "Kept the records"], [330, "rosa@achter.example, 07700 900123"]),
		);
		expect(texts).toEqual([
			"Rosa Achter, curriculum vitae",
			"Head of Conservation",
			"Cleaned registers",
			"rosa@achter.example, 07700 900123",
			"Prepared loans",
			"Kept the records",
		]);
	});

	it("are neither headings nor dates that begin two pages, nor what stands in the midst of them", () => {
		const [first, second] = [
			page(1, [120, "Professional experience"], [140, "2016 – 2019, Hull"], [300, "Gave talks to societies"], [500, "One"], [520, "Two"]),
			page(2, [120, "Professional experience"], [140, "2016 – 2019, Hull"], [300, "Gave talks to societies"], [500, "Three"], [520, "Four"]),
		];
		expect(marked(...first, ...second)).toHaveLength(10);
	});
});

describe("a career that is told in two languages", () => {
	const german = [
		"Jürgen Falkenrath",
		"Berufserfahrung",
		"Vertriebsleiter, Solartechnik Breisgau GmbH, 2018 – heute",
		"- Umsatz von vier auf elf Millionen Euro gesteigert und ein Team aufgebaut",
		"Kundenbetreuer, Windkraft Nord AG, 2012 – 2018",
		"- Betreuung von sechzig Stadtwerken in ganz Norddeutschland",
		"Ausbildung",
		"Diplom, Hochschule Offenburg, 2006 – 2011",
	];
	const english = [
		"Jürgen Falkenrath",
		"Professional experience",
		"Head of Sales, Solartechnik Breisgau GmbH, 2018 – present",
		"- Raised the revenue from four to eleven million euros and built a team",
		"Account Manager, Windkraft Nord AG, 2012 – 2018",
		"- Looked after sixty municipal utilities in all of the north",
		"Education",
		"Diploma, Hochschule Offenburg, 2006 – 2011",
	];

	it("is read once, as it stands first, and what comes again is told with its reason", () => {
		const { experience, education, unused, gaps } = read(...german, ...english);
		expect(experience.map(({ title, company }) => [title, company])).toEqual([
			["Vertriebsleiter", "Solartechnik Breisgau GmbH"],
			["Kundenbetreuer", "Windkraft Nord AG"],
		]);
		expect(education).toHaveLength(1);
		expect(unused.filter(({ reason }) => reason === "told_again").map(({ text }) => text)).toContain("Account Manager, Windkraft Nord AG, 2012 – 2018");
		expect(gaps).toContainEqual(expect.stringContaining("the same is told in another language"));
	});

	it("is no other career in the same language, and no other years in another one", () => {
		expect(read(...german).unused.filter(({ reason }) => reason === "told_again")).toEqual([]);
		const later = english.map((line) => line.replace(/(?:19|20)(\d\d)/g, (_year, two: string) => `19${two}`));
		expect(read(...german, ...later).unused.filter(({ reason }) => reason === "told_again")).toEqual([]);
	});
});

describe("what stands together", () => {
	it("keeps a freelancer's clients with the work for them", () => {
		const { experience, otherSections } = read(
			"Mireille Okonkwo",
			"Experience",
			"Independent UX researcher, Okonkwo Research",
			"2017 – today, Lyon",
			"Interviews and usability tests for public bodies and companies. Clients:",
			"• Ville de Grenoble (2021–2022): redesign of the benefits portal; 40 interviews in three languages",
			"• Banque Rhodanienne (2019–2020): onboarding of small businesses, drop-out cut by a third",
			"• MédiaLoire (2018): audience panel for a news app",
			"UX designer, Atelier Confluence",
			"2012 – 2017, Lyon",
			"• Designed the ticketing machines of the regional railway",
		);
		expect(otherSections).toEqual([]);
		expect(experience[0]?.bullets.map(({ text }) => text.slice(0, 5))).toEqual(["Inter", "Ville", "Banqu", "Média"]);
	});

	/** A line with what the reader took it for. */
	type Taken = readonly [label: LineLabel, kind: "heading" | "text" | "bullet", text: string];
	const wholeRunsOf = (taken: readonly Taken[]) => {
		const lines = taken.map(([, kind, text], at) => lineWithoutLooks(at, text, kind));
		return withWholeRuns(
			lines,
			taken.map(([label]) => label),
		);
	};
	const strengths: readonly Taken[] = [
		["heading.experience", "heading", "AREAS OF STRENGTH"],
		["job.start", "text", "Organisation"],
		["job.text", "bullet", "Rebuilt the filing of 9,000 patient records"],
		["job.start", "text", "Money"],
		["job.text", "bullet", "Kept the books of a law firm with twelve partners"],
		["heading.skills", "text", "People"],
		["skills", "bullet", "Hired and trained six receptionists"],
	];
	const history: readonly Taken[] = [
		["heading.experience", "heading", "WORK HISTORY"],
		["job.start", "text", "Office Manager, Desert Sage Family Clinic, Tucson, 2009–2014"],
		["job.start", "text", "Bookkeeper, Harlan & Ortiz LLP, Phoenix, 2005–2009"],
	];

	it("tells groups of strengths from jobs where a dated career stands elsewhere", () => {
		const untouched = history.map(([label]) => label);
		expect(wholeRunsOf([...strengths, ...history])).toEqual(["heading.other", ...Array<LineLabel>(6).fill("other"), ...untouched]);
	});

	it("takes no job for a group: without another career, with a title, an employer or dates", () => {
		expect(wholeRunsOf(strengths)).toEqual(strengths.map(([label]) => label));
		for (const head of ["Bookkeeper", "Harlan & Ortiz LLP, Phoenix", "Front desk, 2003"]) {
			const jobs = strengths.map((line, at): Taken => (at === 3 ? ["job.start", "text", head] : line));
			expect(wholeRunsOf([...jobs, ...history])[0]).toBe("heading.experience");
		}
	});

	it("reads a navy for no language, and keeps patents as they are printed", () => {
		const { languages, otherSections } = read(
			"Haruto Lindqvist",
			"Experience",
			"Principal Engineer, Nordbatteri AB, 2016 – present",
			"• Leads cell design for marine packs",
			"Patents",
			'• US 10,555,123 B2, "Separator with graded porosity", granted 2019',
			'• EP 3 412 345 A1, "Method of forming a lithium cell", filed 2021',
			"Military service",
			"Swedish Navy, conscript, 2001 – 2002",
		);
		expect(languages).toEqual([]);
		expect(otherSections.map(({ heading, lines }) => [heading, lines.length])).toEqual([
			["Patents", 2],
			["Military service", 1],
		]);
	});
});

describe("an employer's name", () => {
	it("is whole with what it quotes", () => {
		const { experience } = read(
			"Ana Ejemplo",
			"Experiencia laboral",
			"Jefa de Sección\t2019 – 2023",
			"Hospital Provincial «Dr. Lisandro Funes»",
			"- Guardias y consultorio",
			"Repartidor\t2011 – 2018",
			"Bebidas del Norte",
			"- Reparto a domicilio",
		);
		expect(experience[0]?.company).toBe("Hospital Provincial «Dr. Lisandro Funes»");
	});
});
