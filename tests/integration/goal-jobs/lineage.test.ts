import { createHash } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { makeResumeFile } from "@/tests/factories/files";
import { makeArtifact, makeJob } from "@/tests/factories/jobs";
import { makeApiKey, makePerson } from "@/tests/factories/people";
import { READ_SEVERAL } from "@/tests/factories/spec-examples";
import { makeStoredSpec } from "@/tests/factories/specs";
import { call } from "@/tests/world/client";
import { untilPause, untilStatus, verbs } from "@/tests/world/journey";
import { openWorld } from "@/tests/world/world";

await openWorld("engine", "channels");
const { confirmGoalJob, createGoalJob, db, deleteGoalJob, updateSlots } = await verbs();
const { GET: lineageRoute } = await import("@/app/api/v1/jobs/goal/[jobSpecId]/artifacts/[artifactId]/lineage/route");
const { downloadBatch } = await import("@/lib/goal-jobs/results/download-batch");
const { readStoredBytes } = await import("@/lib/files/store/read-file-bytes");
const { replaceArtifacts } = await import("@/lib/goal-jobs/lineage/keep-versions");
const { transaction } = await import("@/lib/platform/database/transaction");

const hashOf = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex");

it("a file says which step made it from what, and who let the work go on; the ZIP's manifest says the same", async () => {
	const [person, stranger] = [await makePerson(), await makePerson()];
	const spec = {
		...READ_SEVERAL,
		specId: "user_test.traced",
		delivery: {
			...READ_SEVERAL.delivery,
			documents: [...READ_SEVERAL.delivery.documents, { from: "file:0", fileName: "first.json", description: "The first", isPrimary: false }],
		},
	};
	await makeStoredSpec(person.userId, "uw_traced", spec);
	const fileIds = [await makeResumeFile(person.userId), await makeResumeFile(person.userId)];
	const { id } = await createGoalJob(person.context, { userWorkflowId: "uw_traced", fileIds, sensitiveLocalFileIds: [] });
	await confirmGoalJob(person.context, id);
	await untilPause(person.context, id, "keep");
	await updateSlots(person.context, id, { answers: [{ slotId: "kept", value: [fileIds[0]] }] });
	const done = await untilStatus(person.context, id, "completed", "partial");

	const token = await makeApiKey(person);
	const lineageOf = async (fileName: string, key = token) => {
		const artifactId = done.artifacts.find((artifact) => artifact.fileName === fileName)?.id ?? "missing";
		return (await call(lineageRoute, "GET", { token: key, params: { jobSpecId: id, artifactId } })).body;
	};
	const kept = await lineageOf("kept.json");
	expect(kept).toMatchObject({
		fileName: "kept.json",
		attemptNumber: 1,
		workflow: { specId: "user_test.traced", version: "1.0.0" },
		step: { stepId: "deliver", role: null },
		tool: null,
		method: null,
		// The answer names a file, which thereby goes into it.
		inputs: [
			{ kind: "file", id: fileIds[0], name: "resume.docx" },
			{ kind: "answer", id: "kept", name: "Which documents?", sha256: hashOf([fileIds[0]]) },
		],
		approvals: [{ checkpointId: "keep", title: "Which ones do you want to keep?", answeredBy: person.userId, slotIds: ["kept"] }],
		versions: [{ isCurrent: true }],
	});
	expect(kept.sha256).toBe(hashOf([fileIds[0]]));
	const source = await db().file.findUniqueOrThrow({ where: { id: fileIds[0] ?? "" } });
	expect(await lineageOf("first.json")).toMatchObject({ sources: [{ kind: "file", id: fileIds[0], name: "resume.docx", sha256: source.sha256 }] });
	const archive = await lineageOf("people.zip");
	expect(archive.inputs.map(({ name }: { name: string }) => name).sort()).toEqual(["first.json", "kept.json"]);
	expect(archive.sources.map(({ id: fileId }: { id: string }) => fileId)).toEqual(fileIds);
	expect((await lineageOf("kept.json", await makeApiKey(stranger))).error).toBe("JOB_NOT_FOUND");
	expect((await lineageOf("other.json")).error).toBe("ARTIFACT_NOT_FOUND");

	const zip = done.artifacts.find(({ fileName }) => fileName === "people.zip");
	await downloadBatch(person.context, id, []);
	const { bundleKeys } = await db().goalJob.findUniqueOrThrow({ where: { id } });
	for (const storageKey of [zip?.storageKey ?? "", ...bundleKeys]) {
		const manifest = JSON.parse(strFromU8(unzipSync(await readStoredBytes(storageKey))["For programs/manifest.json"] ?? new Uint8Array()));
		expect(manifest).toMatchObject({
			run: { jobSpecId: id, workflow: { specId: "user_test.traced" } },
			approvals: [{ checkpointId: "keep", answers: { kept: [fileIds[0]] } }],
		});
		expect(manifest.files).toContainEqual(
			expect.objectContaining({ path: "For programs/kept.json", sha256: kept.sha256, step: expect.objectContaining({ stepId: "deliver" }) }),
		);
		// Whose run it is, nobody is told who gets the ZIP.
		expect(JSON.stringify(manifest)).not.toContain(person.userId);
		expect(JSON.stringify(manifest)).not.toContain(person.user.email);
	}
});

it("a file that is replaced stays as a version, five of them, each with its link; they go with the run", async () => {
	const person = await makePerson();
	const job = await makeJob(person.userId);
	const place = { stepId: "tailor_resumes", itemKey: "job_1" };
	for (const text of ["one", "two", "two", "three", "four", "five", "six", "seven"]) {
		await transaction((tx) => replaceArtifacts(tx, job.id, [place.stepId], place.itemKey));
		await makeArtifact(job, "letter.txt", text, place);
	}
	const other = await makeArtifact(job, "other.txt", "other", { stepId: place.stepId, itemKey: "job_2" });
	const artifact = await db().artifact.findFirstOrThrow({ where: { jobId: job.id, itemKey: place.itemKey } });
	const { body } = await call(lineageRoute, "GET", { token: await makeApiKey(person), params: { jobSpecId: job.id, artifactId: artifact.id } });
	const sha = (text: string) => createHash("sha256").update(text).digest("hex");
	expect(body.versions.map(({ sha256 }: { sha256: string }) => sha256)).toEqual(["seven", "six", "five", "four", "three", "two"].map(sha));
	expect(body.versions.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([true, false, false, false, false, false]);
	expect(await db().artifact.count({ where: { id: other.id } })).toBe(1);

	const versions = await db().artifactVersion.findMany({ where: { jobId: job.id } });
	await deleteGoalJob(person.context, job.id);
	const { data } = await db().outboxEvent.findFirstOrThrow({ where: { name: "goal-job/deleted", data: { path: ["jobSpecId"], equals: job.id } } });
	for (const { storageKey } of versions) expect(Object(data).storageKeys).toContain(storageKey);
	expect(await db().artifactVersion.count({ where: { jobId: job.id } })).toBe(0);
});
