import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { readStoredBytes } from "@/lib/files/store/read-file-bytes";
import { callFiles } from "@/lib/tools/call-files";
import { inspectFile } from "@/lib/tools/inspectors";
import type { CallContext } from "@/lib/tools/open-calls";
import { askServer, runTool } from "@/lib/tools/run-tool";
import { makeFile, makeResumeFile } from "@/tests/factories/files";
import { makePerson } from "@/tests/factories/people";
import { makeToolContext } from "@/tests/factories/tool-context";
import { startTrialHost, type TrialHost } from "@/tests/world/trial-host";

let world: TrialHost;

/** The files of a person by links that lead to this test. */
function filesOf(userId: string): CallContext["files"] {
	const files = callFiles({ ownerOf: () => userId });
	const here = <L extends { url: string }>(link: L): L => ({ ...link, url: new URL(link.url).href.replace(new URL(link.url).origin, world.appOrigin) });
	return {
		...files,
		link: async (fileId) => here(await files.link(fileId)),
		openUploads: async (asked) => (await files.openUploads(asked)).map(({ storageKey, link }) => ({ storageKey, link: here(link) })),
	};
}

beforeAll(async () => {
	const program = "tests/world/tool-worker.ts";
	world = await startTrialHost([
		{ name: "shared", servers: ["shared"], workers: 1, atOnce: 8, memoryMb: 400, program },
		{ name: "trial", servers: ["trial"], workers: 3, atOnce: 1, memoryMb: 256, program },
		{ name: "documents", servers: ["beside", "resume-profile"], workers: 1, atOnce: 1, memoryMb: 512, program },
	]);
}, 120_000);
afterAll(() => world.close());

const CLOCK_TICK_MS = 10;

/** What a process has had of the processors, in milliseconds (`/proc/PID/stat`, fields 14 and 15, in ticks); null once it has ended. */
function processorMs(pid: number): number | null {
	try {
		const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
		return fields[0] === "Z" ? null : (Number(fields[11]) + Number(fields[12])) * CLOCK_TICK_MS;
	} catch {
		return null;
	}
}

/** Generous: what is tested is how a call ends, not when. */
const tool = { timeoutMs: 100_000 };
vi.setConfig({ testTimeout: 120_000 });
const call = (name: string, given: { server?: string; timeoutMs?: number; context?: CallContext; args?: Record<string, unknown>; signal?: AbortSignal } = {}) =>
	runTool({
		toolRef: `${given.server ?? "trial"}:${name}`,
		tool: { ...tool, ...(given.timeoutMs ? { timeoutMs: given.timeoutMs } : {}) },
		args: given.args ?? {},
		context: given.context ?? makeToolContext(),
		signal: given.signal ?? new AbortController().signal,
	});

it("a call that loops for ever costs its own job a clear error, and others nothing", async () => {
	const stuck = call("spin", { timeoutMs: 1_000 }).catch((error: unknown) => error);
	const other = await call("environment");
	expect(other).toHaveProperty("names");
	expect(await stuck).toMatchObject({ code: "TOOL_TIMEOUT", message: expect.stringContaining("longer than 1 seconds") });
	// The process that is stuck takes no further call: it is ended by force and comes back.
	expect(await Promise.all([call("wait_a_little"), call("wait_a_little"), call("wait_a_little")])).toEqual([{}, {}, {}]);
});

it.each(["eat", "hoard"])("a call that takes all memory it can get (%s) is ended and says so", async (name) => {
	await expect(call(name)).rejects.toMatchObject({ code: "TOOL_FAILED", message: expect.stringContaining("more memory") });
	expect(await call("environment")).toHaveProperty("names");
});

it("a file that can't be read within its limits is said to be that file's fault", async () => {
	const whenStopped = { code: "FILE_UNREADABLE", message: "This file is too hard to read." } as const;
	const ask = { toolRef: "trial:spin", tool: { timeoutMs: 500, whenStopped }, args: {}, context: makeToolContext(), signal: new AbortController().signal };
	await expect(runTool(ask)).rejects.toMatchObject(whenStopped);
});

