import { describe, expect, it } from "vitest";
import { findSeniority, seniorityDistance } from "@/lib/tools/taxonomy/seniority";
import { normalizeTitle, titleFamilies } from "@/lib/tools/taxonomy/titles";

describe("normalizeTitle", () => {
	it.each([
		["Sr. Front-End Developer (m/f/d) – React", "Frontend Engineer", "Senior"],
		["Senior Software Engineer, Frontend", "Frontend Engineer", "Senior"],
		["Softwareentwicklerin (m/w/d)", "Software Engineer", null],
		["Développeur·se Full-Stack", "Full Stack Engineer", null],
		["Desarrolladora web junior", "Frontend Engineer", "Junior"],
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
		["Underwater Basket Weaver", null, null],
	])("%j is family %j at level %j", (title, family, seniority) => {
		expect(normalizeTitle(title)).toMatchObject({ family, seniority });
	});

	it("gives a presentable title", () => {
		expect(normalizeTitle("sr. frontend dev (m/w/d)").canonical).toBe("Senior Frontend Engineer");
		expect(normalizeTitle("Basket Weaver (all genders)").canonical).toBe("Basket Weaver");
	});

	it("gives each family's own name that family", () => {
		expect(titleFamilies().filter((family) => normalizeTitle(family).family !== family)).toEqual([]);
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
])("findSeniority(%j) is %j", (text, level) => {
	expect(findSeniority(text)).toBe(level);
});

it("counts the levels between two", () => {
	expect(seniorityDistance("Intern", "Executive")).toBe(5);
	expect(seniorityDistance("Senior", "Mid")).toBe(1);
});
