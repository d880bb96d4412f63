import { describe, expect, it } from "vitest";
import type { LineLabel, SegmentRole } from "@/lib/tools/resume-profile/labelling/labels";
import { segmentsOf } from "@/lib/tools/resume-profile/labelling/segments";
import { settledSchoolRoles } from "@/lib/tools/resume-profile/profile/heads/school-head-roles";
import { certificateName } from "@/lib/tools/resume-profile/profile/lists/certificate-name";
import { readCertifications } from "@/lib/tools/resume-profile/profile/lists/read-certifications";
import { readLanguages } from "@/lib/tools/resume-profile/profile/lists/read-lists";
import type { Entry } from "@/lib/tools/resume-profile/profile/parts/resume-parts";
import { schoolEntries } from "@/lib/tools/resume-profile/profile/parts/school-entries";
import { settleLabels } from "@/lib/tools/resume-profile/profile/parts/settled-labels";
import { studyOf } from "@/lib/tools/resume-profile/profile/studies";
import { namesSchool } from "@/lib/tools/resume-profile/words/school-words";
import { isRemark, opensDegree } from "@/lib/tools/resume-profile/words/study-words";
import { linesDocument } from "@/tests/factories/resumes/lines-document";

const linesOf = (texts: readonly string[]) => linesDocument(texts).lines;
const settled = (texts: readonly string[], roles: readonly SegmentRole[]) =>
	settledSchoolRoles(segmentsOf(linesOf(texts)).map((segment, at) => ({ ...segment, role: segment.isDates ? "dates" : (roles[at] ?? "note") }))).map(
		({ role, text }) => `${role}: ${text}`,
	);

/** Studies from lines of which each is a head, or text where it begins with ">". */
function studiesOf(texts: readonly string[]) {
	const lines = linesOf(texts.map((text) => text.replace(/^>/, "")));
	const labelled = lines.map((line, at) => ({ line, label: (texts[at]?.startsWith(">") ? "school.text" : "school.head") as LineLabel, isForm: false }));
	const together = (all: readonly { line: Entry["head"][number] }[]): Entry[] => (all.length > 0 ? [{ head: all.map(({ line }) => line), body: [] }] : []);
	const { studies, strays } = schoolEntries(labelled, together);
	return { studies: studies.map(({ head }) => head.map(({ text }) => text)), strays: strays.map(({ text }) => text) };
}

describe("degree and field", () => {
	it.each([
		["Bachelor of Science in Nursing", "Nursing"],
		["Laurea magistrale in Farmacia", "Farmacia"],
		["Licenciatura en Psicología", "Psicología"],
		["Bacharelado em Direito", "Direito"],
		["Máster Universitario en Tecnología de los Alimentos", "Tecnología de los Alimentos"],
		["MSc Human-Technology Interaction", "Human-Technology Interaction"],
		["Graduaat Transport en logistiek", null],
		["Energieelektroniker in der Instandhaltung", null],
		["Kurs i balayage", null],
	])("%s", (degree, field) => expect(studyOf(degree, null)).toEqual({ degree, field }));

	it.each([
		["kierunek Finanse", "Finanse"],
		["obor Strojní inženýrství", "Strojní inženýrství"],
		["major in Reading", "Reading"],
		["Fachrichtung Elektrotechnik", "Elektrotechnik"],
		["спеціальність Облік", "Облік"],
		["Arbetsrätt 7,5 hp", "Arbetsrätt"],
	])("reads %s as %s", (studied, field) => expect(studyOf("Magister", studied).field).toBe(field));

	it.each(["ปริญญาตรี", "学士", "बी.ए", "תואר ראשון", "بكالوريوس", "бакалавр", "Thạc sĩ", "Yüksek Lisans", "Cử nhân", "석사"])("knows the degree %s", (text) =>
		expect(opensDegree(text)).toBe(true),
	);
});

