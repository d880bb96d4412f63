import { describe, expect, it } from "vitest";
import { findSeniority, seniorityDistance } from "@/lib/tools/taxonomy/seniority";
import { kinship, occupations } from "@/lib/tools/taxonomy/titles/occupations";
import { normalizeTitle, titleFamilies } from "@/lib/tools/taxonomy/titles/titles";

const idsOf = (title: string) => normalizeTitle(title).occupations.map(({ id }) => id);

describe("normalizeTitle", () => {
	it.each([
		["Sr. Front-End Developer (m/f/d) – React", "Front-End Developer", "Senior"],
		["Senior Software Engineer, Frontend", "Front-End Developer", "Senior"],
		["Softwareentwicklerin (m/w/d)", "Software Engineer", null],
		["Développeur·se Full-Stack", "Full Stack Developer", null],
		["Desarrolladora web junior", "Web Developer", "Junior"],
		["ICU Registered Nurse - Nights", "Registered Nurse", null],
		["Gesundheits- und Krankenpfleger:in", "Registered Nurse", null],
		["Infirmier(ère) DE", "Registered Nurse", null],
		["Staff Accountant", "Accountant", null],
		["Comptable général (H/F)", "Accountant", null],
		["Account Executive", "Sales Representative", null],
		["Executive Assistant to the CEO", "Executive Assistant", null],
		["School Principal", "School Principal", null],
		["Principal Engineer", "Software Engineer", "Lead"],
		["Head of Marketing", "Marketing Manager", "Executive"],
		["Sr. Software Engineer II – Payments", "Software Engineer", "Senior"],
		["Rotating Things Wizard", null, null],
	])("%j is family %j at level %j", (title, family, seniority) => {
		expect(normalizeTitle(title)).toMatchObject({ family, seniority });
	});

	it.each([
		["de", "Industrieelektriker (m/w/d)", "electrician"],
		["de", "Verkäufer/-in", "sales-assistant"],
		["fr", "Conducteur routier H/F", "truck-driver"],
		["es", "Enfermero/a de quirófano", "registered-nurse"],
		["it", "Ricercatrice a tempo determinato", "researcher"],
		["pt", "Motorista de caminhão", "truck-driver"],
		["nl", "Vrachtwagenchauffeur (m/v/x)", "truck-driver"],
		["pl", "Spawacz MIG/MAG (k/m)", "welder"],
		["sv", "Legitimerad sjuksköterska", "registered-nurse"],
		["cs", "Strojvedoucí nákladní dopravy", "train-driver"],
		["tr", "Kalite Kontrol Mühendisi", "quality-engineer"],
		["vi", "Nhân viên kinh doanh", "sales-representative"],
		["id", "Kepala Gudang", "warehouse-manager"],
		["ja", "病院薬剤師", "pharmacist"],
		["ko", "병원 간호사", "registered-nurse"],
		["zh", "高中语文教师", "secondary-school-teacher"],
		["zh-Hant", "飯店櫃檯接待", "hotel-receptionist"],
		["ru", "Водитель-экспедитор", "delivery-driver"],
		["uk", "Старший бухгалтер", "accountant"],
		["ar", "شيف تنفيذي", "head-chef"],
		["he", "רואה חשבון", "accountant"],
		["hi", "नर्स", "registered-nurse"],
		["th", "เภสัชกรโรงพยาบาล", "pharmacist"],
	])("understands %s: %j is %s", (_language, title, id) => {
		expect(idsOf(title)[0]).toBe(id);
	});

	it.each([
		["VP Sales", "sales-director", "Executive"],
		["Leiter Einkauf (m/w/d)", "purchasing-manager", "Executive"],
		["Directeur commercial", "sales-director", "Executive"],
		["財務部長", "finance-manager", "Lead"],
		["Mechanical Engineering Intern", "mechanical-engineer", "Intern"],
		["Werkstudent Marketing", "marketing-specialist", "Intern"],
		["Apprentice Electrician", "electrician", "Intern"],
		["Leading Hand Electrician", "electrician", null],
		["Nurse Recruiter", "recruiter", null],
		["Underwater Basket Weaver", "craft-worker", null],
	])("%j is %s at level %j", (title, id, seniority) => {
		expect([idsOf(title)[0], normalizeTitle(title).seniority]).toEqual([id, seniority]);
	});

	it("finds both trades of a title that names two", () => {
		expect(idsOf("Sales & Marketing Manager").sort()).toEqual(["marketing-manager", "sales-manager"]);
		expect(idsOf("Nurse / Midwife").sort()).toEqual(["midwife", "registered-nurse"]);
		expect(idsOf("Electrician / HVAC Technician").sort()).toEqual(["electrician", "hvac-technician"]);
	});

	it("gives a presentable title", () => {
		expect(normalizeTitle("sr. frontend dev (m/w/d)").canonical).toBe("Senior Front-End Developer");
		expect(normalizeTitle("Cloud Wizard (all genders)").canonical).toBe("Cloud Wizard");
	});

	it("gives each family's own name that family", () => {
		expect(titleFamilies().filter((family) => normalizeTitle(family).family !== family)).toEqual([]);
	});
});

describe("the table of occupations", () => {
	const all = [...occupations().values()];

	it("holds 1,500 titles and more in English and ten times as many in 21 languages, over all major groups", () => {
		expect(all.flatMap(({ titles }) => titles).length).toBeGreaterThan(1_500);
		expect(all.flatMap(({ titlesIn }) => Object.values(titlesIn).flat()).length).toBeGreaterThan(15_000);
		expect([...new Set(all.map(({ isco }) => isco.charAt(0)))].sort()).toEqual([..."0123456789"]);
		expect(all.filter(({ titlesIn }) => Object.keys(titlesIn).length < 21).map(({ id }) => id)).toEqual([]);
	});

	it("links neighbours both ways, and to occupations that it has", () => {
		expect(all.filter(({ id, near }) => near.length === 0 || near.includes(id)).map(({ id }) => id)).toEqual([]);
		expect(
			all.flatMap(({ id, near }) => near.filter((other) => occupations().get(other)?.near.includes(id) !== true).map((other) => `${id} → ${other}`)),
		).toEqual([]);
	});

	it("knows what is near", () => {
		const [nurse, midwife, trucker] = ["registered-nurse", "midwife", "truck-driver"].map((id) => occupations().get(id));
		if (!nurse || !midwife || !trucker) throw new Error("The table lacks an occupation.");
		expect(kinship(nurse, nurse)).toBe(100);
		expect(kinship(nurse, midwife)).toBeGreaterThan(50);
		expect(kinship(nurse, trucker)).toBe(0);
	});
});

it.each([
	["Werkstudent Marketing", "Intern"],
	["Lead Generation Manager", null],
	["Tech Lead", "Lead"],
	["Software Engineer II", "Mid"],
	["Mid-Senior level", "Mid"],
	["VP of Engineering", "Executive"],
	["Entry level", "Junior"],
	["Internal Auditor", null],
	["Старший бухгалтер", "Senior"],
	["実習生", null],
	["営業課長", "Lead"],
	["Młodszy specjalista", "Junior"],
	["Dyrektor finansowy", "Executive"],
	["हेड नर्स", null],
])("findSeniority(%j) is %j", (text, level) => {
	expect(findSeniority(text)).toBe(level);
});

it("counts the levels between two", () => {
	expect(seniorityDistance("Intern", "Executive")).toBe(5);
	expect(seniorityDistance("Senior", "Mid")).toBe(1);
});
