import { describe, expect, it } from "vitest";
import { givenProfile } from "@/lib/tools/resume-profile/profile/given-profile";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { permitsIn } from "@/lib/tools/resume-profile/words/permit-words";
import { readOpenResumes } from "@/tests/factories/read-resumes";
import { linesDocument } from "@/tests/factories/resumes/lines-document";

const NOW = new Date("2026-11-01T00:00:00Z");

type Drawn = Partial<ResumeLine> & { readonly text: string };

function read(...lines: Drawn[]) {
	const document = linesDocument(lines.map(({ text }) => text));
	const drawn = document.lines.map((line, at) => ({ ...line, fontSize: 10, x: 50, y: 50 + at * 14, gap: 0, ...lines[at] }));
	return readProfile({ ...document, lines: drawn }, NOW);
}

const heading = (text: string): Drawn => ({ text, kind: "heading", bold: true, fontSize: 13 });
const head = (text: string): Drawn => ({ text, kind: "text", bold: true });
const item = (text: string): Drawn => ({ text, kind: "bullet" });
const plain = (text: string): Drawn => ({ text, kind: "text" });

const RESUME = [
	{ text: "Ann Example", kind: "heading", bold: true, fontSize: 22 } satisfies Drawn,
	plain("ann@example.com"),
	heading("Experience"),
	head("Registered Nurse, Cardiovascular ICU\tApr 2019 – Present"),
	plain("University Health Network, Toronto"),
	item("Care for two patients at a time."),
	item("Preceptor to 14 new graduates."),
	heading("Education"),
	head("Bachelor of Science in Nursing"),
	plain("Ryerson University\t2009 – 2013"),
];

/** A section's lines, each with its mark in front and its dates behind. */
function printed(profile: ReturnType<typeof read>, section: string): string[] {
	const lines = profile.printed?.sections.filter((one) => one.section === section).flatMap((one) => one.lines) ?? [];
	return lines.map(({ text, dates, style, isStrong }) => `${style === "item" ? "• " : isStrong ? "! " : ""}${text}${dates === null ? "" : ` @ ${dates}`}`);
}

describe("sections as the file prints them", () => {
	it("keep the file's lines in its order, dates apart, whatever was read of them", () => {
		const profile = read(...RESUME);
		expect(printed(profile, "experience")).toEqual([
			"! Registered Nurse, Cardiovascular ICU @ Apr 2019 – Present",
			"University Health Network, Toronto",
			"• Care for two patients at a time.",
			"• Preceptor to 14 new graduates.",
		]);
		expect(printed(profile, "education")).toEqual(["! Bachelor of Science in Nursing", "Ryerson University @ 2009 – 2013"]);
		expect(JSON.stringify(profile.printed)).not.toContain("ann@example.com");
	});

	it("put a span of dates together that a narrow column holds in two lines", () => {
		const profile = read(...RESUME.slice(0, 7), head("Marketing Manager\t2019.07"), plain("Brightcom Ltd.\t~ 2021.02"), item("Ran campaigns."));
		expect(printed(profile, "experience").slice(4)).toEqual(["! Marketing Manager @ 2019.07 ~ 2021.02", "Brightcom Ltd.", "• Ran campaigns."]);
	});

	it("join an item with how it goes on, and drop pictures that are drawn as letters", () => {
		const profile = read(
			...RESUME.slice(0, 5),
			item("Care for two patients at a time,"),
			plain("and their families"),
			plain("\uf073\t01/2016 – 03/2019\tHarbour Clinic"),
		);
		expect(printed(profile, "experience")[2]).toBe("• Care for two patients at a time, and their families");
		expect(printed(profile, "experience").at(-1)).toMatch(/^!? ?Harbour Clinic @ 01\/2016 – 03\/2019$/);
	});

	it("join what breaks off: within brackets, after a comma or a dash, with dates that stand beside its end; not what stands apart", () => {
		const profile = read(
			...RESUME.slice(0, 7),
			heading("Education"),
			head("BBA, Supply Chain, University of Wisconsin, Milwaukee,"),
			plain("WI\tMay 2008"),
			heading("Certificates"),
			plain("Solutions Architect –"),
			plain("Associate: 2021"),
			plain("First Responder (wilderness,"),
			plain("since 2019)"),
			{ ...plain("Fire warden,"), gap: 1 },
			{ ...plain("Forklift B1"), gap: 1 },
		);
		expect(printed(profile, "education")).toEqual(["! BBA, Supply Chain, University of Wisconsin, Milwaukee, WI @ May 2008"]);
		expect(printed(profile, "certifications").map((line) => line.replace("! ", ""))).toEqual([
			"Solutions Architect – Associate: 2021",
			"First Responder (wilderness, since 2019)",
			"Fire warden,",
			"Forklift B1",
		]);
	});

	it("keep the hyphen of a word whose other half comes later", () => {
		const profile = read(...RESUME.slice(0, 5), item("Planung von Brücken-"), plain("und Industriebauten, Über-"), plain("wachung der Baustellen"));
		expect(printed(profile, "experience").at(-1)).toBe("• Planung von Brücken- und Industriebauten, Überwachung der Baustellen");
	});

	it("stand for the entries until a person changes one; the head of the resume may change", () => {
		const profile = read(...RESUME);
		expect(givenProfile(profile, NOW).printed).toEqual(profile.printed);
		const [job] = profile.experience;
		if (!job) throw new Error("A job is read");
		const renamed = { ...profile, name: profile.name && { ...profile.name, value: "Ann B. Example" } };
		expect(givenProfile(renamed, NOW).printed).toEqual(profile.printed);
		expect(givenProfile({ ...profile, experience: [{ ...job, title: "Charge Nurse" }] }, NOW).printed).toBeNull();
		expect(givenProfile({ ...profile, education: [] }, NOW).printed).toBeNull();
	});
});