describe("what is told of a study", () => {
	it.each([
		"mention bien",
		"110/110 e lode",
		"cum laude",
		"7,5 hp",
		"400 YH-poäng",
		"60 ECTS",
		"Note 1,7",
		"GPA 3.6",
		"berufsbegleitend",
		"Level 6",
		"First Class",
		"z wyróżnieniem",
	])("%s is a remark", (text) => expect(isRemark(text)).toBe(true));

	it.each(["Medieninformatik", "Mathematics", "Université de Nantes", "Media Studies"])("%s is none", (text) => expect(isRemark(text)).toBe(false));

	it("takes an honour, a grade and a thesis for no field and no school", () => {
		expect(settled(["Ing., obor Konstrukce", "diplomová práce: Skříně čerpadla"], ["note", "field", "degree", "field"])).toEqual([
			"degree: Ing.",
			"field: obor Konstrukce",
			"note: diplomová práce",
			"note: Skříně čerpadla",
		]);
		expect(settled(["Master MEEF, mention bien", "Tarjeta Profesional 25202"], ["degree", "field", "school"])).toEqual([
			"degree: Master MEEF",
			"note: mention bien",
			"note: Tarjeta Profesional 25202",
		]);
	});

	it("keeps a school's whole name", () => {
		expect(settled(["National Craft Certificate, FÁS / DIT Kevin Street"], ["degree", "school", "field"]).slice(1)).toEqual([
			"school: FÁS",
			"school: DIT Kevin Street",
		]);
		expect(settled(["Eindhoven University (TU/e)"], ["school", "note"])).toEqual(["school: Eindhoven University", "school: TU/e"]);
	});

	it("takes the German word for no school", () => {
		expect(namesSchool("Matura mit Auszeichnung")).toBe(false);
		expect(namesSchool("MIT")).toBe(true);
	});
});

describe("whose dates are whose", () => {
	it("gives dates below to what stands above them", () => {
		const { studies } = studiesOf(["CAS Digital Finance", "Hochschule Luzern", "2021 – 2022", "Bachelor of Science", "Fachhochschule Olten", "2005 – 2008"]);
		expect(studies).toEqual([
			["CAS Digital Finance", "Hochschule Luzern", "2021 – 2022"],
			["Bachelor of Science", "Fachhochschule Olten", "2005 – 2008"],
		]);
	});

	it("gives dates above to what stands below them", () => {
		const { studies } = studiesOf(["10/2008 – 11/2013 Pavia, Italia", "Laurea in Farmacia, Università di Pavia", "2003 – 2008", "Liceo Copernico"]);
		expect(studies).toEqual([
			["10/2008 – 11/2013 Pavia, Italia", "Laurea in Farmacia, Università di Pavia"],
			["2003 – 2008", "Liceo Copernico"],
		]);
	});

	it("finds the dates that stand with a grade below", () => {
		const { studies } = studiesOf(["AAS, Information Systems", "Austin Community College", ">2018 – 2020 GPA 3.6", "High School Diploma", "2015"]);
		expect(studies[0]).toEqual(["AAS, Information Systems", "Austin Community College", "2018 – 2020 GPA 3.6"]);
	});

	it("begins another study with the next degree after dates", () => {
		const { studies } = studiesOf(["Bachelor Logistiek", "Hogeschool Rotterdam | 2001 – 2005", "Havo, profiel E&M", "Libanon Lyceum | 1994 – 2001"]);
		expect(studies.map(([first]) => first)).toEqual(["Bachelor Logistiek", "Havo, profiel E&M"]);
	});
});

describe("what is no study and no certificate", () => {
	it.each([
		[["Roeivereniging Rijnmond", "Penningmeester 2018 – heden"]],
		[["2016 – 2019\tSupervisor, Part II Genetics, Newnham College"]],
		[["07/2006 – 03/2007\tGrundwehrdienst"]],
	])("%s", (texts) => expect(studiesOf(texts)).toEqual({ studies: [], strays: texts }));

	it("keeps a study at a school that names a role", () => {
		expect(studiesOf(["2010 – 2012\tMaster, Tutor College"]).studies).toHaveLength(1);
	});

	it("leaves prizes and roles to other sections", () => {
		const lines = linesOf(["Premio FAD de Arquitectura, 2024", "Treasurer, Hillwalking Club, 2022", "IELTS 7.5, 2023"]);
		const labels = settleLabels(
			lines,
			lines.map((): LineLabel => "certifications"),
		);
		expect(labels.map(({ label }) => label)).toEqual(["other", "other", "certifications"]);
	});

	it("keeps a register's number and parts what is joined", () => {
		expect(certificateName("Vyhláška 50/1978 Sb., § 5 (platnost do 2023)")).toBe("Vyhláška 50/1978 Sb., § 5");
		const read = readCertifications(linesOf(["NEVI 1 (2009) en NEVI 2 (2013)", "CRPE", "(2014)"]));
		expect(read.map(({ name }) => name)).toEqual(["NEVI 1", "NEVI 2", "CRPE"]);
	});
});

describe("spoken languages", () => {
	it("keeps each one's own level and a sign language's own name", () => {
		const read = readLanguages(
			linesOf(["British Sign Language – Level 1", "NZ Sign Language, basic", "Deutsch: Muttersprache, Englisch: sehr gut", "Polski: ojczysty"]),
		);
		expect(read.map(({ value }) => value)).toEqual([
			"British Sign Language",
			"New Zealand Sign Language (Basic)",
			"German (Muttersprache)",
			"English (Sehr gut)",
			"Polish (Ojczysty)",
		]);
	});
});
