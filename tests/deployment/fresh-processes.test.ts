import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { makeSampleResume } from "@/prisma/sample-resume";
import { type FunctionHost, takeFunctionHost } from "@/tests/setup/function-host";
import { S3_CREDENTIALS, type S3Service, startS3Service } from "@/tests/world/s3-service";
import { type StandIn, startChannels, startEngine, startJobBoards, startMailbox } from "@/tests/world/stand-ins";

/** The environment that Vercel and its owner give a preview. */
function previewEnvironment(host: FunctionHost, s3: S3Service, standIns: StandIn[]): Record<string, string> {
	return {
		...Object.assign({}, ...standIns.map(({ variables }) => variables)),
		VERCEL: "1",
		VERCEL_ENV: "preview",
		VERCEL_DEPLOYMENT_ID: "dpl_test",
		VERCEL_GIT_COMMIT_REF: "topic",
		APP_URL: host.origin,
		INNGEST_SERVE_ORIGIN: host.origin,
		NEXTAUTH_SECRET: "a-secret-of-at-least-thirty-two-characters",
		TOKEN_SECRET: "another-secret-of-at-least-thirty-two-characters",
		DATABASE_URL: process.env.DATABASE_URL ?? "",
		S3_ENDPOINT: s3.endpoint,
		S3_BUCKET: S3_CREDENTIALS.bucket,
		S3_REGION: S3_CREDENTIALS.region,
		S3_ACCESS_KEY_ID: S3_CREDENTIALS.accessKeyId,
		S3_SECRET_ACCESS_KEY: S3_CREDENTIALS.secretAccessKey,
		LOG_LEVEL: "warn",
	};
}

let host: FunctionHost;
let s3: S3Service;
let mailbox: Awaited<ReturnType<typeof startMailbox>>;
const standIns: StandIn[] = [];

beforeAll(async () => {
	host = await takeFunctionHost();
	s3 = await startS3Service();
	mailbox = await startMailbox();
	const engine = await startEngine(process.env.DATABASE_URL ?? "", `${host.origin}/api/inngest`);
	standIns.push(engine, await startJobBoards({ JOB_BOARDS_FAULTS: "none", JOB_BOARDS_COUNT: "300" }), await startChannels(), mailbox);
	host.open(previewEnvironment(host, s3, standIns));
}, 120_000);

afterAll(async () => {
	await host?.close();
	for (const standIn of standIns) await standIn.stop();
	await s3?.close();
});

async function call<T>(method: string, path: string, { token, body }: { token?: string; body?: unknown } = {}): Promise<T> {
	const response = await fetch(`${host.origin}/api/v1${path}`, {
		method,
		headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...(body ? { "content-type": "application/json" } : {}) },
		body: body ? JSON.stringify(body) : null,
	});
	const text = await response.text();
	if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}\n${host.complaints()}`);
	return JSON.parse(text) as T;
}

/** Asks every two seconds, as a person's page would when the socket is down. */
async function until<T>(look: () => Promise<T | null>): Promise<T> {
	for (let tries = 0; tries < 150; tries += 1) {
		const found = await look();
		if (found !== null) return found;
		await new Promise((resolve) => setTimeout(resolve, 2_000));
	}
	throw new Error(`It did not happen in time.\n${host.complaints()}`);
}

test("a sign-up's mail leaves, though the process that answered is gone: the first event registers the deployment", async () => {
	await call("POST", "/auth/signup", { body: { email: "newcomer@example.com", password: "correct horse battery staple" } });
	const mail = await until(async () => mailbox.store.list().find(({ To }) => To.some(({ Address }) => Address === "newcomer@example.com")) ?? null);
	expect(mail.Subject).toMatch(/./);
	const health = await until(async () => {
		const response = await fetch(`${host.origin}/api/v1/health`);
		return response.ok ? ((await response.json()) as { checks: object }) : null;
	});
	expect(health.checks).toEqual({ database: "ok", engine: "ok", realtime: "ok", storage: "ok" });
});

test("the main job runs where every request has a process of its own, on nothing but what its functions carry", async () => {
	const { accessToken: token } = await call<{ accessToken: string }>("POST", "/auth/anonymous");
	const { pdf } = await makeSampleResume();
	const registered = await call<{ fileId: string; upload: { url: string; method: string; headers: Record<string, string> } }>("POST", "/files", {
		token,
		body: { fileName: "resume.pdf", mimeType: "application/pdf", sizeBytes: pdf.byteLength },
	});
	const stored = await fetch(registered.upload.url, { method: "PUT", headers: registered.upload.headers, body: new Uint8Array(pdf) });
	expect(stored.status).toBe(200);
	await call("POST", `/files/${registered.fileId}/complete`, { token });
	const { jobSpecId } = await call<GoalJob>("POST", "/jobs/goal", {
		token,
		body: { workflowId: "goal_lane.resume_to_job_ready", fileIds: [registered.fileId] },
	});
	await call("POST", `/jobs/goal/${jobSpecId}/confirm`, { token });

	const read = () => call<GoalJob>("GET", `/jobs/goal/${jobSpecId}`, { token });
	const untilPause = (slotId: string) =>
		until(async () => {
			const job = await read();
			if (job.status === "failed") throw new Error(`${job.errorCode} ${job.errorMessage}\n${host.complaints()}`);
			return job.pendingSlots.some((slot) => slot.slotId === slotId) ? job : null;
		});
	const reviewed = await untilPause("targetTitles");
	const suggested = reviewed.pendingSlots.map(({ slotId, suggestedValue }) => ({ slotId, value: suggestedValue }));
	await call("PATCH", `/jobs/goal/${jobSpecId}/slots`, { token, body: { answers: suggested } });
	const offered = await untilPause("selectedJobIds");
	const picks = offered.pendingSlots.find(({ slotId }) => slotId === "selectedJobIds")?.options.slice(0, 2);
	await call("PATCH", `/jobs/goal/${jobSpecId}/slots`, { token, body: { answers: [{ slotId: "selectedJobIds", value: picks }] } });
	await until(async () => {
		const job = await read();
		if (job.status === "failed") throw new Error(`${job.errorCode} ${job.errorMessage}\n${host.complaints()}`);
		return job.status === "completed" ? job : null;
	});

	const { downloadUrl } = await call<{ downloadUrl: string }>("GET", `/jobs/goal/${jobSpecId}/download`, { token });
	const names = Object.keys(unzipSync(new Uint8Array(await (await fetch(downloadUrl)).arrayBuffer())));
	expect([".pdf", ".docx"].map((ending) => names.filter((name) => name.endsWith(ending)).length)).toEqual([2, 2]);
	const events = await call<{ items: { seq: number }[] }>("GET", `/jobs/goal/${jobSpecId}/events?limit=500`, { token });
	expect(events.items.map(({ seq }) => seq)).toEqual(events.items.map((_event, index) => index + 1));
	expect(host.count()).toBeGreaterThan(15);
});
