import { expect, it } from "vitest";
import { makeResumeFile } from "@/tests/factories/files";
import { makePerson } from "@/tests/factories/people";
import { untilPause, verbs } from "@/tests/world/journey";
import { openWorld } from "@/tests/world/world";

await openWorld("engine", "channels", "boards");
const { confirmGoalJob, createGoalJob, presentGoalJob, updateSlots } = await verbs();

async function firstPause(goal: string) {
	const { context } = await makePerson();
	const fileIds = [await makeResumeFile(context.actor.userId)];
	const created = await createGoalJob(context, { goalText: goal, fileIds, sensitiveLocalFileIds: [] });
	await confirmGoalJob(context, created.id);
	const { pendingSlots } = presentGoalJob(await untilPause(context, created.id, "profile_review"));
	const titles = pendingSlots.find(({ slotId }) => slotId === "targetTitles");
	return { context, jobId: created.id, titles, skills: pendingSlots.find(({ slotId }) => slotId === "skills") };
}

it("the title that the goal names stands first among those of the resume, marked with the goal's words, and is taken", async () => {
	const { context, jobId, titles, skills } = await firstPause("Find me jobs as a data engineer and tailor my resume for each");
	const suggested = titles?.suggestedValue as string[];
	expect(suggested[0]).toBe("Data Engineer");
	expect(suggested).toContain("Senior Frontend Engineer");
	expect(suggested.length).toBeLessThanOrEqual(5);
	expect(titles).toMatchObject({ suggestedSource: "goal", config: { saidInGoal: { "Data Engineer": "data engineer" } } });
	expect(titles?.options).toEqual(expect.arrayContaining(["Data Engineer", "Senior Frontend Engineer"]));
	const answers = [
		{ slotId: "targetTitles", value: ["Data Engineer"] },
		{ slotId: "skills", value: skills?.suggestedValue },
	];
	const answered = await updateSlots(context, jobId, { answers });
	expect(presentGoalJob(answered).filledSlots.targetTitles).toEqual(["Data Engineer"]);
});

it("a goal that names a title of the resume marks that one, and one that names none leaves the resume's alone", async () => {
	const same = await firstPause("find jobs as a senior frontend engineer, tailor my resume");
	const titles = same.titles?.suggestedValue as string[];
	expect(titles.filter((title) => title.toLowerCase() === "senior frontend engineer")).toHaveLength(1);
	expect(Object.keys(same.titles?.config.saidInGoal as object)).toEqual([titles[0]]);
	const none = await firstPause("Tailor my resume and apply for jobs");
	expect(none.titles).toMatchObject({ suggestedSource: "resume" });
	expect(none.titles?.config).not.toHaveProperty("saidInGoal");
});
