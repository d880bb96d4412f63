import { beforeAll, describe, expect, it } from "vitest";
import type { LanguageModel } from "@/lib/models/language-model";
import { AppError } from "@/lib/platform/errors";
import { extractProfile } from "@/lib/tools/resume-profile/extract-profile";
import { parseResumeBytes } from "@/lib/tools/resume-profile/file/parse-resume-bytes";
import { readProfile } from "@/lib/tools/resume-profile/profile/read-profile";
import { type ResumeDocument, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { closedShelf } from "@/lib/tools/shelf/shelf";
import type { ToolContext } from "@/lib/tools/tool";
import { makeCorpus, type SampleResume } from "@/tests/factories/resumes/corpus";
import { addScores, type FieldScore, precision, recall } from "@/tests/factories/resumes/field-scores";
import { linesDocument } from "@/tests/factories/resumes/lines-document";

const NOW = new Date("2026-11-01T00:00:00Z");

interface Read {
	readonly resume: SampleResume;
	readonly document: ResumeDocument;
	readonly profile: ResumeProfile;
}

function contextWith(model: LanguageModel | null): ToolContext & { costs: number[] } {
	const costs: number[] = [];
	const refuse = () => Promise.reject(new Error("not needed here"));
	return {
		costs,
		signal: new AbortController().signal,
		now: NOW,
		shelf: closedShelf,
		model,
		readFile: refuse,
		writeFiles: refuse,
		addCostMicroU: (cost) => costs.push(cost),
		reportProgress: () => undefined,
	};
}

/** A model that gives one fixed answer, checked by the schema as the real one's is. */
function modelThatSays(answer: unknown): LanguageModel {
	return { name: "fixed", generateObject: async ({ schema }) => ({ object: schema.parse(answer) as never, costMicroU: 42, inputTokens: 1, outputTokens: 1 }) };
}

describe("over the corpus", () => {
	const reads: Read[] = [];
	const scores = new Map<string, FieldScore>();

	beforeAll(async () => {
		for (const resume of await makeCorpus()) {
			const document = await parseResumeBytes({ fileId: "file_1", fileName: resume.fileName, bytes: resume.bytes });
			const profile = ResumeProfile.parse(readProfile(document, NOW));
			reads.push({ resume, document, profile });
			addScores(scores, resume, profile);
		}
	});

	// Precision and recall under which a change has broken something; the bench prints the measured values.
	it.each([
		["name", 0.95],
		["email", 1],
		["phone", 1],
		["location", 0.95],
		["links", 0.95],
		["headline", 0.95],
		["summary", 0.95],
		["job title", 0.95],
		["company", 0.95],
		["job location", 0.9],
		["job dates", 0.98],
		["bullets", 0.95],
		["institution", 0.95],
		["degree", 0.95],
		["education dates", 0.95],
		["skills", 0.95],
		["languages", 0.98],
		["certifications", 0.85],
	])("reads %s", (field, floor) => {
		const score = scores.get(field);
		expect(score?.expected).toBeGreaterThan(30);
		expect.soft(score && precision(score), score?.misses.join("\n")).toBeGreaterThanOrEqual(floor);
		expect.soft(score && recall(score), score?.misses.join("\n")).toBeGreaterThanOrEqual(floor);
	});

	it("quotes lines that exist for every value", () => {
		for (const { document, profile } of reads) {
			const ids = new Set(document.lines.map((line) => line.lineId));
			const facts = [profile.name, profile.headline, profile.summary, profile.contact.email, profile.contact.location, ...profile.skills, ...profile.titles];
			const sources = [
				...facts.flatMap((fact) => (fact ? [fact.source] : [])),
				...profile.experience.flatMap((job) => [job.source, ...job.bullets.map((bullet) => bullet.source)]),
			];
			for (const source of sources) {
				expect(source.lineIds.length).toBeGreaterThan(0);
				for (const id of source.lineIds) expect(ids.has(id)).toBe(true);
				expect(source.quote).not.toBe("");
			}
		}
	});

	it("puts the running job's title first and counts the years", () => {
		const maya = reads.find(({ resume }) => resume.id === "frontend-en/sidebar-left")?.profile;
		expect(maya?.titles[0]?.value).toBe("Senior Frontend Engineer");
		// 09/2015 up to November 2026 without a gap.
		expect(maya?.yearsOfExperience?.value).toBeCloseTo(11.3, 1);
	});

	it("gives equal profiles for equal input", () => {
		for (const { document, profile } of reads.slice(0, 5)) expect(readProfile(document, NOW)).toEqual(profile);
	});
});

const UNCLEAR = linesDocument([
	"Zed",
	"zed@example.com",
	"Experience",
	"Blue Heron Collective 2019 - 2021",
	"• Kept the boats in good repair.",
	"Skills",
	"Rigging, Welding",
]);

describe("with a language model", () => {
	it("is not asked when the rules are sure", async () => {
		const sure = linesDocument([
			"Maya Lindqvist",
			"maya@example.com",
			"Experience",
			"Frontend Engineer, Harbour GmbH\t01/2020 – Present",
			"• Built things with React.",
			"Skills",
			"React, TypeScript",
		]);
		const context = contextWith(modelThatSays({}));
		expect((await extractProfile.run({ document: sure }, context)).profile.method).toBe("rules");
		expect(context.costs).toEqual([]);
	});

	it("takes values that the named lines spell and drops the others", async () => {
		const context = contextWith(
			modelThatSays({
				name: { value: "Zed", lineIds: ["L1"] },
				headline: { value: "Chief Executive Officer", lineIds: ["L1"] },
				location: { value: "Berlin", lineIds: ["L99"] },
				experience: [
					{ title: "Boatswain", company: "Blue Heron Collective", location: null, dates: "2019 - 2021", headLineIds: ["L4"], bodyLineIds: ["L5", "L77"] },
				],
				skills: [
					{ value: "Welding", lineIds: ["L7"] },
					{ value: "Kubernetes", lineIds: ["L7"] },
				],
			}),
		);
		const { profile } = await extractProfile.run({ document: UNCLEAR }, context);
		expect(profile.method).toBe("model");
		expect(profile.name?.value).toBe("Zed");
		expect(profile.headline).toBeNull();
		expect(profile.contact.location).toBeNull();
		expect(profile.experience[0]).toMatchObject({ company: "Blue Heron Collective", startDate: "2019", endDate: "2021" });
		expect(JSON.stringify(profile)).not.toMatch(/Boatswain|Kubernetes|L77|L99/);
		expect(context.costs).toEqual([42]);
	});

	it("finds the jobs that no heading announced, with dates read from the resume's own words", async () => {
		const document = linesDocument([
			"Zed Marlow",
			"zed@example.com",
			"Where I have been",
			"Blue Heron Collective, shipwright",
			"from 03/2019 to 05/2021",
			"• Kept the boats in good repair.",
		]);
		const job = {
			title: "shipwright",
			company: "Blue Heron Collective",
			location: "Atlantis",
			dates: "03/2019 to 05/2021",
			headLineIds: ["L4", "L5"],
			bodyLineIds: ["L6"],
		};
		const { profile } = await extractProfile.run(
			{ document },
			contextWith(modelThatSays({ name: null, headline: null, location: null, experience: [job], skills: [] })),
		);
		expect(profile.experience).toMatchObject([
			{ experienceId: "E1", title: "shipwright", company: "Blue Heron Collective", location: null, startDate: "2019-03", endDate: "2021-05" },
		]);
		expect(profile.experience[0]?.bullets).toMatchObject([{ bulletId: "E1B1", text: "Kept the boats in good repair.", source: { lineIds: ["L6"] } }]);
		expect(profile.titles.map((title) => title.value)).toEqual(["shipwright"]);
		expect(profile.yearsOfExperience?.value).toBeCloseTo(2.3, 1);
	});

	it("keeps to the rules when the model fails", async () => {
		const failing: LanguageModel = { name: "broken", generateObject: () => Promise.reject(new AppError("MODEL_FAILED", "no answer")) };
		const { profile } = await extractProfile.run({ document: UNCLEAR }, contextWith(failing));
		expect(profile).toEqual(readProfile(UNCLEAR, NOW));
	});

	it("does not hide other faults", async () => {
		const faulty: LanguageModel = { name: "faulty", generateObject: () => Promise.reject(new TypeError("a bug")) };
		await expect(extractProfile.run({ document: UNCLEAR }, contextWith(faulty))).rejects.toThrow("a bug");
	});
});
