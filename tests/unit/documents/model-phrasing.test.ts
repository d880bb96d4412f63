import { expect, it } from "vitest";
import type { z } from "zod";
import type { LanguageModel } from "@/lib/models/language-model";
import { AppError } from "@/lib/platform/errors";
import { findClaimViolations } from "@/lib/tools/documents/checking/claim-gate";
import { composeResume } from "@/lib/tools/documents/writing/compose-resume";
import { phraseWithModel } from "@/lib/tools/documents/writing/model-phrasing";
import { SAMPLE_POSTING as posting, SAMPLE_PROFILE as profile, SAMPLE_SKILLS as skills } from "@/tests/factories/sample-profile";

const input = { profile, posting, skills };
const tailoring = composeResume(input);

function answering(answer: unknown): LanguageModel {
	return {
		name: "scripted",
		generateObject: async <T extends z.ZodType>({ schema }: { schema: T }) => ({
			object: schema.parse(answer),
			costMicroU: 700,
			inputTokens: 10,
			outputTokens: 10,
		}),
	};
}

async function phrase(model: LanguageModel) {
	let costMicroU = 0;
	const context = {
		model,
		signal: new AbortController().signal,
		addCostMicroU: (cost: number) => {
			costMicroU += cost;
		},
	};
	return { ...(await phraseWithModel(tailoring, input, context)), costMicroU: () => costMicroU };
}

it("honest lines are taken, dishonest ones fall back one by one", async () => {
	const { resume, costMicroU } = await phrase(
		answering({
			summary: "Visionary engineer with 20 years of experience.",
			lines: [
				{ id: "e1-b2", text: "Lowered median API latency from 240 ms to 95 ms by moving hot reads to Redis" },
				{ id: "e1-b4", text: "Prepared 3 PCI DSS audits for the compliance team" },
				{ id: "e2-b1", text: "Built a route planning service in Python and Django used by 3,500 drivers" },
				{ id: "unknown", text: "Won the Nobel Prize" },
			],
		}),
	);
	const lines = resume.experience.flatMap((position) => position.bullets.map((bullet) => bullet.text));
	expect(lines).toContain("Lowered median API latency from 240 ms to 95 ms by moving hot reads to Redis");
	expect(lines).toContain("Built a route planning service in Python and Django used by 350 drivers");
	expect(lines.join()).not.toContain("Prepared 3 PCI");
	expect(resume.summary).toEqual(tailoring.resume.summary);
	expect(resume.method).toBe("model");
	expect(costMicroU()).toBe(700);
	expect(findClaimViolations({ profile, posting, resume, confirmedSkills: skills })).toEqual([]);
});

it("when nothing of the answer holds, the rules' resume stands and says so", async () => {
	const { resume } = await phrase(answering({ summary: null, lines: [{ id: "e1-b2", text: "Cut latency by 99%" }] }));
	expect(resume).toEqual(tailoring.resume);
});

it("a failing model costs nothing but time", async () => {
	const failing: LanguageModel = { name: "failing", generateObject: () => Promise.reject(new AppError("MODEL_FAILED", "No answer.")) };
	expect((await phrase(failing)).resume).toEqual(tailoring.resume);
});
