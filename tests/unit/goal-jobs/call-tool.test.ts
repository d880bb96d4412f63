import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { callTool, type StartedInvocation, summarize, type ToolCall } from "@/lib/tools/call-tool";
import { findTool } from "@/lib/tools/servers";
import { makeSampleResume } from "@/prisma/sample-resume";
import { makeToolContext } from "@/tests/factories/tool-context";

process.env.DATABASE_URL ??= "postgres://127.0.0.1:9/none";

const PARSE = "resume-profile:parse_resume";

function call(given: Partial<ToolCall> = {}): ToolCall {
	const toolRef = given.toolRef ?? PARSE;
	return {
		toolRef,
		args: { fileId: "f1" },
		declaredTools: [toolRef],
		palette: [toolRef],
		remainingBudgetMicroU: 1_000_000,
		context: makeToolContext({
			readFile: async (fileId) => ({ fileId, fileName: "cv.docx", mimeType: "application/octet-stream", bytes: (await makeSampleResume()).docx }),
		}),
		signal: new AbortController().signal,
		...given,
	};
}

async function run(given: Partial<ToolCall> = {}) {
	const starts: StartedInvocation[] = [];
	const outcome = await callTool(call(given), async (started) => {
		starts.push(started);
	});
	expect(starts, "each call is told once when it starts").toHaveLength(1);
	expect(outcome.invocation.invocationId).toBe(starts[0]?.invocationId);
	return outcome;
}

/** A file that never comes, unless the call is aborted. */
const waiting = (given: { onRead?: () => void } = {}) =>
	makeToolContext({
		readFile: () => {
			given.onRead?.();
			return new Promise(() => undefined);
		},
	});

describe("a tool call", () => {
	it("gives the checked output, its digest, its price and its duration", async () => {
		const { invocation, output, outputText, error } = await run();
		expect(error).toBeNull();
		expect(output).toHaveProperty("document.lines");
		expect(invocation).toMatchObject({ success: true, declared: true, costMicroU: 1000, errorCode: null, argsSummary: "fileId: f1" });
		expect(invocation.outputDigest).toBe(
			createHash("sha256")
				.update(outputText ?? "")
				.digest("hex"),
		);
		expect(invocation.durationMs).toBeGreaterThanOrEqual(0);
		expect(invocation.finishedAt.getTime()).toBeGreaterThanOrEqual(invocation.startedAt.getTime());
	});

	it("is an extra one when the spec does not name the tool, and refused when the palette does not", async () => {
		expect((await run({ declaredTools: [] })).invocation).toMatchObject({ success: true, declared: false });
		const refused = await run({ palette: ["job-search:search_postings"] });
		expect(refused).toMatchObject({
			output: null,
			error: { code: "TOOL_NOT_ALLOWED", isRetriable: false },
			invocation: { success: false, errorCode: "TOOL_NOT_ALLOWED" },
		});
	});

	it.each(["nobody:nothing", "resume-profile:nothing", "parse_resume", ""])("refuses %j, which does not exist", async (toolRef) => {
		const { error } = await run({ toolRef });
		expect(error).toMatchObject({ code: "TOOL_NOT_ALLOWED" });
	});

	it("stops where the budget ends: the last unit may be spent, no more", async () => {
		const price = findTool(PARSE)?.perInvocationMicroU ?? 0;
		expect((await run({ remainingBudgetMicroU: price })).error).toBeNull();
		expect(await run({ remainingBudgetMicroU: price - 1 })).toMatchObject({ error: { code: "BUDGET_EXCEEDED", isRetriable: false }, output: null });
	});

	it("fails with the tool's own words, and without words of ours when the tool breaks", async () => {
		expect((await run({ args: {} })).error).toMatchObject({ code: "VALIDATION_ERROR", message: expect.stringContaining("fileId") });
		const broken = makeToolContext({ readFile: () => Promise.reject(new Error("secret path /var/lib")) });
		const { error } = await run({ context: broken });
		expect(error).toMatchObject({ code: "TOOL_FAILED", isRetriable: true });
		expect(error?.message).not.toContain("secret");
	});

	it("ends at once when the run is cancelled, before or during", async () => {
		expect(await run({ signal: AbortSignal.abort() })).toMatchObject({ error: { code: "JOB_CANCELLED" } });
		const controller = new AbortController();
		const startedMs = performance.now();
		const outcome = await run({ signal: controller.signal, context: waiting({ onRead: () => setTimeout(() => controller.abort(), 20) }) });
		expect(outcome).toMatchObject({ error: { code: "JOB_CANCELLED", isRetriable: false }, invocation: { success: false } });
		expect(performance.now() - startedMs).toBeLessThan(3000);
	});

	it("ends when the tool's own time is up", async () => {
		const tool = findTool(PARSE);
		if (!tool) throw new Error("There is no such tool");
		const { timeoutMs } = tool;
		Object.assign(tool, { timeoutMs: 50 });
		try {
			expect(await run({ context: waiting() })).toMatchObject({
				error: { code: "TOOL_TIMEOUT", isRetriable: true },
				invocation: { errorCode: "TOOL_TIMEOUT" },
			});
		} finally {
			Object.assign(tool, { timeoutMs });
		}
	});

	it("does not begin when its start can't be recorded", async () => {
		let wasRead = false;
		const context = waiting({
			onRead: () => {
				wasRead = true;
			},
		});
		await expect(callTool(call({ context }), () => Promise.reject(new Error("no database")))).rejects.toThrow("no database");
		expect(wasRead).toBe(false);
	});
});

describe("a summary", () => {
	it("shows shapes, never long texts", () => {
		expect(summarize({ a: "short", b: "x".repeat(61), c: [1], d: [], e: { k: "secret" }, f: 3, g: null })).toBe(
			"a: short, b: 61 characters, c: 1 entry, d: 0 entries, e: {k}, f: 3, g: null",
		);
		expect(summarize(Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`field${index}`, index])))).toHaveLength(500);
	});
});