it("of a resume that a person made, every line stands in a printed section, in the head, or is named as unused", async () => {
	const resumes = await readOpenResumes(9);
	const undivided: string[] = [];
	for (const { name, profile } of resumes) {
		const sections = profile.printed?.sections ?? [];
		const ids = sections.flatMap(({ lines }) => lines.flatMap(({ source }) => source.lineIds));
		expect(new Set(ids).size, name).toBe(ids.length);
		if (sections.length < 2) undivided.push(name);
	}
	expect(undivided).toEqual([]);
});

describe("what the person may do", () => {
	it.each([
		["Driving licence: C+E, digital tachograph card", ["Driving licence: C+E, digital tachograph card"]],
		["Born 14.05.1988 · Führerschein Klasse B", ["Führerschein Klasse B"]],
		["Permis B\tvéhicule personnel", ["Permis B: véhicule personnel"]],
		["NMC PIN 12A3456E", ["NMC PIN 12A3456E"]],
		["Cédula profesional: 7712345", ["Cédula profesional: 7712345"]],
		["運転免許：普通自動車第一種", ["運転免許：普通自動車第一種"]],
		["Nationality: Irish", []],
		["Visaginas, Lithuania", []],
		["Albona Krasniqi", []],
	])("%s", (text, permits) => {
		expect(permitsIn(text)).toEqual(permits);
	});

	it("is printed, and what else the line says of the person is not", () => {
		const profile = read(
			...RESUME,
			heading("Personal details"),
			plain("Date of birth: 14 May 1988"),
			plain("Driving licence: B, C1"),
			plain("Work permit: settled status"),
		);
		const text = JSON.stringify(profile.printed?.sections);
		expect(text).toContain("Driving licence: B, C1");
		expect(text).toContain("Work permit: settled status");
		expect(text).not.toContain("14 May 1988");
	});
});

describe("dates", () => {
	it("drawn in cells are whole again, and stand with the entry that they are nearest to, whatever its size of letters", () => {
		const at = (y: number, line: Drawn): Drawn => ({ ...line, x: 43, y });
		const profile = read(
			...RESUME.slice(0, 3),
			at(400, { ...head("Retoucher"), fontSize: 10 }),
			at(412.5, { ...plain("Harbour Pictures, Padua"), fontSize: 9.6 }),
			at(424.5, { ...plain("mar.\t2009\t– aug. 2010"), fontSize: 8 }),
			at(450, { ...head("Assistant photographer"), fontSize: 10, gap: 0.5 }),
			at(462.5, { ...plain("2013"), fontSize: 8, gap: 0.31 }),
			at(476.5, { ...head("Intern, picture archive"), fontSize: 10, gap: 0.15 }),
			at(489, { ...plain("Benetton Foundation, Treviso\t2018-09\t→\t2022-03"), fontSize: 9.6 }),
		);
		expect(printed(profile, "experience")).toEqual([
			"! Retoucher",
			"Harbour Pictures, Padua @ mar. 2009 – aug. 2010",
			"! Assistant photographer @ 2013",
			"! Intern, picture archive",
			"Benetton Foundation, Treviso @ 2018-09 → 2022-03",
		]);
	});
});

describe("dates above what they are of", () => {
	it("never go to the entry before, where the section begins with dates", () => {
		const profile = read(
			...RESUME.slice(0, 7),
			heading("Education"),
			plain("2023 – present (expected June 2026)"),
			head("Master of Manual Therapy"),
			plain("SOMT University, Amersfoort"),
			plain("2012 – 2016"),
			head("Bachelor of Physiotherapy"),
			plain("Hanze College, Groningen"),
		);
		const lines = printed(profile, "education").join("\n");
		expect(lines).not.toContain("Amersfoort @");
		expect(lines.indexOf("2012 – 2016")).toBeGreaterThan(lines.indexOf("Amersfoort"));
	});
});

describe("a form", () => {
	const FORM: Drawn[] = [
		heading("Experiencia laboral"),
		head("Institución / empresa\tColegio Champagnat, Popayán"),
		plain("Cargo\tProfesor de Física"),
		plain("Fecha\t19 de enero de 2015 – Actualmente"),
		plain("Jefe inmediato: Lic. Hernando Ospina"),
		plain("Institución / empresa\tInstituto Los Mejores, Cali"),
		plain("Cargo\tDocente de refuerzo"),
		plain("Fecha\t2007 - 2008"),
		{ ...plain("Institución / empresa\tEjército Nacional, Palmira"), gap: 0 },
		{ ...head("Cargo\tSoldado bachiller"), gap: 1 },
		plain("Fecha\t1999 a 2000"),
	];

	it("has all its rows alike, and an entry begins where the first label comes again", () => {
		const profile = read(...RESUME.slice(0, 2), ...FORM);
		const lines = profile.printed?.sections.find(({ section }) => section === "experience")?.lines ?? [];
		expect(lines.filter(({ opens }) => opens).map(({ text }) => text.split(" · ")[1])).toEqual([
			"Colegio Champagnat, Popayán",
			"Instituto Los Mejores, Cali",
			"Ejército Nacional, Palmira",
		]);
		expect(lines.filter(({ text }) => text.startsWith("Fecha")).map(({ text, dates }) => [text, dates])).toEqual([
			["Fecha · 19 de enero de 2015 – Actualmente", null],
			["Fecha · 2007 - 2008", null],
			["Fecha · 1999 a 2000", null],
		]);
		const strong = lines.filter(({ isStrong }) => isStrong).map(({ text }) => text.split(" · ")[0]);
		expect(new Set(strong).size).toBe(1);
		expect(strong).toHaveLength(3);
	});
});
