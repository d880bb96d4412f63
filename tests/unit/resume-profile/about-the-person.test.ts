import { describe, expect, it } from "vitest";
import { cleanText } from "@/lib/tools/reading/text/clean-text";
import { sectionKindOf } from "@/lib/tools/reading/text/section-headings";
import type { LineLabel } from "@/lib/tools/resume-profile/labelling/labels";
import { readSkills } from "@/lib/tools/resume-profile/profile/lists/read-lists";
import { isPlaceAndDate } from "@/lib/tools/resume-profile/profile/parts/certain-lines";
import { settleLabels } from "@/lib/tools/resume-profile/profile/parts/settled-labels";
import { wholeHeadings } from "@/lib/tools/resume-profile/profile/parts/whole-headings";
import { readContact } from "@/lib/tools/resume-profile/profile/person/read-contact";
import { readHeadline } from "@/lib/tools/resume-profile/profile/person/read-headline";
import { readName } from "@/lib/tools/resume-profile/profile/person/read-name";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import { isFooterOf, isSignatureForm, opensConsent, opensDeclaration } from "@/lib/tools/resume-profile/words/furniture-words";
import { isPersonalRow } from "@/lib/tools/resume-profile/words/personal-labels";
import { linesDocument } from "@/tests/factories/resumes/lines-document";

function settled(...lines: readonly [text: string, label: LineLabel][]): LineLabel[] {
	const { lines: written } = linesDocument(lines.map(([text]) => text));
	return settleLabels(
		written,
		lines.map(([, label]) => label),
	).map(({ label }) => label);
}

describe("facts about the person", () => {
	it.each([
		"Date of Birth : 17-08-1993",
		"Civil Status\tMarried",
		"Height / Weight: 5'1\" / 52 kg",
		"Geburtsdatum: 14.05.1988",
		"Familienstand verheiratet, ein Kind",
		"geb. am 23.05.1985 in Herne",
		"Née le 17 septembre 1990 à Namur",
		"Estado civil: casada",
		"Naturalidade: Braga",
		"Stato civile: nubile",
		"Geboortedatum: 3 november 1981",
		"ur. 04.11.1979 r. Gdańsk",
		"Narozen: 3. 9. 1985, Třebíč",
		"Civilstånd: gift",
		"Medeni hal: Evli",
		"Jenis kelamin : Laki-laki",
		"Tình trạng hôn nhân: Độc thân",
		"Семейное положение: замужем",
		"Сімейний стан: одружений",
		"生年月日：1989年2月14日",
		"병역: 육군 병장 만기전역",
		"民族：汉",
		"الحالة الاجتماعية: متزوج",
		"מצב משפחתי: נשואה",
		"वैवाहिक स्थिति : विवाहित",
		"สถานภาพ: โสด",
	])("%j is told by its label", (row) => {
		expect(isPersonalRow(row)).toBe(true);
		expect(settled(["SKILLS", "heading.skills"], [row, "skills"])).toEqual(["heading.skills", "personal"]);
		expect(settled(["EDUCATION", "heading.education"], [row, "school.start"])[1]).toBe("personal");
	});

	it.each([
		"Data: Spark, Kafka",
		"Weight training and nutrition",
		"Børn og unge",
		"Altura de trabajo: 30 m",
		"Passport\tP77301\tManila\t16 Jun 2021\t15 Jun 2031",
	])("%j is none", (row) => {
		expect(isPersonalRow(row)).toBe(false);
	});

	it("takes the value below a label that stands alone", () => {
		expect(settled(["CERTIFICATES", "heading.certifications"], ["Askerlik", "certifications"], ["Yapıldı (Kasım 2012)", "certifications"]).slice(1)).toEqual([
			"personal",
			"personal",
		]);
	});

	it("leaves what a job did alone", () => {
		const { lines } = linesDocument(["• Age: programmes for children of three to six"]);
		expect(settleLabels(lines, ["job.text"])[0]?.label).toBe("job.text");
	});
});

