import { describe, expect, it } from "vitest";
import { allSkills, canonicalSkill, findSkills, skillNames, withImpliedSkills } from "@/lib/tools/taxonomy/skills/skills";

describe("findSkills", () => {
	it.each([
		["Experience with Go, Rust and Python", ["Go", "Rust", "Python"]],
		["Go beyond. Go anywhere and let us go on", []],
		["We excel at service. Excel in this role!", []],
		["Word, Excel, PowerPoint", ["Microsoft Word", "Microsoft Excel", "Microsoft PowerPoint"]],
		["R&D lab, C-level sponsors, Vitamin C deficiency", []],
		["Statistics in R, C/C++ and C#", ["Statistics", "R", "C", "C++", "C#"]],
		["the rest of the team builds REST APIs", ["REST APIs"]],
		["JavaScript is not Java", ["JavaScript", "Java"]],
		["React.js / Node.js / Next.js; what's next. JS", ["React", "Node.js", "Next.js", "JavaScript"]],
		[".NET Core and ASP.NET, the net income", [".NET", "ASP.NET"]],
		["CI/CD pipelines, end-to-end\n tests", ["CI/CD", "End-to-End Testing"]],
		[
			"ICU nurse, ACLS and BLS certified, ventilator management",
			["Intensive Care", "Advanced Cardiac Life Support", "Basic Life Support", "Ventilator Management"],
		],
		["accounts payable, month-end close, SAP FI/CO", ["Accounts Payable", "Month-End Close", "SAP FI"]],
		["Fluent in German. A German company", ["German"]],
		["health insurance and fast delivery to our customers", []],
		["Pythonとの経験", ["Python"]],
		// Another product of the same house is another skill.
		["SAP EWM, SAP WM", ["SAP EWM", "SAP WM"]],
		["S/4HANA on SAP HANA", ["SAP S/4HANA", "SAP HANA"]],
		["QlikView and Qlik Sense, Sage 50", ["QlikView", "Qlik Sense", "Sage 50"]],
		["Navision, now Business Central", ["Microsoft Dynamics NAV", "Business Central"]],
	])("reads %j", (text, names) => {
		expect(skillNames(text)).toEqual(names);
	});

	it("tells where and how the text names a skill, also after characters whose lower case is longer", () => {
		const text = "İstanbul: React.js and .NET Core";
		for (const mention of findSkills(text)) expect(text.slice(mention.index, mention.index + mention.text.length)).toBe(mention.text);
		expect(findSkills(text).map((mention) => mention.text)).toEqual(["React.js", ".NET Core"]);
	});

	it("knows every canonical name of its own list on its own", () => {
		expect(allSkills().length).toBeGreaterThanOrEqual(900);
		expect(allSkills().filter((name) => canonicalSkill(name) !== name)).toEqual([]);
	});
});

describe("canonicalSkill", () => {
	it.each([
		["excel", "Microsoft Excel"],
		["GO", "Go"],
		["k8s", "Kubernetes"],
		["c sharp", "C#"],
		["react js", "React"],
		["Basket weaving", null],
	])("%j is %j", (name, canonical) => {
		expect(canonicalSkill(name)).toBe(canonical);
	});
});

it("adds what a skill shows by itself, transitively", () => {
	expect([...withImpliedSkills(["Next.js"])].sort()).toEqual(["JavaScript", "Next.js", "React"]);
});

it.each([
	["Own a CAD 2.4M annual maintenance budget", []],
	["Sold for 3.1m PHP a year and SEK 40,000 a month", []],
	["Drew parts in CAD and templates in PHP", ["CAD", "PHP"]],
])("the code of a currency beside its amount is no skill: %s", (text, names) => {
	expect(skillNames(text).filter((name) => /CAD|PHP|SEK/.test(name))).toEqual(names);
});
