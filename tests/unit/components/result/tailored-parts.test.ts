import { expect, it } from "vitest";
import { violationsByPath, withEdits } from "@/components/workflows/resume-to-job-ready/result/state/edits";
import { type ResultItem, readItem } from "@/components/workflows/resume-to-job-ready/result/state/item";
import { generalChanges, leftOutOf } from "@/components/workflows/resume-to-job-ready/result/state/other-changes";
import { linesById, sourceParts } from "@/components/workflows/resume-to-job-ready/result/state/source-lines";
import { allLines } from "@/components/workflows/resume-to-job-ready/result/state/tailored-lines";
import { tailoredParts } from "@/components/workflows/resume-to-job-ready/result/state/tailored-parts";
import type { ResumeChange } from "@/lib/tools/documents/schemas";

const source = (lineId: string) => ({ lineIds: [lineId], page: 1, quote: "" });
const bullet = (bulletId: string, text: string) => ({ bulletId, text, source: source(bulletId) });
const fact = (value: string) => ({ value, confidence: 1, source: source("L1") });

const CHANGES: ResumeChange[] = [
	{ kind: "reordered", section: "Sections", what: "Skills stand before your work.", why: "The posting asks for skills that your resume shows." },
	{ kind: "reordered", section: "Skills", what: "Git comes first.", why: "Asked for." },
	{ kind: "reordered", section: "Experience: Mill", what: "Opens with loaves.", why: "It says the most.", sourceIds: ["B3", "B1"] },
	{ kind: "rephrased", section: "Experience: Mill", what: "…", why: "It leads with the result.", sourceIds: ["B1"], text: "Led two bakers" },
	{ kind: "selected", section: "Experience: Mill", what: "Kept 2 of 3 lines.", why: "No room.", sourceIds: ["B2"] },
];

function makeItem(): ResultItem {
	const resume = {
		postingId: "job_1",
		postingTitle: "Baker",
		company: "Harbour",
		name: "Ada",
		headline: "Baker",
		contact: ["ada@example.com"],
		summary: null,
		skills: ["Git", "Dough"],
		sectionOrder: ["skills", "experience"],
		experience: [
			{
				experienceId: "E1",
				company: "Mill",
				title: "Baker",
				location: null,
				datesText: "2020 – 2024",
				bullets: [
					{ text: "Baked 40 loaves", sourceIds: ["B3"] },
					{ text: "Led two bakers", sourceIds: ["B1"] },
				],
			},
		],
		education: [],
		languages: [],
		certifications: [],
		otherSections: [],
		leftOut: [{ section: "Experience: Mill", text: "Swept", sourceId: "B2" }],
		method: "rules",
	};
	const profile = {
		name: fact("Ada"),
		contact: { email: fact("ada@example.com"), phone: null, location: null, links: [] },
		headline: fact("Baker"),
		summary: null,
		titles: [],
		experience: [
			{
				experienceId: "E1",
				company: "Mill",
				title: "Baker",
				location: null,
				startDate: null,
				endDate: null,
				isCurrent: false,
				datesText: "2020 – 2024",
				bullets: [bullet("B1", "Was leading two  bakers"), bullet("B2", "Swept"), bullet("B3", "Baked 40 loaves")],
				source: source("L2"),
			},
		],
		education: [],
		skills: [fact("Dough"), fact("Git")],
		languages: [],
		certifications: [],
		otherSections: [],
		yearsOfExperience: null,
		method: "rules",
	};
	const item = readItem({
		jobSpecId: "j",
		itemId: "job_1",
		revision: 0,
		editedAt: null,
		value: resume,
		original: resume,
		beside: { changes: CHANGES, profile, language: "en" },
		artifacts: [],
	});
	if (!item) throw new Error("The item reads");
	return item;
}

const lineAt = (item: ResultItem, path: string) => allLines(tailoredParts(item)).find((line) => line.path === path);