describe("what a document says of itself", () => {
	it.each(["Köln, den 06. November 2024", "V Brně dne 2. 9. 2025", "Wien, im Oktober 2024", "Hamburg, 25. November 2024", "Surabaya, 28 Oktober 2024"])(
		"%j is a place and a date",
		(text) => {
			expect(isPlaceAndDate(text)).toBe(true);
		},
	);

	it.each(["Stanford University, 2014", "Technical College Leeds, 06/2010", "First aid, 12 May 2021, Red Cross", "Harbour Diner, 2016 – 2019"])(
		"%j is more",
		(text) => {
			expect(isPlaceAndDate(text)).toBe(false);
		},
	);

	it("takes the end of a letter for no interest", () => {
		const body: [string, LineLabel][] = Array.from({ length: 8 }, (_, at) => [`Sold ${at + 2} boats.`, "job.text"]);
		const ends = settled(
			["Tobias Reinhold Kretzschmar", "name"],
			...body,
			["Hobbys", "heading.other"],
			["Schach", "other"],
			["Köln, den 6. November 2024", "other"],
			["Tobias Kretzschmar", "other"],
		);
		expect(ends.slice(-3)).toEqual(["other", "noise", "noise"]);
	});

	it.each(["______________________", "Applicant’s signature", "Signature: ____________ Date: ________", "Unterschrift", "(podpis)"])(
		"%j is to sign on",
		(text) => {
			expect(isSignatureForm(text)).toBe(true);
		},
	);

	it.each(["Signature dishes of the house", "Skill ........ 5", "Podpis elektroniczny, ePUAP"])("%j isn't", (text) => {
		expect(isSignatureForm(text)).toBe(false);
	});

	it.each([
		["Castellanos / Resume", "Renee M. Castellanos, ED.D.", true],
		["Hana Whitcombe – page of", "Hana Te Rangi Whitcombe", true],
		["Curriculum vitae di Tortorella Gianmarco", "Tortorella Gianmarco", true],
		["Hana Whitcombe Physiotherapy", "Hana Te Rangi Whitcombe", false],
		["Resume writing workshops", "Hana Te Rangi Whitcombe", false],
	])("%j under the pages of %j: %s", (text, name, isFooter) => {
		expect(isFooterOf(text, name)).toBe(isFooter);
	});

	it("knows clauses by how they begin, and to where they go", () => {
		expect(opensConsent("Wyrażam zgodę na przetwarzanie moich danych osobowych")).toBe(true);
		expect(opensConsent("Autorizzo il trattamento dei miei dati personali ai sensi del D.Lgs. 196/2003")).toBe(true);
		expect(opensDeclaration("I hereby certify that the above information is true.")).toBe(true);
		expect(opensDeclaration("Certified public accountant")).toBe(false);
		expect(
			settled(
				["VOLUNTEERING", "heading.items"],
				["Food bank", "item.text"],
				["I hereby declare that all details are true", "certifications"],
				["to the best of my knowledge.", "skills"],
				["Signature ________", "skills"],
			).slice(2),
		).toEqual(["noise", "noise", "noise"]);
	});
});

describe("name and headline", () => {
	const read = (...texts: string[]) => {
		const { lines } = linesDocument(texts);
		return readName({ told: lines, head: lines, whole: lines, own: new Set() }, null)?.value ?? null;
	};

	it.each([
		["C V Zbigniew Kołodziejczak", "Zbigniew Kołodziejczak"],
		["maya torres-lindqvist she/they", "maya torres-lindqvist"],
		["Simone A. Delacroix (she/her)", "Simone A. Delacroix"],
		["HATİCE IŞIL YILDIRIM", "Hatice Işıl Yıldırım"],
		["İBRAHİM ÇELİK", "İbrahim Çelik"],
		["ILIE ŞTEFAN IONESCU", "Ilie Ştefan Ionescu"],
	])("%j is %j", (text, name) => {
		expect(read(text)).toBe(name);
	});

	it.each(["जीवन-वृत्त", "Seafarer's Curriculum Vitae", "Bewerberprofil", "CURRICULUM VITAE", "Резюме"])("%j is the document's title", (text) => {
		expect(read(text)).toBeNull();
	});

	it("joins accents that stand before their letters", () => {
		expect(cleanText("Axel R¨onnb¨ack-Osman")).toBe("Axel Rönnbäck-Osman");
		expect(cleanText("a ¨ 5")).toContain("5");
	});

	it.each([
		[["Foto"], undefined],
		[["HR Business Partner", "Madrid, España"], "HR Business Partner"],
		[["Position applied for: CHIEF OFFICER"], "CHIEF OFFICER"],
		[["Professione Traduttrice freelance"], "Traduttrice freelance"],
	])("%j as a headline: %j", (texts, headline) => {
		expect(readHeadline(linesDocument(texts).lines, null)?.value).toBe(headline);
	});
});

