import { describe, expect, it } from "vitest";
import { type SectionKind, sectionKindOf } from "@/lib/tools/reading/text/section-headings";
import type { LineLabel } from "@/lib/tools/resume-profile/labelling/labels";
import { settleLabels } from "@/lib/tools/resume-profile/profile/parts/settled-labels";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import { linesDocument } from "@/tests/factories/resumes/lines-document";

/** Headings of each kind, by hand, in the languages that are read: none of them comes from the table itself. */
const HEADINGS: Readonly<Partial<Record<SectionKind, readonly string[]>>> = {
	skills: [
		"YETKİNLİKLER",
		"F. KEMAMPUAN",
		"Umiejętności",
		"Dovednosti",
		"Färdigheter",
		"Ключевые навыки",
		"Навички",
		"보유 기술",
		"专业技能",
		"المهارات",
		"מיומנויות",
		"कौशल",
		"ทักษะ",
	],
	experience: [
		"D. PENGALAMAN KERJA",
		"İş Deneyimi",
		"Doświadczenie zawodowe",
		"Pracovní zkušenosti",
		"Arbetslivserfarenhet",
		"Опыт работы",
		"Досвід роботи",
		"경력사항",
		"工作经历",
		"الخبرات العملية",
		"ניסיון תעסוקתי",
		"कार्य अनुभव",
		"ประสบการณ์ทำงาน",
	],
	education: [
		"Pendidikan",
		"Eğitim",
		"Wykształcenie",
		"Vzdělání",
		"Utbildning",
		"Образование",
		"Освіта",
		"학력",
		"教育背景",
		"التعليم",
		"השכלה",
		"शिक्षा",
		"การศึกษา",
	],
	languages: ["Diller", "Języki obce", "Jazyky", "Språk", "Языки", "Мови", "외국어", "语言能力", "اللغات", "שפות", "ภาษา"],
	certifications: ["Sertifikalar", "Kursy i certyfikaty", "Kurzy", "Kurser", "Сертификаты", "자격증", "证书", "الدورات", "ใบอนุญาต", "Lehrgänge", "Tickets"],
};

it.each(Object.entries(HEADINGS).flatMap(([kind, headings]) => headings.map((heading) => [heading, kind])))("%j opens %s", (heading, kind) => {
	expect(sectionKindOf(heading)).toBe(kind);
});

/** What lines are after the certain has corrected the guesses of the models. */
function settled(lines: readonly (readonly [text: string, guess: LineLabel])[], isHeading: (text: string) => boolean): LineLabel[] {
	const document = linesDocument(lines.map(([text]) => text));
	const shown = document.lines.map((line) => ({
		...line,
		kind: isHeading(line.text) ? ("heading" as const) : line.kind,
		bold: isHeading(line.text),
		x: 40,
		fontSize: 10,
	}));
	return settleLabels(
		shown,
		lines.map(([, guess]) => guess),
	).map(({ label }) => label);
}

describe("below a heading of known words", () => {
	it("every item of a list of skills is one, whatever it looks like", () => {
		const lines = [
			["Savoir-faire", "heading.skills"],
			["Ventilation invasive", "skills"],
			["ICCA", "languages"],
			["Hopital Manager", "heading.certifications"],
			["UML", "school.head"],
			["Incoterms 2020", "contact"],
		] as const;
		expect(settled(lines, (text) => text === "Savoir-faire")).toEqual(["heading.skills", "skills", "skills", "skills", "skills", "skills"]);
	});

	it("an address, a study with its year and a language are none", () => {
		const lines = [
			["Skills", "heading.skills"],
			["ann@example.org", "contact"],
			["French, German", "languages"],
			["BSc, University of Leeds, 2012", "school.start"],
		] as const;
		expect(settled(lines, (text) => text === "Skills").slice(1)).toEqual(["contact", "languages", "school.start"]);
	});
});

it("words before a colon or a tab say what follows them", () => {
	const lines = [
		["Kenntnisse", "heading.certifications"],
		["Hobbys\tAngeln, Modellflug", "languages"],
		["Sprachen: Deutsch, Englisch", "other"],
		["EDV-Kenntnisse: SAP PP, Excel", "certifications"],
	] as const;
	expect(settled(lines, (text) => text === "Kenntnisse").slice(1)).toEqual(["other", "languages", "skills"]);
});

it.each(["Other", "ADDITIONAL INFORMATION", "Sonstiges", "Informations complémentaires", "Otros datos", "Altro", "Overige", "Inne", "その他"])(
	"what stands below %j, after the studies, is no study",
	(heading) => {
		const lines = ["Jane Doe", "Experience", "Nurse, Hillside Hospital", "2018 – 2022", "Education", "BSc Nursing, University of Leeds", "2014 – 2018"];
		const { education } = readProfile(linesDocument([...lines, heading, "Full driving licence", "Willing to relocate"]), new Date("2026-11-01T00:00:00Z"));
		expect(education.map(({ degree }) => degree)).toEqual(["BSc Nursing"]);
	},
);