it("each line stands beside its source, with what became of it and why", () => {
	const item = makeItem();
	const first = "experience.0.bullets.0";
	const second = "experience.0.bullets.1";
	const moved = [lineAt(item, first), lineAt(item, second)].filter((line) => line?.marks.includes("reordered"));
	expect(moved).toHaveLength(1);
	expect(moved[0]?.reasons).toContain("Opens with loaves. It says the most.");
	expect(lineAt(item, first)).toMatchObject({ sourceText: "Baked 40 loaves", where: "Experience: Mill" });
	expect(lineAt(item, first)?.marks).not.toContain("rephrased");
	expect(lineAt(item, second)).toMatchObject({ sourceText: "Was leading two  bakers", marks: expect.arrayContaining(["rephrased"]) });
	expect(lineAt(item, second)?.reasons).toContain("It leads with the result.");
	expect(lineAt(item, "skills")).toMatchObject({ marks: ["reordered"], sourceIds: ["skills-0", "skills-1"], isEditable: false });
	expect(tailoredParts(item).map(({ name }) => name)).toEqual(["Head", "Skills", "Experience"]);
});

it("what is left out and what is about the whole have their reasons", () => {
	const item = makeItem();
	expect(leftOutOf(item)).toEqual([{ sourceId: "B2", where: "Experience: Mill", text: "Swept", why: "No room." }]);
	expect(generalChanges(item, tailoredParts(item)).map(({ section }) => section)).toEqual(["Sections"]);
});

it("every line of the person's own resume can be found by the id that is cited", () => {
	const item = makeItem();
	const byId = linesById(sourceParts(item));
	for (const { sourceIds } of allLines(tailoredParts(item))) for (const id of sourceIds) expect(byId.has(id), id).toBe(true);
});

it("a changed line is marked as changed, and nothing else is changed with it", () => {
	const item = makeItem();
	const resume = withEdits(item.resume, { "experience.0.bullets.1": " Led  two master bakers " });
	expect(resume.experience[0]?.bullets.map(({ text }) => text)).toEqual(["Baked 40 loaves", "Led two master bakers"]);
	expect({ ...resume, experience: [] }).toEqual({ ...item.resume, experience: [] });
	expect(lineAt({ ...item, resume }, "experience.0.bullets.1")).toMatchObject({ marks: expect.arrayContaining(["edited"]), written: "Led two bakers" });
});

it("a violation stands at the changed line that it is about, and at none when it is about another place", () => {
	const item = makeItem();
	const edits = { "experience.0.bullets.0": "Baked 90 loaves", "experience.0.bullets.1": "Led two master bakers" };
	const lines = allLines(tailoredParts({ ...item, resume: withEdits(item.resume, edits) }));
	const violation = (where: string, claim: string) => ({ where, claim, explanation: "No." });
	const found = violationsByPath([violation("Experience: Mill", "master"), violation("Experience: Mill", "90"), violation("Skills", "Git")], lines, edits);
	expect([...found].map(([path, [one]]) => [path, one?.claim])).toEqual([
		["experience.0.bullets.1", "master"],
		["experience.0.bullets.0", "90"],
		["", "Git"],
	]);
});

it("the person's own resume is shown in the order of its file: sections as they are printed, the summary where it stands, skills by the lines that list them", () => {
	const item = makeItem();
	const line = (bulletId: string, text: string, at: number) => ({
		...bullet(bulletId, text),
		source: source(`L${at}`),
		style: "text" as const,
		dates: null,
		isStrong: false,
		opens: false,
	});
	const sections = [
		{ heading: "Work", section: "experience" as const, lines: [line("P1", "Baker, Mill", 6), line("P2", "Baked 40 loaves with Git", 7)] },
		{ heading: "What I know", section: "skills" as const, lines: [line("P3", "Dough, Git", 9)] },
	];
	const profile = {
		...item.profile,
		summary: { ...fact("A baker."), source: source("L4") },
		skills: [
			{ ...fact("Git"), source: source("L9") },
			{ ...fact("Dough"), source: source("L9") },
		],
		printed: { sections, doubts: [], readAs: "" },
	};
	const cited = { heading: "Work", section: "experience" as const, lines: [{ ...line("P1", "Baker, Mill", 6), sourceIds: ["P1"] }] };
	const parts = sourceParts({ profile, resume: { ...item.resume, otherSections: [cited] } });
	expect(parts.map(({ name }) => name)).toEqual(["Head", "Summary", "Work", "What I know"]);
	expect(linesById(parts).get("skills-1")?.text).toBe("Dough, Git");

	const mended = sourceParts({
		profile: { ...profile, experience: item.profile.experience.map((job) => ({ ...job, source: source("L12"), bullets: [] })) },
		resume: item.resume,
	});
	expect(mended.map(({ name }) => name)).toEqual(["Head", "Summary", "Skills", "Experience"]);
});