describe("ways to reach the person", () => {
	const contact = (...texts: string[]) => {
		const lines = linesDocument(texts).lines.map((line) => ({ ...line, x: 40, fontSize: 9 }));
		return readContact(lines.slice(0, 1), lines);
	};

	it("puts an address together that a narrow column cut", () => {
		expect(contact("linkedin.com/in/priyanka-maharaj-", "lewis-rn").links[0]?.value).toBe("linkedin.com/in/priyanka-maharaj-lewis-rn");
		expect(contact("linkedin.com/in/awisniewskapa", "jak").links[0]?.value).toBe("linkedin.com/in/awisniewskapajak");
		expect(contact("linkedin.com/in/awisniewska", "Kraków").links[0]?.value).toBe("linkedin.com/in/awisniewska");
		expect(contact("karolina.wojcik@gmail.co", "m").email?.value).toBe("karolina.wojcik@gmail.com");
		expect(contact("karolina.wojcik@firma.co", "Kraków").email?.value).toBe("karolina.wojcik@firma.co");
	});

	it("keeps a second telephone beside the first, once, and neither a fax nor a referee's number further down", () => {
		const { lines } = linesDocument([
			"Ilse Brandt",
			"Tel. 02921 5550173 / 0151 55501738",
			"Mobil: +49 151 55501738",
			"Fax: +49 2921 5550199",
			"ilse.brandt@example.com",
			"Reference",
			"Dr. Anke Voss",
			"Leiterin der Station",
			"Tel. 0231 5550111",
		]);
		const { phone, otherPhones } = readContact(lines, lines);
		const digits = [phone, ...(otherPhones ?? [])].map((fact) => fact?.value.replace(/\D/g, "").slice(-8));
		expect(new Set(digits)).toEqual(new Set(["15550173", "55501738"]));
		expect(digits).toHaveLength(2);
	});

	it("keeps a country's code whole", () => {
		expect(contact("(+34) 636 550 274").phone?.value).toBe("(+34) 636 550 274");
		expect(contact("(+351) 936 210", "448").phone?.value).toBe("(+351) 936 210 448");
	});
});

describe("lists of skills", () => {
	const skills = (...texts: string[]) => readSkills(linesDocument(texts).lines, []).map(({ value }) => value);

	it("parts items where a sentence or a line ends", () => {
		expect(skills("dry van, tanker. ELD: Samsara, Omnitracs")).toEqual(expect.arrayContaining(["tanker", "Samsara", "Omnitracs"]));
		expect(skills("SAP S/4HANA MM, Ariba, Coupa", "Contractrecht (UAV-GC, FIDIC)", "Power BI")).toEqual(
			expect.arrayContaining(["Coupa", "Contractrecht (UAV-GC, FIDIC)", "Power BI"]),
		);
	});

	it("takes no sign, mark or level for a skill", () => {
		expect(skills("Big Data\t: Spark, Hive", "Cloud\t: Azure, AWS").some((skill) => skill.startsWith(":"))).toBe(false);
		expect(skills("Note 2, SAP PM, C1, BEC Higher")).not.toEqual(expect.arrayContaining(["Note 2"]));
		expect(skills("Note 2, SAP PM, C1")).toEqual(["SAP PM"]);
	});

	it("takes no initial for a language of programming", () => {
		const [line] = linesDocument(["Castellanos, R. M. Leading with families."]).lines;
		expect(readSkills([], line ? [line] : []).map(({ value }) => value)).not.toContain("R");
	});
});

describe("sections of another kind", () => {
	it.each([
		["MEMBERSHIPS", "memberships"],
		["Mitgliedschaften", "memberships"],
		["Prix & bourses", "awards"],
		["MEDALS", "awards"],
		["POSITIONS OF RESPONSIBILITY", "volunteering"],
		["Förtroendeuppdrag", "volunteering"],
		["Vrije tijd", "interests"],
		["CHARACTER REFERENCES", "references"],
		["Talks and Posters", "publications"],
	])("%j opens %s", (heading, kind) => {
		expect(sectionKindOf(heading)).toBe(kind);
	});

	it("keeps what stands below from certificates, jobs and studies", () => {
		expect(
			settled(
				["MEDALS", "heading.certifications"],
				["National Medal, 2021", "certifications"],
				["REFERENCES", "heading.other"],
				["Principal, Harbour School", "job.start"],
				["University of Leeds", "school.start"],
			),
		).toEqual(["heading.other", "other", "heading.other", "other", "other"]);
	});

	it("reads a heading over several lines as one", () => {
		const lines = linesDocument(["CAPACITÀ E", "COMPETENZE", "TECNICHE", "memoQ 10"]).lines.map((line, at) => ({
			...line,
			kind: at < 3 ? ("heading" as const) : line.kind,
			fontSize: at < 3 ? 12 : 10,
		}));
		const kinds = wholeHeadings(lines, ["heading.other", "heading.skills", "heading.other", "other"]);
		expect(lines.map((line) => kinds.get(line))).toEqual(["skills", "skills", "skills", undefined]);
	});
});

it("says of a line that no field holds only what is so", () => {
	const profile = readProfile(
		linesDocument([
			"Ann Berg",
			"ann@example.org",
			"Date of birth: 3 May 1990",
			"EXPERIENCE",
			"Clerk, Harbour Inn, 2015 – 2019",
			"• Wrote letters to guests.",
			"Signature ________",
		]),
		new Date("2026-01-01"),
	);
	const reasons = Object.fromEntries(profile.unused.map(({ text, reason }) => [text, reason]));
	expect(reasons["Date of birth: 3 May 1990"]).toBe("personal");
	expect(reasons["Signature ________"]).toBe("page_furniture");
});
