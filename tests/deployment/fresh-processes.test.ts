import { parseSetCookie, stringifyCookie } from "cookie";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { JobItem } from "@/lib/goal-jobs/revisions/schemas";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { isTerminal } from "@/lib/goal-jobs/state";
import type { JobEvent } from "@/lib/goal-jobs/stream/schemas";
import { TailoredResume } from "@/lib/tools/documents/schemas";
import { makeSampleResume } from "@/prisma/sample-resume";
import { type FunctionHost, takeFunctionHost } from "@/tests/setup/function-host";
import { eventually } from "@/tests/world/eventually";
import { S3_CREDENTIALS, type S3Service, startS3Service } from "@/tests/world/s3-service";
import { type StandIn, startChannels, startEngine, startJobBoards, startMailbox } from "@/tests/world/stand-ins";
import { followJob } from "./job-stream";

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
	// The engine asks nobody: what it knows of the deployment, the deployment told it.
	const engine = await startEngine(process.env.DATABASE_URL ?? "", "");
	standIns.push(engine, await startJobBoards({ JOB_BOARDS_FAULTS: "none", JOB_BOARDS_COUNT: "120" }), await startChannels(), mailbox);
	host.open(previewEnvironment(host, s3, standIns));
});

afterAll(async () => {
	await host?.close();
	for (const standIn of standIns) await standIn.stop();
	await s3?.close();
});

interface Call {
	readonly token?: string;
	/** A form is sent as one, anything else as JSON. */
	readonly body?: unknown;
}

