import { describe, expect, it } from "vitest";
import type { SegmentRole } from "@/lib/tools/resume-profile/labelling/labels";
import { segmentsOf } from "@/lib/tools/resume-profile/labelling/segments";
import { settledJobRoles } from "@/lib/tools/resume-profile/profile/heads/job-head-roles";
import { settledSchoolRoles } from "@/lib/tools/resume-profile/profile/heads/school-head-roles";
import { readCertifications } from "@/lib/tools/resume-profile/profile/lists/read-certifications";
import { readSkills } from "@/lib/tools/resume-profile/profile/lists/read-lists";
import { closedUpName, nameAndTrade } from "@/lib/tools/resume-profile/profile/person/beside-name";
import { readHeadline } from "@/lib/tools/resume-profile/profile/person/read-headline";
import { readName } from "@/lib/tools/resume-profile/profile/person/read-name";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { linesDocument } from "@/tests/factories/resumes/lines-document";

const linesOf = (texts: readonly string[], looks: Partial<ResumeLine> = {}) => linesDocument(texts).lines.map((line) => ({ ...line, ...looks }));
const skills = (...texts: string[]) =>
	readSkills(linesOf(texts), [])
		.map(({ value }) => value)
		.sort();
const certificates = (...texts: string[]) => readCertifications(linesOf(texts)).map(({ name }) => name);

describe("a list of skills as it is printed", () => {
	it("keeps an item with a comma whole, where what stands beside and above it are items", () => {
		expect(skills("Cycle counts\tShrink wrap", "Pallet jack, manual and electric\tOSHA safety")).toEqual([
			"Cycle counts",
			"OSHA safety",
			"Pallet jack, manual and electric",
			"Shrink wrap",
		]);
		expect(skills("• Kassa", "• Word, Excel", "• Ordning", "• Truckkort")).toContain("Word, Excel");
	});

	it("parts at commas where most lines are lists, and a long list among items", () => {
		expect(skills("Java, Kotlin, Go", "AWS, Terraform", "Kafka, Redis")).toContain("Terraform");
		expect(skills("Excel", "Ordering", "Sage", "CostX, Bluebeam, Candy, AutoCAD")).toEqual(expect.arrayContaining(["Bluebeam", "Candy"]));
	});

	it("parts at bars, not at the commas between them", () => {
		expect(skills("ParnasSys | Snappet | Gynzy | Word, Excel, PowerPoint")).toContain("Word, Excel, PowerPoint");
		expect(skills("Lean, Kanban | SAP, MES")).toEqual(["Kanban", "Lean", "MES", "SAP"]);
	});

	it("parts at dashes and slashes that part many", () => {
		expect(skills("Sage 100 – EBP Compta – SAP FI – Silae – TVA, DEB")).toContain("TVA, DEB");
		expect(skills("Leitura de projeto de estruturas / Nível topográfico e estação total (Leica) / MS Project / Dalux Field")).toHaveLength(4);
		expect(skills("إعداد الموازنات، التحليل المالي، إدارة الفريق")).toHaveLength(3);
	});

	it("takes the name of a group beside a list for none", () => {
		expect(skills("EDV / Technik\tEPLAN, KNX, Messtechnik")).toEqual(["EPLAN", "KNX", "Messtechnik"]);
		const [line] = linesOf(["Wet scATAC-seq, CRISPR, imaging"]);
		const runs = [
			{ text: "Wet", bold: true, italic: false },
			{ text: "scATAC-seq, CRISPR, imaging", bold: false, italic: false },
		];
		expect(readSkills(line ? [{ ...line, runs }] : [], []).map(({ value }) => value)).toContain("scATAC-seq");
	});

	it("keeps names that end as levels, times and dates do", () => {
		expect(skills("AKIM, SP-Expert, MARC 21")).toEqual(["AKIM", "MARC 21", "SP-Expert"]);
		expect(skills("Punctual; no call-offs in 2 years; RF scanner")).toContain("no call-offs in 2 years");
		expect(skills("CaseWare, MS Office (Excel inkl. VBA), DATEV")).toContain("MS Office (Excel inkl. VBA)");
	});
});

