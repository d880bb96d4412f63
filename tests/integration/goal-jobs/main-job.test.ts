import { createHash } from "node:crypto";
import { getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { makeResumeFile } from "@/tests/factories/files";
import { makePerson } from "@/tests/factories/people";
import { runToSelection, untilPause, untilStatus, verbs } from "@/tests/world/journey";
import { openWorld } from "@/tests/world/world";

await openWorld("engine", "channels", "boards");
const { parseResumeBytes } = await import("@/lib/tools/resume-profile/file/parse-resume-bytes");
const { readStoredBytes } = await import("@/lib/files/store/read-file-bytes");
const { confirmGoalJob, createGoalJob, db, presentGoalJob, updateSlots } = await verbs();

describe("resume_to_job_ready", () => {
	it.each(["pdf", "docx"] as const)("runs from a %s to tailored resumes, with two pauses, a gapless log and a full audit", async (format) => {
		const { context } = await makePerson();
		const fileId = await makeResumeFile(context.actor.userId, format);
		const created = await createGoalJob(context, { workflowId: "goal_lane.resume_to_job_ready", fileIds: [fileId], sensitiveLocalFileIds: [] });
		expect(created.status).toBe("slots_pending");
		expect(presentGoalJob(created).pendingSlots.map((slot) => slot.slotId)).toEqual(["country", "location", "remote", "seniority"]);

		await confirmGoalJob(context, created.id);
		const first = presentGoalJob(await untilPause(context, created.id, "profile_review"));
		const titles = first.pendingSlots.find((slot) => slot.slotId === "targetTitles")?.suggestedValue;
		const skills = first.pendingSlots.find((slot) => slot.slotId === "skills")?.suggestedValue;
		expect(titles).toContain("Senior Frontend Engineer");
		const answered = await updateSlots(context, created.id, {
			answers: [
				{ slotId: "targetTitles", value: titles },
				{ slotId: "skills", value: skills },
			],
		});
		expect(answered.attemptId).toBe(created.attemptId);

		const second = presentGoalJob(await untilPause(context, created.id, "job_selection"));
		const options = second.pendingSlots[0]?.options ?? [];
		expect(options.length).toBeGreaterThan(50);
		await updateSlots(context, created.id, { answers: [{ slotId: "selectedJobIds", value: options.slice(0, 3) }] });
		const done = await untilStatus(context, created.id, "completed", "partial");
		expect(done.agentMessage).toBeNull();
		expect(done.status).toBe("completed");
		expect(done.progress).toBe(100);
		expect(done.artifacts.filter((artifact) => artifact.mimeType === "application/pdf")).toHaveLength(3);
		expect(done.artifacts.filter((artifact) => artifact.isPrimary).map((artifact) => artifact.mimeType)).toEqual(["application/zip"]);

		// The scored list was kept in parts, and is delivered as the tool gave it.
		const scored = await db().stepResult.findFirstOrThrow({ where: { jobId: created.id, stepId: "score_fit" }, include: { parts: true } });
		expect(scored.parts.length).toBeGreaterThan(0);
		const matches = done.artifacts.find(({ fileName }) => fileName === "matches.json");
		const delivered = Buffer.from(await readStoredBytes(matches?.storageKey ?? "")).toString("utf8");
		expect(createHash("sha256").update(`{"result":${delivered}}`).digest("hex")).toBe(scored.digest);

		const events = await db().jobEvent.findMany({ where: { jobId: created.id }, orderBy: { seq: "asc" } });
		expect(events.map((event) => event.seq)).toEqual(events.map((_, index) => index + 1));
		const invocations = await db().toolInvocation.findMany({ where: { jobId: created.id } });
		expect(invocations).toHaveLength(7 + 3 * 3);
		expect(invocations.every((invocation) => invocation.success && invocation.declared)).toBe(true);
		const spans = await db().specialistSpan.findMany({ where: { jobId: created.id }, orderBy: { ordinal: "asc" } });
		expect(spans.map((span) => span.agentRole)).toEqual([
			"resume analyst",
			"posting scout",
			"link verifier",
			"fit scorer",
			"resume writer",
			"reviewer",
			"resume writer",
		]);
		expect(spans.every((span) => span.outcome === "pass")).toBe(true);
	});

	it("writes what the profile says once it is mended, and refuses one that is none by the places that are wrong", async () => {
		const { context } = await makePerson();
		const fileId = await makeResumeFile(context.actor.userId, "docx");
		const { id } = await createGoalJob(context, { workflowId: "goal_lane.resume_to_job_ready", fileIds: [fileId], sensitiveLocalFileIds: [] });
		await confirmGoalJob(context, id);
		const { pendingSlots } = presentGoalJob(await untilPause(context, id, "profile_review"));
		const suggested = (slotId: string) => pendingSlots.find((slot) => slot.slotId === slotId)?.suggestedValue;
		const profile = ResumeProfile.parse(suggested("profile"));
		const [first, ...others] = profile.experience;
		if (!first) throw new Error("The sample has positions");
		const choices = [
			{ slotId: "targetTitles", value: suggested("targetTitles") },
			{ slotId: "skills", value: suggested("skills") },
		];
		const wrong = { ...profile, experience: [{ ...first, startDate: "last spring" }] };
		await expect(updateSlots(context, id, { answers: [...choices, { slotId: "profile", value: wrong }] })).rejects.toMatchObject({
			code: "SLOT_VALIDATION_ERROR",
			message: expect.stringContaining("experience.0.startDate"),
		});

		const added = { company: "Harbour Bakery", title: "Night Baker", location: null, startDate: "2009", endDate: "2010", isCurrent: false, datesText: null };
		const mended = {
			...profile,
			experience: [
				{ ...first, company: "Renamed Works", bullets: first.bullets.slice(1) },
				...others,
				{ ...added, bullets: [{ text: "Baked for 40 cafés." }] },
			],
		};
		await updateSlots(context, id, { answers: [...choices, { slotId: "profile", value: mended }] });
		const second = presentGoalJob(await untilPause(context, id, "job_selection"));
		await updateSlots(context, id, { answers: [{ slotId: "selectedJobIds", value: second.pendingSlots[0]?.options.slice(0, 1) }] });
		const done = await untilStatus(context, id, "completed", "partial");
		expect(done.status).toBe("completed");
		// What a resume was written for is followed from then on.
		const followed = await db().application.findMany({ where: { ownerId: context.actor.userId } });
		expect(followed).toMatchObject([{ jobId: id, postingId: second.pendingSlots[0]?.options[0], status: "saved", notes: "" }]);
		const written = done.artifacts.find((artifact) => artifact.mimeType.includes("wordprocessingml"));
		const bytes = await readStoredBytes(written?.storageKey ?? "");
		const text = (await parseResumeBytes({ fileId: "x", fileName: "x.docx", bytes })).lines.map((line) => line.text).join("\n");
		expect(text).toContain("Renamed Works");
		expect(text).toContain("Night Baker");
		expect(text).not.toContain(first.bullets[0]?.text);
	});
});

describe("the look of the tailored resumes", () => {
	/** Text of lines in order, and the pages' size, of the PDF that a run made. */
	async function printedAs(answers: { slotId: string; value: unknown }[]): Promise<{ text: string; bytes: Uint8Array; widthPt: number }> {
		const { context, jobId, options } = await runToSelection();
		await updateSlots(context, jobId, { answers: [{ slotId: "selectedJobIds", value: options.slice(0, 1) }, ...answers] });
		const done = await untilStatus(context, jobId, "completed", "partial");
		const pdf = done.artifacts.find((artifact) => artifact.mimeType === "application/pdf");
		const bytes = await readStoredBytes(pdf?.storageKey ?? "");
		const { lines } = await parseResumeBytes({ fileId: "x", fileName: "x.pdf", bytes });
		// A closer template takes fewer pages, so it numbers fewer.
		const text = lines
			.map((line) => line.text)
			.filter((line) => !/· Page \d+$/.test(line))
			.join(" ")
			.replace(/[\s•·]+/gu, " ");
		const page = await (await getDocumentProxy(bytes.slice())).getPage(1);
		return { text, bytes, widthPt: Math.round(page.view[2] ?? 0) };
	}

	it("is as it was chosen: three templates give different files with the same text, on the paper that was asked for", async () => {
		const printed = await Promise.all(
			["classic", "modern", "compact"].map((template) =>
				printedAs([
					{ slotId: "template", value: template },
					{ slotId: "pageSize", value: "Letter" },
					{ slotId: "accent", value: "green" },
				]),
			),
		);
		expect(new Set(printed.map(({ text }) => text)).size).toBe(1);
		expect(new Set(printed.map(({ bytes }) => Buffer.from(bytes).toString("base64"))).size).toBe(3);
		expect(printed.map(({ widthPt }) => widthPt)).toEqual([612, 612, 612]);
	});

	it("has an answer that is known", async () => {
		const { context, jobId, options } = await runToSelection();
		const chosen = { slotId: "selectedJobIds", value: options.slice(0, 1) };
		for (const slotId of ["template", "pageSize", "accent"]) {
			const answers = [chosen, { slotId, value: "papyrus" }];
			await expect(updateSlots(context, jobId, { answers })).rejects.toMatchObject({ code: "SLOT_VALIDATION_ERROR", message: expect.stringContaining(slotId) });
		}
	});
});
