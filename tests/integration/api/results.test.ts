import { unzipSync } from "fflate";
import { expect, it } from "vitest";
import { GET as contentRoute } from "@/app/api/v1/files/[fileId]/content/route";
import { GET as oneRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/artifacts/[artifactId]/download/route";
import { POST as batchRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/artifacts/download/route";
import { GET as listRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/artifacts/route";
import { GET as primaryRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/download/route";
import { GET as postingRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/postings/[jobId]/route";
import { DELETE as jobRoute } from "@/app/api/v1/jobs/goal/[jobSpecId]/route";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import { makeArtifact, makeJob, makeScoring } from "@/tests/factories/jobs";
import { makePerson } from "@/tests/factories/people";
import { makeScoredPosting } from "@/tests/factories/postings";
import { call, follow } from "@/tests/world/client";

/** What a link leads to. */
async function read(link: string): Promise<Buffer> {
	const response = await follow(contentRoute, link);
	expect(response.status).toBe(200);
	return Buffer.from(await response.arrayBuffer());
}

async function makeDelivered() {
	const caller = await makePerson();
	const job = await makeJob(caller.userId, { status: "partial" });
	const notes = await makeArtifact(job, "notes.txt", "some notes");
	const archive = await makeArtifact(job, "results.zip", "a made-up archive", { mimeType: "application/zip", artifactType: "archive", isPrimary: true });
	const sameName = await makeArtifact(job, "notes.txt", "other notes", { stepId: "another" });
	return { ...caller, job, params: { jobSpecId: job.id }, notes, archive, sameName };
}

it("artifacts are listed with links that work without a token, the primary one first", async () => {
	const { token, params, notes, archive, sameName } = await makeDelivered();
	const { body } = await call(listRoute, "GET", { token, params });
	expect(body.total).toBe(3);
	expect(body.artifacts.map((one: { artifactId: string }) => one.artifactId)).toEqual([archive.id, notes.id, sameName.id]);
	for (const { downloadUrl, sizeBytes, expiresAt } of body.artifacts) {
		expect((await read(downloadUrl)).length).toBe(sizeBytes);
		expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(15 * 60_000);
	}
	const primary = (await call(primaryRoute, "GET", { token, params })).body;
	expect(primary).toMatchObject({ fileName: "results.zip", mimeType: "application/zip" });
	expect(String(await read(primary.downloadUrl))).toBe("a made-up archive");
	const one = (await call(oneRoute, "GET", { token, params: { ...params, artifactId: sameName.id } })).body;
	expect(String(await read(one.downloadUrl))).toBe("other notes");
});

it("an artifact of another job and a malformed id are missing", async () => {
	const { token, userId, params } = await makeDelivered();
	const other = await makeArtifact(await makeJob(userId), "other.txt", "other job");
	for (const artifactId of [other.id, newId(), "x"]) {
		expect((await call(oneRoute, "GET", { token, params: { ...params, artifactId } })).body.code).toBe("ARTIFACT_NOT_FOUND");
		const refused = await call(batchRoute, "POST", { token, params, body: { artifactIds: [artifactId] } });
		expect(refused.body).toMatchObject({ code: "ARTIFACT_NOT_FOUND", details: { artifactIds: [artifactId] } });
	}
	const empty = { jobSpecId: (await makeJob(userId)).id };
	expect((await call(primaryRoute, "GET", { token, params: empty })).body.code).toBe("ARTIFACT_NOT_FOUND");
	expect((await call(batchRoute, "POST", { token, params: empty })).body.code).toBe("ARTIFACT_NOT_FOUND");
});

it("a batch is a ZIP of all artifacts or of the named ones; equal names are told apart; asking again gives the same bytes", async () => {
	const { token, params, notes, job } = await makeDelivered();
	const all = await call(batchRoute, "POST", { token, params });
	expect(all).toMatchObject({ status: 200, body: { fileName: `${job.id}_artifacts.zip`, mimeType: "application/zip" } });
	const bytes = await read(all.body.downloadUrl);
	expect(bytes.length).toBe(all.body.sizeBytes);
	const contents = Object.entries(unzipSync(bytes))
		.filter(([name]) => name !== "For programs/manifest.json")
		.map(([, content]) => Buffer.from(content).toString());
	expect(contents.sort()).toEqual(["a made-up archive", "other notes", "some notes"]);
	const again = (await call(batchRoute, "POST", { token, params, body: { artifactIds: [] } })).body;
	expect((await read(again.downloadUrl)).equals(bytes)).toBe(true);
	const some = (await call(batchRoute, "POST", { token, params, body: { artifactIds: [notes.id, notes.id] } })).body;
	expect(Object.keys(unzipSync(await read(some.downloadUrl))).sort()).toEqual(["For programs/manifest.json", "notes.txt"]);
});

it("a deleted job names everything that it kept in the file store, ZIPs of choices included, each once", async () => {
	const { token, params, notes, archive, sameName } = await makeDelivered();
	for (const artifactIds of [[notes.id], [notes.id], [archive.id]]) await call(batchRoute, "POST", { token, params, body: { artifactIds } });
	expect((await call(jobRoute, "DELETE", { token, params })).status).toBe(200);
	const event = await db().outboxEvent.findFirstOrThrow({ where: { name: "goal-job/deleted", data: { path: ["jobSpecId"], equals: params.jobSpecId } } });
	const { storageKeys } = Object(event.data);
	const bundles = storageKeys.filter((key: string) => key.startsWith(`artifacts/${params.jobSpecId}-batch-`));
	expect(bundles).toHaveLength(2);
	expect(storageKeys).toEqual(expect.arrayContaining([notes.storageKey, archive.storageKey, sameName.storageKey]));
	expect(storageKeys).toHaveLength(5);
});

it("a found posting is read whole from the scored list, also while the run goes on", async () => {
	const { token, userId } = await makePerson();
	const { id } = await makeJob(userId, { status: "executing" });
	const params = { jobSpecId: id, jobId: "job_1" };
	expect((await call(postingRoute, "GET", { token, params })).body.code).toBe("NOT_FOUND");
	const posting = makeScoredPosting({ jobId: "job_1", description: "Long and plain." });
	await makeScoring(id, [posting]);
	expect((await call(postingRoute, "GET", { token, params })).body).toEqual(posting);
	expect((await call(postingRoute, "GET", { token, params: { ...params, jobId: "job_2" } })).body.code).toBe("NOT_FOUND");
});
