import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { errorFromBody, unansweredWords } from "@/components/api-client";
import { uploadError } from "@/components/files/upload-file";
import { createLanguageModel } from "@/lib/models/configured-model";
import { AppError } from "@/lib/platform/errors";
import { whatWasSaid } from "@/lib/platform/language/failure-words";
import type { PostingQuery } from "@/lib/tools/job-search/schemas";
import { findSource } from "@/lib/tools/job-search/sources/registry";
import { FAULT_NAMES, type FaultName, SECRET, startFailingService } from "@/tests/factories/failing-service";
import { FOREIGN_WORDS, PROVIDER_WORDS } from "@/tests/factories/foreign-words";
import { makeToolContext } from "@/tests/factories/tool-context";
import { searchBoards } from "@/tests/world/search-boards";

let service: Awaited<ReturnType<typeof startFailingService>>;
beforeAll(async () => {
	service = await startFailingService();
	const remote = (fault: FaultName) => ({ url: `${service.originOf(fault)}/mcp` });
	process.env.TOOL_SERVERS = JSON.stringify({ "resume-profile": remote("refused"), "job-search": remote("html"), documents: remote("500") });
	process.env.DATABASE_URL ??= "postgres://127.0.0.1:9/none";
});
afterAll(() => service.stop());

/** A sentence, or several, of ours alone. */
function expectOurs(words: string, who: string): void {
	expect(words, who).toMatch(/^\p{Lu}.*\.$/u);
	expect(words, who).not.toMatch(FOREIGN_WORDS);
	expect(words, who).not.toMatch(PROVIDER_WORDS);
	expect(words, who).not.toContain("SECRET");
}

const BOARDS: Readonly<Record<FaultName, string>> = {
	html: "gave an answer that could not be read.",
	garbage: "gave an answer that could not be read.",
	"another-shape": "gave an answer that could not be read.",
	"400": "refused the request (400).",
	"401": "does not let us in (401).",
	"403": "does not let us in (403).",
	"404": "does not know this board or posting (404).",
	"413": "was sent more than it takes (413).",
	"429": "asks to be left alone for a while (429).",
	"500": "is out of order.",
	"503": "is out of order.",
	"504": "did not answer in time (504).",
	redirect: "redirects to another address (302).",
	hang: "did not answer in time.",
	reset: "cannot be reached.",
	"broken-off": "broke off while it answered.",
	"too-large": "gave an answer that is too large.",
	refused: "cannot be reached.",
};

it.each(FAULT_NAMES)("a job board: %s", async (fault) => {
	const source = findSource("lever");
	if (!source) throw new Error("lever is a source");
	const query: PostingQuery = { titles: ["Chef"], skills: [], country: "All", location: null, remote: "Any", seniority: "Any" };
	const timeoutMs = fault === "hang" ? 200 : 5_000;
	const configured = { source, baseUrl: service.originOf(fault), boards: ["acme"], timeoutMs, isSample: false };
	const limits = { ...source.limits, retries: 0, spacingMs: 0, concurrency: 1, pagesAtOnce: 1 };
	const options = { signal: new AbortController().signal, totalTimeoutMs: 8_000 };
	const { sources, said } = await searchBoards(query, [{ ...configured, limits }], options);
	expect(sources[0]?.error).toBe(`1 of 1 board failed. acme: The job board ${BOARDS[fault]}`);
	expectOurs(`The job board ${BOARDS[fault]}`, fault);
	const isTold = !["redirect", "hang", "reset", "broken-off", "too-large", "refused", "another-shape"].includes(fault);
	if (isTold) expect(said.join()).toContain(SECRET);
	expect(said).toHaveLength(1);
});

