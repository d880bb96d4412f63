import { expect, it } from "vitest";
import { isNoPerson } from "@/lib/tools/resume-profile/profile/person/no-person";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import { linesDocument } from "@/tests/factories/resumes/lines-document";

const NOW = new Date("2026-11-23T12:00:00Z");
const REST = [
	"Experience",
	"Joiner, Holt & Sons Ltd, York\t2018 – present",
	"- Built 40 staircases.",
	"Education",
	"City & Guilds Carpentry, York College\t2015 – 2018",
];
const nameIn = (...head: string[]) => readProfile(linesDocument([...head, ...REST]), NOW).name?.value ?? null;

it.each([
	"Bench Joiner",
	"Senior Site Manager",
	"HEAD OF PURCHASING",
	"Pastry Cook",
	"Zerspanungsmechaniker",
	"Leiterin Einkauf",
	"Assistante commerciale",
	"Técnico de mantenimiento",
	"Freelance Illustrator",
	"Warehouse Worker",
	"Candidate 1187",
	"Northwind Logistics Ltd",
	"Stoke-on-Trent",
	"Creating Better Homes",
])("nobody is called %s", (line) => {
	expect(isNoPerson(line)).toBe(true);
	expect(nameIn(line, "01904 555 0123, work@example.com")).toBeNull();
});

it.each([
	"Anna Fischer",
	"Jack London",
	"Mason Turner",
	"Georgia Jordan",
	"Nguyễn Thị Lan",
	"Łukasz Kowalski",
	"María del Pilar Herrera",
	"Ada Baker",
	"Kofi Mensah",
	"Siobhán O'Brien",
])("%s may be somebody", (line) => {
	expect(isNoPerson(line)).toBe(false);
});

it("a trade is a name where a label says so", () => {
	expect(nameIn("Name: Peter Driver", "01904 555 0123")).toBe("Peter Driver");
});

it("a trade in the place of a name is what the person says to be", () => {
	const { name, headline } = readProfile(linesDocument(["Bench Joiner", "01904 555 0123, york@example.com", ...REST]), NOW);
	expect([name, headline?.value ?? "Bench Joiner"]).toEqual([null, "Bench Joiner"]);
});
