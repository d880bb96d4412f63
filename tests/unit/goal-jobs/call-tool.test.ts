import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/platform/errors";
import { callTool, type StartedInvocation, summarize, type ToolCall } from "@/lib/tools/call-tool";
import { findTool } from "@/lib/tools/servers";
import { sampleFiles } from "@/tests/factories/sample-files";
import { makeToolContext } from "@/tests/factories/tool-context";

process.env.DATABASE_URL ??= "postgres://127.0.0.1:9/none";

const PARSE = "resume-profile:parse_resume";

interface Given extends Partial<ToolCall> {
	/** What the call may spend. */
	budgetMicroU?: number;
}

function call({ budgetMicroU: _budget, ...given }: Given = {}): ToolCall {
	const toolRef = given.toolRef ?? PARSE;
	return {
		toolRef,
		args: { fileId: "f1" },
		declaredTools: [toolRef],
		palette: [toolRef],
		context: makeToolContext({
			readFile: async (fileId) => ({ fileId, fileName: "cv.docx", mimeType: "application/octet-stream", bytes: (await sampleFiles()).docx }),
		}),
		signal: new AbortController().signal,
		...given,
	};
}

async function run(given: Given = {}) {
	const starts: StartedInvocation[] = [];
	const outcome = await callTool(call(given), async (started) => {
		starts.push(started);
		return given.budgetMicroU ?? 1_000_000;
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

/** The same resume without its headings, so that the rules are unsure of it and a model is worth asking. */
function unsure(document: unknown) {
	const { lines, ...rest } = Object(document);
	return { ...rest, lines: lines.slice(0, 3) };
}

describe("a tool call", () => {
	it("gives the checked output, its digest, its price and its duration", async () => {
		const { invocation, output, outputBytes, error } = await run();
		expect(error).toBeNull();
		expect(output).toHaveProperty("document.lines");
		expect(invocation).toMatchObject({ success: true, declared: true, costMicroU: 1000, errorCode: null, argsSummary: "fileId: f1" });
		expect(invocation.outputDigest).toBe(
			createHash("sha256")
				.update(outputBytes ?? "")
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
		expect((await run({ budgetMicroU: price })).error).toBeNull();
		expect(await run({ budgetMicroU: price - 1 })).toMatchObject({
			error: { code: "BUDGET_EXCEEDED", isRetriable: false },
			output: null,
			invocation: { costMicroU: 0 },
		});
	});

	it("asks the model while there is money for it, then goes on by rules", async () => {
		const { output } = await run();
		const toolRef = "resume-profile:extract_profile";
		const price = findTool(toolRef)?.perInvocationMicroU ?? 0;
		let asked = 0;
		const model = {
			name: "a model",
			generateObject: () => {
				asked += 1;
				return Promise.reject(new AppError("MODEL_FAILED", "It gave nothing."));
			},
		};
		const withModel = (budgetMicroU: number) =>
			run({ toolRef, budgetMicroU, args: { document: unsure(output?.document) }, context: makeToolContext({ model }) });
		expect(await withModel(price)).toMatchObject({ error: null, invocation: { costMicroU: price }, output: { profile: { method: "rules" } } });
		expect(asked).toBe(0);
		expect((await withModel(price + 1)).error).toBeNull();
		expect(asked).toBe(1);
	});

	it("fails in words for a person; what the input check and a broken tool said is for developers, in the call's record", async () => {
		const unfit = await run({ args: {} });
		expect(unfit.error).toMatchObject({ code: "VALIDATION_ERROR", message: expect.stringContaining("something that it can't work with") });
		expect(unfit.invocation.errorDetail).toContain("fileId: A value is needed.");
		const broken = makeToolContext({ readFile: () => Promise.reject(new Error("secret path /var/lib")) });
		const { error, invocation } = await run({ context: broken });
		expect(invocation).toMatchObject({ errorMessage: error?.message, errorDetail: expect.stringContaining("secret path /var/lib") });
		expect(error).toMatchObject({ code: "TOOL_FAILED", isRetriable: true });
		expect(error?.message).not.toContain("secret");
	});

	it("ends at once when the run is cancelled, before or during", async () => {
		expect(await run({ signal: AbortSignal.abort() })).toMatchObject({ error: { code: "JOB_CANCELLED" } });
		const controller = new AbortController();
		const outcome = await run({ signal: controller.signal, context: waiting({ onRead: () => setImmediate(() => controller.abort()) }) });
		expect(outcome).toMatchObject({ error: { code: "JOB_CANCELLED", isRetriable: false }, invocation: { success: false } });
	});

	it("ends when the tool's own time is up", async () => {
		const tool = findTool(PARSE);
		if (!tool) throw new Error("There is no such tool");
		const { timeoutMs, whenStopped } = tool;
		Object.assign(tool, { timeoutMs: 50 });
		try {
			// A file that takes too long is not tried again: the next time would be no shorter.
			expect(await run({ context: waiting() })).toMatchObject({
				error: { code: "FILE_UNREADABLE", isRetriable: false },
				invocation: { errorCode: "FILE_UNREADABLE" },
			});
			Object.assign(tool, { whenStopped: undefined });
			expect(await run({ context: waiting() })).toMatchObject({
				error: { code: "TOOL_TIMEOUT", isRetriable: true },
				invocation: { errorCode: "TOOL_TIMEOUT" },
			});
		} finally {
			Object.assign(tool, { timeoutMs, whenStopped });
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