const MODEL: Readonly<Partial<Record<FaultName, string>>> = {
	"400": "The language model refused the request (400).",
	"401": "The language model does not let us in (401).",
	"403": "The language model does not let us in (403).",
	"404": "The language model does not have what was asked for (404).",
	"413": "The language model was sent more than it takes (413).",
	html: "The language model gave an answer that could not be read.",
	garbage: "The language model gave an answer that could not be read.",
	"another-shape": "The language model gave an answer that could not be read.",
	hang: "The language model did not answer within 1 s.",
	refused: "The language model cannot be reached.",
	reset: "The language model broke off while it answered.",
	"429": "The language model asks to be left alone for a while (429).",
	"500": "The language model is out of order.",
};

it.each(Object.keys(MODEL) as FaultName[])("the language model: %s", async (fault) => {
	const prices = { MODEL_INPUT_MICRO_U_PER_TOKEN: 1, MODEL_OUTPUT_MICRO_U_PER_TOKEN: 1 };
	const address = {
		MODEL_PROVIDER: "openai-compatible",
		MODEL_NAME: "tiny",
		MODEL_API_KEY: "key-of-the-test",
		MODEL_BASE_URL: service.originOf(fault),
	} as const;
	const model = createLanguageModel({ ...address, ...prices });
	const request = {
		schema: z.object({ name: z.string() }),
		instructions: "Find the name.",
		untrusted: [{ label: "page", text: "prompt-of-the-test" }],
		maxOutputTokens: 10,
		timeoutMs: fault === "hang" ? 200 : 8_000,
		signal: new AbortController().signal,
	};
	const error: unknown = await model?.generateObject(request).catch((reason: unknown) => reason);
	if (!(error instanceof AppError)) throw new Error("did not fail as expected");
	expect(error.message).toContain(MODEL[fault]);
	expectOurs(error.message, fault);
	expect(whatWasSaid(error.cause)).not.toMatch(/key-of-the-test|prompt-of-the-test|SECRET/);
});

it.each([
	["resume-profile:parse_resume", { fileId: "f" }, "A service that this step needs cannot be reached. Try again in a few minutes.", "ECONNREFUSED"],
	["job-search:search_postings", {}, "This step failed by a fault of ours. What is finished is kept: try again from here.", "text/html"],
	["documents:review_resume", {}, "This step failed by a fault of ours. What is finished is kept: try again from here.", "500"],
] as const)("a tool server that fails: %s", async (toolRef, args, words, said) => {
	const { callTool } = await import("@/lib/tools/call-tool");
	const call = { toolRef, args, declaredTools: [toolRef], palette: [toolRef], context: makeToolContext(), signal: new AbortController().signal };
	const { error, invocation } = await callTool(call, async () => 1_000_000);
	expect([error?.code, error?.message, invocation.errorMessage]).toEqual(["TOOL_FAILED", words, words]);
	expect(invocation.errorDetail).toContain(said);
	expectOurs(words, toolRef);
});

it("the browser: a server that does not answer, one that answers for it, and a place for files that refuses", async () => {
	for (const fault of ["refused", "reset"] as const) {
		const cause: unknown = await fetch(service.originOf(fault)).catch((reason: unknown) => reason);
		const words = unansweredWords(cause);
		expect(words).toMatch(/^The server (?:cannot be reached|broke off while it answered)\. Try again .+ What you entered is kept\.$/);
		expectOurs(words, fault);
	}
	for (const code of [400, 401, 403, 404, 408, 413, 429, 500, 502, 503, 504]) {
		for (const body of [null, SECRET, { message: SECRET }]) expectOurs(errorFromBody(code, body).message, String(code));
		expectOurs(uploadError({ status: code, responseText: `<?xml version="1.0"?><Error><Code>${SECRET}</Code></Error>` }).message, String(code));
	}
	expect(errorFromBody(502, null).message).toBe("The server is out of order. Try again in a few minutes. What you entered is kept.");
	const ours = JSON.stringify({ code: "PAYLOAD_TOO_LARGE", message: "The file is larger than it was said to be.", requestId: "r" });
	expect(uploadError({ status: 413, responseText: ours }).message).toBe("The file is larger than it was said to be.");
	expectOurs(uploadError({ status: 0, responseText: "" }).message, "no answer");
});