describe("certificates as they are printed", () => {
	it("stand in two columns, behind slashes and in a row with a label", () => {
		expect(certificates("HCPC RA75501 (renewed March 2024)\tSociety of Radiographers member", "PgCert CT Reporting 2020\tIRMER practitioner")).toEqual([
			"HCPC RA75501",
			"Society of Radiographers member",
			"PgCert CT Reporting",
			"IRMER practitioner",
		]);
		expect(certificates("Safe Pass, renewed May 2024 / Manual Handling / First aid responder, 2023")).toEqual([
			"Safe Pass",
			"Manual Handling",
			"First aid responder",
		]);
		expect(certificates("Carnés y cursos\tCarné de fitosanitarios, nivel cualificado")).toEqual(["Carné de fitosanitarios, nivel cualificado"]);
		expect(certificates("Drone licence A2 (EASA), 2022 · Driving licence B")).toEqual(["Drone licence A2 (EASA)", "Driving licence B"]);
	});

	it("have their names in the first cell of a table", () => {
		expect(certificates("SIRB\tMARINA\tC0123\t19-Jan-2022", "Yellow Fever\tBOQ\tYF-602\t14-Apr-2016")).toEqual(["SIRB", "Yellow Fever"]);
	});

	it.each([
		["Child Protection – Joint Investigative Interviewing, 2017", "Child Protection – Joint Investigative Interviewing"],
		["Excel zaawansowany, Power Query (2021)", "Excel zaawansowany, Power Query"],
		["Gesällbrev, Sveriges Hantverksråd 2009", "Gesällbrev"],
		["Introductory Sommelier, Court of Master Sommeliers, 2023", "Introductory Sommelier"],
		["BHV, herhaling maart 2024", "BHV"],
	])("%j certifies %j", (value, name) => expect(certificates(value)).toEqual([name]));

	it("begins one at a date in the margin", () => {
		expect(certificates("2022\tOSHA 30", "exp. 2026\tICC Class A supervisor", "seit 2005\tJ+S-Leiter")).toEqual([
			"OSHA 30",
			"ICC Class A supervisor",
			"J+S-Leiter",
		]);
	});
});

describe("a name with what stands beside it", () => {
	it("ends where a trade begins, sign or none", () => {
		expect(nameAndTrade("Carl-Fredrik af Tranholm Ekonomichef & vice vd")).toEqual({ name: "Carl-Fredrik af Tranholm", trade: "Ekonomichef & vice vd" });
		for (const name of ["Dr Nomvula Mabuza-Ferreira", "John Smith Baker", "Anna Maria Koch"]) expect(nameAndTrade(name)).toBeNull();
		const { lines } = linesDocument(["Marta Kowalska QA Engineer (manual)", "marta.kowalska@example.com"]);
		const name = readName({ told: [], head: lines, whole: lines, own: new Set() }, "marta.kowalska@example.com");
		expect(name?.value).toBe("Marta Kowalska");
		expect(readHeadline([], name, lines)?.value).toBe("QA Engineer (manual)");
	});

	it("is closed up with the help of the address", () => {
		expect(closedUpName("G R A H A M P . E N T W I S T L E", "g.entwistle@example.com")).toBe("GRAHAM P. ENTWISTLE");
		expect(closedUpName("CLÉMENCE A U B R Y- D A U M O N T", null)).toBe("CLÉMENCE AUBRY-DAUMONT");
		expect(closedUpName("G R A H A M E N T W I S T L E", "office@example.com")).toBe("G R A H A M E N T W I S T L E");
	});

	it("runs over three large lines, and has no degree before it", () => {
		const lines = linesOf(["Signe", "Bach", "Thomsen", "Copenhagen"]).map((line, at) => ({ ...line, fontSize: at < 3 ? 30 : 10 }));
		expect(readName({ told: lines.slice(0, 2), head: lines, whole: lines, own: new Set() }, null)?.value).toBe("Signe Bach Thomsen");
		const [titled] = linesOf(["LEP. Yadira Cauich Peraza"]);
		expect(readName({ told: titled ? [titled] : [], head: [], whole: titled ? [titled] : [], own: new Set() }, null)?.value).toBe("Yadira Cauich Peraza");
	});
});

