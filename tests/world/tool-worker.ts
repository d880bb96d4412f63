import { z } from "zod";
import { defineTool } from "@/lib/tools/tool";
import { serveTools } from "@/local/tool-host/serve-tools";

const common = { title: "Trial", description: "Trial", perInvocationMicroU: 0, timeoutMs: 60_000 };
const none = { input: z.object({}), output: z.object({}) };
const held: Uint8Array[] = [];

/** Tools that misbehave, each in one way, and one that uses all that a call may reach. */
const trial = {
	name: "trial",
	title: "Trial",
	tools: [
		defineTool({
			...common,
			name: "shelve",
			...none,
			run: async (_input, context) => {
				await context.shelf.write("a", new Uint8Array([1]), 60_000);
				return {};
			},
		}),
		defineTool({
			...common,
			name: "spin",
			...none,
			run: async () => {
				for (;;) Math.sqrt(2);
			},
		}),
		defineTool({
			...common,
			name: "eat",
			...none,
			run: async () => {
				for (;;) {
					held.push(new Uint8Array(16 * 1024 * 1024).fill(7));
					await new Promise((resolve) => setTimeout(resolve, 5));
				}
			},
		}),
		defineTool({
			...common,
			name: "hoard",
			...none,
			run: async () => {
				const texts: string[][] = [];
				for (;;) texts.push(Array.from({ length: 100_000 }, (_, at) => `${texts.length} ${at}`));
			},
		}),
		defineTool({
			...common,
			name: "wait_a_little",
			...none,
			run: () => new Promise<Record<string, never>>((resolve) => setTimeout(resolve, 1_500, {})),
		}),
		defineTool({
			...common,
			name: "wait_long",
			...none,
			run: () => new Promise<Record<string, never>>((resolve) => setTimeout(resolve, 4_000, {})),
		}),
		defineTool({ ...common, name: "die", ...none, run: async () => process.exit(7) }),
		defineTool({
			...common,
			name: "wait",
			...none,
			run: (_input, { signal }) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
		}),
		defineTool({
			...common,
			name: "environment",
			input: z.object({}),
			output: z.object({ names: z.array(z.string()), pid: z.int() }),
			run: async () => ({ names: Object.keys(process.env), pid: process.pid }),
		}),
		defineTool({
			...common,
			name: "use_all",
			input: z.object({ fileId: z.string() }),
			output: z.object({ text: z.string(), word: z.string(), file: z.object({ storageKey: z.string(), sizeBytes: z.number(), sha256: z.string() }) }),
			run: async ({ fileId }, context) => {
				const { bytes, fileName, mimeType } = await context.readFile(fileId);
				context.reportProgress(1, 2, "half");
				context.addCostMicroU(40);
				const reply = await context.model?.generateObject({
					schema: z.object({ word: z.string() }),
					instructions: "Say a word.",
					untrusted: [],
					maxOutputTokens: 20,
					timeoutMs: 1_000,
					signal: context.signal,
				});
				const [file] = await context.writeFiles([{ fileName: `copy of ${fileName}`, mimeType, bytes }]);
				if (!file) throw new Error("One file was written.");
				return { text: new TextDecoder().decode(bytes), word: reply?.object.word ?? "", file };
			},
		}),
	],
};

const here = (process.env.TOOL_SERVERS_HERE ?? "").split(",");
const trials = ["trial", "shared", "beside"].map((name) => ({ ...trial, name }));
// The built-in tools are most of what a process loads: one that serves none of them is there again in half the time.
const isTrialAlone = here.every((name) => trials.some((server) => server.name === name));
const builtIn = isTrialAlone ? [] : (await import("@/lib/tools/servers")).TOOL_SERVERS;
// None of them is readied beforehand either: what they load for that is as much work again, and it would come in the way of calls that are timed.
const asked = builtIn.map((server) => ({ ...server, tools: server.tools.map(({ warmUp: _warmUp, ...tool }) => tool) }));
serveTools([...asked, ...trials].filter(({ name }) => here.includes(name)));
