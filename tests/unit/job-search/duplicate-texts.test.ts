import { describe, expect, it } from "vitest";
import { dedupe } from "@/lib/tools/job-search/duplicates/merge-duplicates";
import type { Posting } from "@/lib/tools/job-search/schemas";
import { makeListedOpenings } from "@/tests/factories/listed-openings";
import { scorePairs } from "@/tests/factories/merged-pairs";
import { makePosting } from "@/tests/factories/postings";

const text = (fact: string) =>
	`About us\nWe build tools that help small shops keep their books in order.\n\n${fact}\n\nYour tasks\n- Design and run services in TypeScript and Go\n` +
	"- Talk to the people who use them\n- Decide with the team what to build next\n\nYour profile\n- You have built web services before\n- You write tests because they let you sleep well";
const BASE = { description: text("You work at our store at 12 Mill Road in Berlin (store no. 598).") };
const COPY = { provider: "remotive", board: "remotive", externalId: "c", priority: 3 };

const countOf = (one: Partial<Posting>, other: Parameters<typeof makePosting>[0]) =>
	dedupe([makePosting({ ...BASE, ...one }), makePosting({ ...BASE, externalId: "2", ...other })]).postings.length;

describe("copies that are one opening", () => {
	it.each<[string, Partial<Posting>]>([
		["cut off within a word", { description: `${BASE.description.slice(0, 300)}… Read more` }],
		["written in one line", { description: BASE.description.replace(/\n(?:- )?/g, " ") }],
		["with a note of its board", { description: `${BASE.description}\n\nMore jobs on our board` }],
		["with a misspelling", { description: BASE.description.replace("services in", "serivces in") }],
		["under a title that names the town", { title: "Software Engineer - Berlin" }],
		["under a title that names the company", { title: "Acme: Software Engineer" }],
		["under a shortened title", { title: "Software Eng." }],
		["under another form of the company's name", { company: "ACME Careers" }],
		["at the country alone", { location: "Germany" }],
		["at a street of the town", { location: "Mill Road 12, Berlin, Germany" }],
		["at no place", { location: null, country: null }],
		["under a title in capitals and marks", { title: "SOFTWARE ENGINEER (m/w/d)" }],
	])("a copy %s", (_what, given) => {
		expect(countOf({}, { ...COPY, ...given })).toBe(1);
	});

	it.each<[string, string]>([
		["with another heading", BASE.description.replace("Your tasks", "What you will do")],
		["with one task less", BASE.description.replace("- Talk to the people who use them\n", "")],
		["with the same text", BASE.description],
	])("a repost on the same board %s", (_what, description) => {
		expect(countOf({}, { description })).toBe(1);
	});
});

it("a town with the name of a country is in the country that its place names", () => {
	expect(countOf({ location: "Granada, Spain", country: "Spain" }, { ...COPY, location: "Granada, Spain", country: null })).toBe(1);
});

it("a grade in digits is the same as one in Roman numbers", () => {
	expect(countOf({ title: "Engineer 3" }, { title: "Engineer III" })).toBe(1);
});

describe("look-alikes that are two openings", () => {
	it.each<[string, Partial<Posting>, Partial<Posting>]>([
		["shops", {}, { description: text("You work at our store at 9 High Street in Berlin (store no. 77).") }],
		[
			"clients",
			{ description: text("On behalf of our client, a maker of toys, we look for you.") },
			{ description: text("On behalf of our client, an airport, we look for you.") },
		],
		[
			"languages",
			{ description: text("You will serve our customers in French every day.") },
			{ description: text("You will serve our customers in Polish every day.") },
		],
		["reference numbers", { description: text("Reference: 47448") }, { description: text("Reference: 75236") }],
		["terms", { title: "Finance Intern - Summer 2026" }, { title: "Finance Intern - Fall 2026" }],
		["hours", { title: "Cook (Full-time)" }, { title: "Cook (Part-time)" }],
		["grades", { title: "Engineer III" }, { title: "Engineer IV" }],
		["teams in the title", { title: "Engineer - Payments" }, { title: "Engineer - Search" }],
		["towns of one name", { location: "Springfield, IL, United States", country: null }, { location: "Springfield, MO, United States", country: null }],
		["sister companies", { company: "Acme Foods" }, { company: "Acme Robotics" }],
	])("different %s", (_what, one, other) => {
		expect(countOf(one, other)).toBe(2);
		expect(countOf(one, { ...COPY, ...other })).toBe(2);
	});

	it("an address that a company gives for all its openings makes none the same", () => {
		const page = { applyUrl: "https://acme.example/careers" };
		expect(
			countOf({ ...page, description: text("Store no. 5 is yours.") }, { ...COPY, ...page, company: "Other", description: text("Store no. 8 is yours.") }),
		).toBe(2);
	});
});

it("of two openings, a copy goes to the one whose text it has, in whatever order they come", () => {
	const shop = (number: number) =>
		makePosting({ externalId: String(number), description: text(`You work at our store at ${number} Mill Road (store no. ${number}).`) });
	const copy = makePosting({ ...COPY, location: "Germany", description: shop(8).description });
	for (const postings of [
		[shop(7), shop(8), copy],
		[copy, shop(8), shop(7)],
	]) {
		expect(dedupe(postings).groups).toMatchObject([{ keptId: shop(8).jobId, mergedIds: [copy.jobId] }]);
	}
});

it("finds nearly all copies among look-alikes", () => {
	const listed = makeListedOpenings(1_500);
	const { precision, recall } = scorePairs(listed, dedupe(listed.map(({ posting }) => posting)).groups);
	expect(precision).toBeGreaterThanOrEqual(0.97);
	expect(recall).toBeGreaterThanOrEqual(0.97);
});
