import { describe, expect, it } from "vitest";
import { checkLine } from "@/lib/tools/documents/checking/line-gate";

const SOURCE = "Helped cut hosting costs by 12% (about $4,000 a month) and moved 3 services from Oracle to Postgres in 2021";

describe("a line may", () => {
	it.each([
		["be the source itself", SOURCE, SOURCE],
		["differ in white space and quotes alone", "Led  the “Atlas”  project", 'Led the "Atlas" project'],
		["drop filler", "Introduced tests, raising coverage from 22% to 81%", "Successfully introduced tests, raising coverage from 22% to 81%"],
		["change the form of the opening verb", "Maintained the billing system of 40 shops", "Responsible for maintaining the billing system of 40 shops"],
		["spell a skill by its full name", "Moved 3 services to PostgreSQL", "Moved 3 services to Postgres"],
		["spell a skill by its initials", "Ran clusters on Kubernetes", "Ran clusters on K8s"],
		["write a number word in digits", "Mentored 4 engineers", "Mentored four engineers"],
		["use a verb of equal meaning", "Used Kafka for events", "Utilized Kafka for events"],
	])("%s", (_what, line, source) => {
		expect(checkLine(line, source)).toEqual([]);
	});
});

describe("a line may not", () => {
	it.each([
		["raise a number", SOURCE.replace("12%", "21%"), "number"],
		["move a number to another word", SOURCE.replace("12%", "3%").replace("3 services", "12 services"), "number"],
		["write another number in words", SOURCE.replace("3 services", "thirteen services"), "number"],
		["drop a percent sign", SOURCE.replace("12%", "12"), "number"],
		["raise the unit", SOURCE.replace("$4,000", "$4,000,000"), "number"],
		["use digits of another script", SOURCE.replace("3 services", "３ services"), "number"],
		["use mathematical digits of another value", SOURCE.replace("12%", "𝟚𝟙%"), "number"],
		["use a letter that looks like a digit", SOURCE.replace("12%", "l2%"), "unsupported_text"],
		["use a letter of another script", SOURCE.replace("Oracle", "Оracle"), "unsupported_text"],
		["hide characters", SOURCE.replace("costs", "co\u200bsts"), "unsupported_text"],
		["name a new skill", `${SOURCE} with Kubernetes`, "skill"],
		["name a new employer", SOURCE.replace("hosting", "Google hosting"), "unsupported_text"],
		["turn a direction around", SOURCE.replace("Oracle to Postgres", "Postgres to Oracle"), "unsupported_text"],
		["shift a year", SOURCE.replace("2021", "2022"), "number"],
		["lose a word that limits the claim", SOURCE.replace("Helped cut", "Cut"), "unsupported_text"],
		["lose 'about'", SOURCE.replace("about ", ""), "number"],
		["add a judgement", SOURCE.replace("cut", "single-handedly cut"), "unsupported_text"],
		["add a degree", `${SOURCE} as PhD`, "education"],
		["keep only a part that says something else", "Moved services from Oracle", "number"],
		["put a number beside a new word", SOURCE.replace("3 services", "3 whole services"), "number"],
	])("%s", (_what, line, kind) => {
		const issues = checkLine(line, SOURCE);
		expect(issues.map((issue) => issue.kind)).toContain(kind);
	});

	it("lose a negation, a partner or a share of the work", () => {
		expect(checkLine("Did break production", "Did not break production")).not.toEqual([]);
		expect(checkLine("Founded the guild", "Co-founded the guild")).not.toEqual([]);
		expect(checkLine("Planned the launch with operations", "Planned the launch together with operations")).not.toEqual([]);
		expect(checkLine("Led the migration of 3 systems", "Reported to the manager who led the migration of 3 systems")).not.toEqual([]);
	});

	it.each([
		["Reduced errors by 30%", "Reduced errors to 30%"],
		["Grew revenue from $1M to $2M", "Grew revenue from $1M to $2B"],
		["Worked with 3 of 10 teams", "Worked with 10 of 3 teams"],
		["Managed a budget of 1.5 million", "Managed a budget of 15 million"],
		["Built an API (prototype) for Acme", "Built an API for Acme"],
		["Nominated for employee of the year, finalist", "Nominated employee of the year"],
		["Increased sales 5-10%", "Increased sales 10%"],
		["Worked on the front-end under the guidance of a senior engineer", "Worked on the front-end"],
		["Led a team of up to 12 people", "Led a team of 12 people"],
		["Saved >$1M", "Saved $1M"],
		["Was trained in Kubernetes", "Trained in Kubernetes"],
		["Studied towards an MBA (not completed)", "Studied towards an MBA (completed)"],
		["Raised the score from -12 to 40", "Raised the score from 12 to 40"],
		["May 2020: launched the app", "June 2020: launched the app"],
	])("turn %s into %s", (source, line) => {
		expect(checkLine(line, source)).not.toEqual([]);
	});

	it("take a narrower name of the same skill for its equal", () => {
		expect(checkLine("Improved lines with Black Belt methods", "Improved lines with Green Belt methods").map((issue) => issue.kind)).toContain("skill");
		expect(checkLine("Wrote services in Java 17", "Wrote services in Java 8")).not.toEqual([]);
	});

	it("be rephrased in a language without rules", () => {
		expect(checkLine("Umsatz um 12 % gesteigert", "Umsatz um 12 % gesteigert")).toEqual([]);
		expect(checkLine("Umsatz um 12 % gesteigert", "Umsatz um fast 12 % gesteigert")).not.toEqual([]);
		expect(checkLine("売上を21%増加", "売上を12%増加").map((issue) => issue.kind)).toContain("number");
	});
});