async function call<T>(method: string, path: string, { token, body }: Call = {}): Promise<T> {
	const isForm = body instanceof URLSearchParams;
	const response = await fetch(`${host.origin}/api/v1${path}`, {
		method,
		headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...(body && !isForm ? { "content-type": "application/json" } : {}) },
		body: isForm ? body : body ? JSON.stringify(body) : null,
	});
	const text = await response.text();
	if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}\n${host.complaints()}`);
	return JSON.parse(text) as T;
}

test("a sign-up's mail leaves, though the process that answered is gone: the first event registers the deployment", async () => {
	const isThere = () => mailbox.store.list().some(({ To }) => To.some(({ Address }) => Address === "newcomer@example.com"));
	await call("POST", "/auth/signup", { body: { email: "newcomer@example.com", password: "correct horse battery staple" } });
	await eventually(async () => isThere());
	// On a machine that is busy with other things a check may not have its answer within two seconds.
	const health = await eventually(() => call<{ checks: object }>("GET", "/health").catch(() => null));
	expect(health.checks).toEqual({ database: "ok", engine: "ok", realtime: "ok", storage: "ok" });
});

/** A browser's visit: it keeps cookies and follows nothing. */
async function visit(jar: Map<string, string>, path: string, form?: Record<string, string>): Promise<{ status: number; text: string }> {
	const response = await fetch(`${host.origin}${path}`, {
		redirect: "manual",
		headers: { cookie: stringifyCookie(Object.fromEntries(jar)) },
		...(form && { method: "POST", body: new URLSearchParams(form) }),
	});
	for (const { name, value } of response.headers.getSetCookie().map((line) => parseSetCookie(line))) jar.set(name, value ?? "");
	return { status: response.status, text: await response.text() };
}

test("a guest is signed in by cookie, and a page with what is theirs is made by one process alone", async () => {
	const jar = new Map<string, string>();
	expect((await visit(jar, "/runs")).status).toBe(307);
	const { csrfToken } = JSON.parse((await visit(jar, "/api/auth/csrf")).text) as { csrfToken: string };
	expect((await visit(jar, "/api/auth/callback/guest", { csrfToken, json: "true" })).status).toBe(200);
	const page = await visit(jar, "/runs");
	expect([page.status, page.text], host.complaints()).toEqual([200, expect.stringContaining("No runs yet")]);
});

/** A registered upload, straight into the store as a browser does it. */
async function upload(token: string): Promise<string> {
	const { pdf } = await makeSampleResume();
	const body = { fileName: "resume.pdf", mimeType: "application/pdf", sizeBytes: pdf.byteLength };
	const registered = await call<{ fileId: string; upload: { url: string; method: string; headers: Record<string, string> } }>("POST", "/files", {
		token,
		body,
	});
	const stored = await fetch(registered.upload.url, { method: "PUT", headers: registered.upload.headers, body: new Uint8Array(pdf) });
	expect(stored.status).toBe(200);
	await call("POST", `/files/${registered.fileId}/complete`, { token });
	return registered.fileId;
}

async function openStream(token: string, jobSpecId: string) {
	const config = await call<{ key: string; host: string | null; port: number }>("GET", "/realtime/config");
	const authorize = (socketId: string, channelName: string) =>
		call<{ auth: string }>("POST", "/realtime/auth", { token, body: new URLSearchParams({ socket_id: socketId, channel_name: channelName }) });
	return followJob({ ...config, authorize }, jobSpecId);
}

/** Changes the first line of a delivered resume, which is checked and printed again. */
async function changeItem(token: string, item: string): Promise<void> {
	const { value, revision } = await call<JobItem>("GET", item, { token });
	const resume = TailoredResume.parse(value);
	const [first] = resume.otherSections.flatMap(({ section, lines }) => (section === "experience" ? lines.filter(({ style }) => style === "item") : []));
	if (first === undefined) throw new Error("The resume has no line to change");
	first.text = first.text.endsWith(".") ? first.text.slice(0, -1) : `${first.text}.`;
	const changed = await call<JobItem>("PUT", item, { token, body: { value: resume, expectedRevision: revision } });
	expect(JSON.stringify(changed.value), host.complaints()).toContain(JSON.stringify(first.text).slice(1, -1));
}

const hasEnded = ({ type, data }: JobEvent) => type === "job_updated" && isTerminal(data.status as GoalJob["status"]);
const needsPerson = (event: JobEvent) => event.type === "slot_needed" || hasEnded(event);

test("the main job runs where every request has a process of its own, on nothing but what its functions carry", async () => {
	const { accessToken: token } = await call<{ accessToken: string }>("POST", "/auth/anonymous");
	const body = { workflowId: "goal_lane.resume_to_job_ready", fileIds: [await upload(token)] };
	const { jobSpecId } = await call<GoalJob>("POST", "/jobs/goal", { token, body });
	const job = `/jobs/goal/${jobSpecId}`;
	const stream = await openStream(token, jobSpecId);
	/** The job once the stream has told of it, and the question that it then has. */
	const afterEvent = async (isWanted: (event: JobEvent) => boolean) => {
		await stream.next(isWanted).catch((error: Error) => {
			throw new Error(`${error.message}\n${host.complaints()}`);
		});
		return call<GoalJob>("GET", job, { token });
	};
	await call("POST", `${job}/confirm`, { token });

	const reviewed = await afterEvent(needsPerson);
	expect(reviewed.pendingSlots.map(({ slotId }) => slotId)).toContain("targetTitles");
	const suggested = reviewed.pendingSlots.map(({ slotId, suggestedValue }) => ({ slotId, value: suggestedValue }));
	await call("PATCH", `${job}/slots`, { token, body: { answers: suggested } });

	const offered = await afterEvent(needsPerson);
	const picks = offered.pendingSlots.find(({ slotId }) => slotId === "selectedJobIds")?.options.slice(0, 2);
	await call("PATCH", `${job}/slots`, { token, body: { answers: [{ slotId: "selectedJobIds", value: picks }] } });

	expect(await afterEvent(hasEnded)).toMatchObject({ status: "completed", errorMessage: null });
	const { downloadUrl } = await call<{ downloadUrl: string }>("GET", `${job}/download`, { token });
	const names = Object.keys(unzipSync(new Uint8Array(await (await fetch(downloadUrl)).arrayBuffer())));
	expect([".pdf", ".docx"].map((ending) => names.filter((name) => name.endsWith(ending)).length)).toEqual([2, 2]);

	await changeItem(token, `${job}/items/${picks?.[0]}`);

	/** What the log holds since the start of the job; a change of a result may still write to it. */
	const sinceConfirm = async () => {
		const { items } = await call<{ items: JobEvent[] }>("GET", `${job}/events?limit=500`, { token });
		expect(items.map(({ seq }) => seq)).toEqual(items.map((_event, index) => index + 1));
		return items.slice(items.findIndex(({ data }) => data.status === "confirmed")).map(({ seq }) => seq);
	};
	/** What the stream has not told of the log, and what it told that the log does not hold. */
	const differences = async () => {
		const [log, told] = [await sinceConfirm(), stream.received().map(({ seq }) => seq)];
		return { untold: log.filter((seq) => !told.includes(seq)), unlogged: told.filter((seq) => !log.includes(seq)) };
	};
	await expect
		.poll(differences, { timeout: 60_000, interval: 500 })
		.toEqual({ untold: [], unlogged: [] })
		.catch((error: Error) => {
			throw new Error(`${error.message}\n${host.complaints()}`);
		});
	stream.close();
	expect(host.count()).toBeGreaterThan(25);
});