it("a look into a file that does not get its turn in time finds nothing, says so, and is made once however often it is asked for", async () => {
	const { userId } = await makePerson();
	const fileId = await makeResumeFile(userId);
	const context = makeToolContext({ files: filesOf(userId) });
	const busy = call("spin", { server: "beside", timeoutMs: 2_500 }).catch(() => undefined);
	const looks = [inspectFile("resume", fileId, context, 400), inspectFile("resume", fileId, context, 400)];
	const [first, second] = await Promise.all(looks);
	expect(first).toEqual({ errors: [], warnings: [expect.stringContaining("could not be looked into beforehand")] });
	expect(second).toBe(first);
	await busy;
	// The process that was stuck is another one now, which begins in its own time, and gives way to all others of a busy machine.
	await expect
		.poll(() => inspectFile("resume", fileId, context, 60_000), { timeout: 150_000 })
		.toEqual({ errors: [], warnings: [], choices: { homeCountries: ["Germany"] } });
}, 180_000);

it("a scan is read in a process of the host, whose look only names it", async () => {
	const { userId } = await makePerson();
	const bytes = new Uint8Array(await readFile("tests/fixtures/scans/grey-150.pdf"));
	const fileId = await makeFile(userId, { fileName: "scan.pdf", bytes });
	const context = makeToolContext({ files: filesOf(userId) });
	expect(await inspectFile("resume", fileId, context, 60_000)).toEqual({
		errors: [],
		warnings: [expect.stringMatching(/^This file is a scan: .* takes about 6 seconds/)],
	});
	// It gives way to all others: on a busy machine its time runs out, and it says that it is to be tried again.
	const read = () => call("parse_resume", { server: "resume-profile", args: { fileId }, context }).catch((error: unknown) => error);
	await expect
		.poll(read, { timeout: 150_000 })
		.toMatchObject({ document: { scannedPages: [1], lines: expect.arrayContaining([expect.objectContaining({ confidence: expect.any(Number) })]) } });
}, 180_000);

it("a process that dies ends its call with an error that is tried again, and the next call works", async () => {
	const other = call("wait_a_little");
	const died = await call("die").catch((error: unknown) => error);
	// They share one client; the other's call goes on.
	expect(await other).toEqual({});
	expect(String(died)).toMatch(/ended before it answered: gone/);
	expect(await call("environment")).toHaveProperty("names");
});

it("a call that is cancelled ends at once, and its place is free again", async () => {
	for (let round = 0; round < 3; round++) {
		const cancel = new AbortController();
		const waiting = [call("wait", { signal: cancel.signal }), call("wait", { signal: cancel.signal })];
		setTimeout(() => cancel.abort(), 200);
		for (const one of waiting) await expect(one).rejects.toMatchObject({ code: "JOB_CANCELLED" });
		expect(await call("environment")).toHaveProperty("names");
	}
});

it("a call that is cancelled while it can't hear of it works for no second more", async () => {
	const { pid } = await call("environment", { server: "beside" });
	const cancel = new AbortController();
	const stuck = call("spin", { server: "beside", signal: cancel.signal }).catch((error: unknown) => error);
	await delay(500);
	cancel.abort();
	expect(await stuck).toMatchObject({ code: "JOB_CANCELLED" });
	const workedMs = () => processorMs(Number(pid));
	const before = workedMs();
	let last = before;
	expect(before).not.toBeNull();
	const stillWorked = () => {
		last = workedMs() ?? last;
		return workedMs();
	};
	await expect.poll(stillWorked, { timeout: 20_000, interval: 20 }).toBeNull();
	// By its own processor time, since a busy machine may keep it, or who ends it, from their work.
	expect((last ?? 0) - (before ?? 0)).toBeLessThan(1_000);
});

it("the time of a call begins with its turn: who comes first spends nobody else's", async () => {
	const before = Array.from({ length: 4 }, () => call("wait_long"));
	// Less than it waits for its turn, and much more than it takes.
	expect(await call("environment", { timeoutMs: 3_000 })).toHaveProperty("names");
	await Promise.all(before);
});