describe("a headline", () => {
	it("is no address of a form, and no day", () => {
		for (const text of ["Indirizzo\tVia Roma 41, 24058 Romano", "Anschrift", "2024 年 10 月 1 日現在", "令和七年五月三日"])
			expect(readHeadline(linesOf([text]), null)).toBeNull();
	});

	it("goes on below where a bracket is open or opens", () => {
		const lines = linesOf(["Electronics Design Engineer (Embedded &", "Power)"], { fontSize: 14 });
		expect(readHeadline(lines.slice(0, 1), null, lines)?.value).toBe("Electronics Design Engineer (Embedded & Power)");
	});

	it("leaves what is of the name, and a wage", () => {
		const name = { value: "Thiago Nakamura Figueiredo", confidence: 1, source: { lineIds: ["L9"], page: 1, quote: "" } };
		expect(readHeadline(linesOf(["Figueiredo | Product Manager"]), name)?.value).toBe("Product Manager");
		expect(readHeadline(linesOf(["求职意向：销售主管 面议"]), null)?.value).toBe("销售主管");
	});
});

const rolesOf = (kind: "job" | "school", texts: readonly string[], roles: readonly SegmentRole[]) => {
	const named = segmentsOf(linesOf(texts)).map((segment, at) => ({ ...segment, role: segment.isDates ? ("dates" as const) : (roles[at] ?? "note") }));
	return (kind === "job" ? settledJobRoles(named) : settledSchoolRoles(named)).map(({ role, text }) => `${role}: ${text}`);
};

describe("parts of heads by their own words", () => {
	it.each<[string, string[], SegmentRole[], string]>([
		["a house of an employer", ["Undersköterska", "Härnösands kommun, Kastellets boende"], ["title", "company", "place"], "company: Kastellets boende"],
		["what a part is a part of", ["Beca", "Departamento de Obras, ETSAB–UPC, Barcelona"], ["title", "company", "place", "place"], "company: ETSAB–UPC"],
		[
			"how somebody is employed",
			["Estetista – Tempo indeterminato, full time", "VDL (vast dienstverband)"],
			["title", "title", "title", "company", "company"],
			"note: vast dienstverband",
		],
		["how somebody is employed, behind a title", ["Estetista – Tempo indeterminato, full time"], ["title", "title", "title"], "note: Tempo indeterminato"],
		["how long somebody stayed", ["Montelar", "7 años 10 meses", "Analista"], ["company", "title", "title"], "note: 7 años 10 meses"],
		[
			"a region between a town and its country",
			["Analista", "Madrid, Comunidad de Madrid, España"],
			["title", "place", "company", "place"],
			"place: Comunidad de Madrid",
		],
	])("know %s", (_, texts, roles, part) => expect(rolesOf("job", texts, roles)).toContain(part));

	it.each<[string, string[], SegmentRole[], string[]]>([
		["a degree behind its field", ["Filologia germańska – licencjat"], ["degree", "field"], ["field: Filologia germańska", "degree: licencjat"]],
		["a school behind a course", ["IFRS-Grundlagen, Controller Akademie"], ["school", "degree"], ["degree: IFRS-Grundlagen", "school: Controller Akademie"]],
		["a school by its short name", ["Volksschule", "VS Langenrohr"], ["school", "degree"], ["degree: Volksschule", "school: VS Langenrohr"]],
		[
			"a level above a degree",
			["Tertiary\tLyceum of Laguna College", "Bachelor of Science"],
			["degree", "school", "field"],
			["note: Tertiary", "school: Lyceum of Laguna College", "degree: Bachelor of Science"],
		],
		[
			"a town behind a bar",
			["Diploma", "Karel de Grote Hogeschool | Antwerpen"],
			["degree", "school", "school"],
			["degree: Diploma", "school: Karel de Grote Hogeschool", "place: Antwerpen"],
		],
		["no school in a town", ["10 GCSEs Oakbank School, Keighley"], ["degree", "school"], ["degree: 10 GCSEs Oakbank School", "school: Keighley"]],
	])("know %s", (_, texts, roles, parts) => expect(rolesOf("school", texts, roles)).toEqual(parts));
});
