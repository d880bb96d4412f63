import { describe, expect, it } from "vitest";
import { searchTitles } from "@/lib/tools/taxonomy/titles/search-titles";

describe("the titles under which such work is advertised", () => {
	it.each([
		["Charge Nurse, Surgical ICU", ["Charge Nurse", "ICU Nurse"]],
		["Registered Nurse - ER", ["Registered Nurse", "ER Nurse"]],
		["Accountant (Accounts Payable)", ["Accountant", "Accounts Payable Accountant"]],
		["Front-End Developer - React", ["Front-End Developer", "React Developer"]],
		["Enfermera, UCI", ["Enfermera", "Enfermera UCI"]],
		["Verpleegkundige, IC", ["Verpleegkundige", "Verpleegkundige IC"]],
	])("%j: without its unit, and with it as people say it", (title, others) => {
		expect(searchTitles(title)).toEqual(others);
	});

	it.each([
		["Warehouse Operative – Night Shift", ["Warehouse Operative"]],
		["Software Engineer III (Team Alpha)", ["Software Engineer"]],
		["Elektriker, Stufe 2", ["Elektriker"]],
		["Architect, Berlin", ["Architect"]],
		["Pflegefachkraft (m/w/d) – Intensivstation", ["Pflegefachkraft"]],
	])("%j: without a shift, a level or a town, which no title is made of", (title, others) => {
		expect(searchTitles(title)).toEqual(others);
	});

	it.each([
		["Director, Sales", ["Sales Director"]],
		["Manager, Customer Success", ["Customer Success Manager"]],
		["Owner, Head Chef", ["Head Chef"]],
	])("%j: what it means, not the word that says no trade", (title, others) => {
		expect(searchTitles(title)).toEqual(others);
	});

	it.each(["ICU Nurse", "Senior Software Engineer", "Pflegefachkraft (m/w/d)", "C++ Developer", "", "-", "(x)"])("%j is short already", (title) => {
		expect(searchTitles(title)).toEqual([]);
	});
});