it("one owner's many slow calls leave another owner's call a place at once", async () => {
	const of = (ownerId: string) => makeToolContext({ files: { ...makeToolContext().files, owner: async () => ownerId } });
	let greedyDone = 0;
	const greedy = Array.from({ length: 20 }, () => call("wait_a_little", { context: of("greedy") }).then(() => (greedyDone += 1)));
	await vi.waitFor(() => expect(greedyDone).toBeGreaterThanOrEqual(2), { timeout: 30_000 });
	const before = greedyDone;
	await call("environment", { context: of("modest") });
	// Those that end while the other call is worked on.
	expect(greedyDone - before).toBeLessThanOrEqual(2);
	await Promise.all(greedy);
});

it("a call that is cancelled, or whose time is over, leaves the others in its process alone", async () => {
	const cancel = new AbortController();
	const others = [call("wait_long", { server: "shared" }), call("wait_long", { server: "shared" })];
	const cancelled = call("wait", { server: "shared", signal: cancel.signal }).catch((error: unknown) => error);
	const late = call("wait", { server: "shared", timeoutMs: 500 }).catch((error: unknown) => error);
	setTimeout(() => cancel.abort(), 200);
	expect(await cancelled).toMatchObject({ code: "JOB_CANCELLED" });
	expect(await late).toMatchObject({ code: "TOOL_TIMEOUT" });
	expect(await Promise.all(others)).toEqual([{}, {}]);
});

it("a tool elsewhere reads, writes, asks the model, tells its progress and its cost, all by the call's grant", async () => {
	const person = await makePerson();
	const fileId = await makeResumeFile(person.userId);
	const progress: unknown[] = [];
	let costMicroU = 0;
	const context = makeToolContext({
		files: filesOf(person.userId),
		reportProgress: (...said) => progress.push(said),
		addCostMicroU: (microU) => {
			costMicroU += microU;
		},
		model: {
			name: "trial-model",
			generateObject: async ({ schema }) => ({ object: schema.parse({ word: "orchard" }), costMicroU: 7, inputTokens: 1, outputTokens: 1 }) as never,
		},
	});
	const output = await call("use_all", { context, args: { fileId } });
	expect(output).toMatchObject({ word: "orchard", file: { storageKey: expect.stringMatching(/^artifacts\//) } });
	expect(progress).toEqual([[1, 2, "half"]]);
	expect(costMicroU).toBe(47);
	const { storageKey, sizeBytes } = Object(output.file);
	expect((await readStoredBytes(storageKey)).byteLength).toBe(sizeBytes);

	await expect(call("use_all", { context: makeToolContext({ files: filesOf(person.userId) }), args: { fileId: "none" } })).rejects.toMatchObject({
		code: "FILE_NOT_FOUND",
	});
});

it("a worker has nothing of the app's environment, and a grant ends with its call", async () => {
	const { names } = await call("environment");
	expect(names).not.toEqual(expect.arrayContaining(["DATABASE_URL"]));
	expect((names as string[]).filter((name) => /SECRET|KEY|TOKEN|DATABASE|S3_|SMTP/.test(name))).toEqual([]);
	const asked = await fetch(`${world.appOrigin}/api/tool-calls/00000000-0000-7000-8000-000000000000/file`, {
		method: "POST",
		headers: { authorization: "Bearer guess", "content-type": "application/json" },
		body: JSON.stringify({ fileId: "x" }),
	});
	expect(asked.status).toBe(401);
	expect((await fetch(`${world.url}/mcp/trial`, { method: "POST", headers: { authorization: "Bearer wrong" }, body: "{}" })).status).toBe(401);
});

it("our own reading of a resume works there as it does here", async () => {
	const person = await makePerson();
	const fileId = await makeResumeFile(person.userId);
	const context = makeToolContext({ files: filesOf(person.userId) });
	const ask = (args: Record<string, unknown>) =>
		askServer({ toolRef: "resume-profile:parse_resume", tool, args, context, signal: new AbortController().signal });
	expect(await ask({ fileId })).toMatchObject({ isError: false, output: { document: { fileId, format: "docx" } } });
	expect(await ask({})).toMatchObject({ isError: true, error: { code: "VALIDATION_ERROR" } });
});
