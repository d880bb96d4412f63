import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import pLimit from "p-limit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ApiDocument, readOperations, type SdkOperation } from "@/lib/http/openapi/client-calls";
import { type CommandLine, commandLines } from "./command-line";

interface Sent {
	readonly method: string;
	readonly path: string;
	readonly query: string;
	readonly body: unknown;
	readonly bearer: string | undefined;
	readonly key: string | undefined;
}

const SLOW_MS = 300_000;
const KEY = "ck_command";
/** Each is a process of its own. */
const AT_ONCE = 3;
const sent: Sent[] = [];
let url: string;
let lines: ReadonlyMap<string, CommandLine>;

const server = createServer(async (request, response) => {
	let text = "";
	for await (const chunk of request) text += String(chunk);
	const at = new URL(request.url ?? "/", "http://service");
	const { authorization, "idempotency-key": key } = request.headers;
	const body = text === "" ? undefined : JSON.parse(text);
	sent.push({ method: request.method ?? "", path: at.pathname, query: at.search, body, bearer: authorization, key: typeof key === "string" ? key : undefined });
	const expired = [401, "UNAUTHENTICATED", authorization ? "This key is not accepted: it has expired." : "Sign in."] as const;
	const refusals: Readonly<Record<string, readonly [number, string, string]>> = {
		"/api/v1/jobs/goal/none": [404, "JOB_NOT_FOUND", "Refused"],
		"/api/v1/wrong": [401, "INVALID_CREDENTIALS", "Refused"],
		"/api/v1/expired": expired,
		"/api/v1/workflows/catalog": expired,
	};
	const [status, code, message] = refusals[at.pathname] ?? [200, null, ""];
	response.writeHead(status, { "content-type": "application/json" });
	response.end(JSON.stringify(code ? { error: code, code, message, requestId: "r" } : (body ?? { ok: true })));
});

beforeAll(async () => {
	const own = await commandLines();
	lines = own.lines;
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return own.end;
}, SLOW_MS);
afterAll(() => new Promise((resolve) => server.close(resolve)));

const here = () => ({ GOAL_MODE_URL: url, GOAL_MODE_API_KEY: KEY });

async function onEach(perform: (line: CommandLine, name: string) => Promise<void>): Promise<void> {
	for (const [name, line] of lines) await perform(line, name);
}

async function readSamples(): Promise<Array<{ operation: SdkOperation; source: string; variables: Record<string, string> }>> {
	const document = JSON.parse(await readFile("app/api/v1/openapi.json/document.json", "utf8")) as ApiDocument;
	return readOperations(document).map((operation) => {
		const samples = Object(document.paths[operation.path]?.[operation.method.toLowerCase()])["x-codeSamples"] as { label: string; source: string }[];
		const names = [...operation.pathFields, ...operation.query.filter(({ isRequired }) => isRequired).map(({ name }) => name)];
		const variables = Object.fromEntries(names.map((name) => [name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase(), `the-${name}`]));
		return { operation, variables, source: samples.find(({ label }) => label === "Command line")?.source ?? "" };
	});
}

/** What a shell makes of commands: the words that `goal-mode` gets, and what comes in. */
async function readByShell(sources: readonly { source: string; variables: Record<string, string> }[]): Promise<Array<{ words: string[]; input: string }>> {
	const folder = await mkdtemp(path.join(tmpdir(), "goal-mode-samples-"));
	const recorder = `goal-mode() { local input=""; case " $* " in *" --body - "*) input=$(cat) ;; esac; printf '%s\\0' "$#" "$@" "$input"; }`;
	const commands = sources.map(
		({ source, variables }) =>
			`${Object.entries(variables)
				.map(([name, value]) => `${name}=${value}`)
				.join("; ")}\n${source}`,
	);
	await writeFile(path.join(folder, "samples.sh"), [recorder, ...commands].join("\n"));
	const { stdout } = await promisify(execFile)("bash", ["-eu", path.join(folder, "samples.sh")], { maxBuffer: 16 * 1024 * 1024 });
	await rm(folder, { recursive: true, force: true });
	const fields = stdout.split("\0");
	const calls: Array<{ words: string[]; input: string }> = [];
	for (let at = 0; at < fields.length - 1; ) {
		const count = Number(fields[at]);
		calls.push({ words: fields.slice(at + 1, at + 1 + count), input: fields[at + 1 + count] ?? "" });
		at += count + 2;
	}
	return calls;
}

/** Samples of one shape differ in names alone. */
const shapeOf = ({ method, pathFields, query, body }: SdkOperation): string =>
	`${method} ${pathFields.length > 0} ${query.some(({ isRequired }) => isRequired)} ${body !== null && body !== undefined}`;

it("every command of the reference means the request that it stands for, and one of each shape is sent", { timeout: SLOW_MS }, async () => {
	const samples = await readSamples();
	expect(samples.length).toBeGreaterThan(100);
	const calls = await readByShell(samples);
	expect(calls).toHaveLength(samples.length);
	const seen = new Set<string>();
	for (const [index, { operation, source }] of samples.entries()) {
		const { words = [], input = "" } = calls[index] ?? {};
		const at = `/api/v1${operation.path.replace(/\{(\w+)\}/g, (_all, name: string) => `the-${name}`)}`;
		const needed = operation.query.filter(({ isRequired }) => isRequired).map(({ name }) => ["--query", `${name}=the-${name}`]);
		expect(words, source).toEqual(["api", operation.method, at, ...needed.flat(), ...(input === "" ? [] : ["--body", "-"])]);
		const body = input === "" ? undefined : JSON.parse(input);
		if (seen.has(shapeOf(operation))) continue;
		seen.add(shapeOf(operation));
		await onEach(async (line, name) => {
			sent.length = 0;
			const ended = await line(words, { input, env: here() });
			expect(ended, `${name}: ${source}`).toMatchObject({ code: 0 });
			const query = needed.length === 0 ? "" : `?${needed.map(([, pair]) => pair).join("&")}`;
			expect(sent, `${name}: ${source}`).toEqual([
				{
					method: operation.method,
					path: at,
					query,
					body,
					bearer: `Bearer ${KEY}`,
					key: operation.method === "GET" ? undefined : expect.stringMatching(/^[\w-]{8,}$/),
				},
			]);
		});
	}
	expect(seen.size).toBeGreaterThan(6);
});

it("api sends a body from a file or from what comes in, and a query; in a pipe the answer is one line of JSON", { timeout: SLOW_MS }, async () => {
	const folder = await mkdtemp(path.join(tmpdir(), "goal-mode-api-"));
	const file = path.join(folder, "file.json");
	await writeFile(file, '{"hello": "wörld"}');
	await onEach(async (line, name) => {
		for (const [body, input] of [
			[file, ""],
			["-", '{"hello": "wörld"}'],
		] as const) {
			const ended = await line(["api", "POST", "/api/v1/echo", "--body", body], { input, env: here() });
			expect(ended.err).toBe("");
			expect(ended.out.trimEnd().split("\n"), name).toHaveLength(1);
			expect(JSON.parse(ended.out)).toEqual({ hello: "wörld" });
		}
		sent.length = 0;
		await line(["api", "get", "/jobs/goal", "--query", "status=completed", "--query", "limit=5", "--query", "status=a b&c"], { env: here() });
		expect(new URLSearchParams(sent[0]?.query).getAll("status")).toEqual(["completed", "a b&c"]);
		expect(sent[0]).toMatchObject({ method: "GET", path: "/api/v1/jobs/goal" });
	});
	await rm(folder, { recursive: true, force: true });
});

const ENDS: ReadonlyArray<readonly [args: readonly string[], code: number, says: RegExp]> = [
	[["api", "GET", "/api/v1/health"], 0, /^$/],
	[["--help"], 0, /^$/],
	[["run", "--help"], 0, /^$/],
	[["sing"], 2, /sing/],
	[["run", "missing.pdf", "--workflow", "conversion.tables"], 2, /missing\.pdf can't be read/],
	[["run"], 2, /Which workflow/],
	[["run", "package.json", "--workflow", "x", "--answer", "nonsense"], 2, /question=value/],
	[["jobs", "sing"], 2, /sing/],
	[["jobs", "show"], 2, /Which run/],
	[["jobs", "list", "--limit", "0"], 2, /1 or more/],
	[["surveys", "export"], 2, /./],
	[["api", "FETCH", "/api/v1/health"], 2, /no method/],
	[["api", "GET", "health"], 2, /slash/],
	[["api", "POST", "/api/v1/echo", "--body", "missing.json"], 2, /missing\.json can't be read/],
	[["api", "POST", "/api/v1/echo", "--body", "README.md"], 2, /not JSON/],
	[["login", "--key", "wrong"], 2, /ck_/],
	[["run", "resume.pdf", "--anwser", "a=b"], 2, /^There is no option --anwser\. Did you mean --answer\? goal-mode run --help lists them\.$/],
	[["run", "resume.pdf", "-o", "results"], 2, /^There is no option -o\. goal-mode run --help lists them\.$/],
	[["jobs", "list", "--limt=5"], 2, /^There is no option --limt\. Did you mean --limit\?/],
	[["jobs", "list", "--ouput"], 2, /Did you mean --output\?/],
	[["run", "resume.pdf", "--answer"], 2, /^--answer takes a value\. One that begins with a dash is written --answer=-…$/],
	[["run", "--workflow", "--yes"], 2, /^--workflow takes a value\./],
	[["run", "--yes=true"], 2, /^--yes takes no value\.$/],
	[["rnu", "resume.pdf"], 2, /^There is no command rnu\. Did you mean run\? goal-mode --help lists them\.$/],
	[["api", "GET", "/api/v1/expired"], 3, /^This key is not accepted: it has expired\.$/],
	[["login", "--key", KEY], 3, /^This key is not accepted: it has expired\.$/],
	[["api", "POST", "/api/v1/wrong"], 4, /^Refused \(INVALID_CREDENTIALS\)$/],
	[["api", "GET", "/api/v1/jobs/goal/none"], 4, /JOB_NOT_FOUND/],
];

it("how a command ended is told by its code, alike in both packages", { timeout: SLOW_MS }, async () => {
	await onEach(async (line, name) => {
		const check = async ([args, code, says]: (typeof ENDS)[number]) => {
			const ended = await line(args, { env: here() });
			expect([ended.code, ended.err.trim()], `${name}: ${args.join(" ")}`).toEqual([code, expect.stringMatching(says)]);
			expect(ended.err).not.toMatch(/Traceback|\n\s+at /);
		};
		const one = pLimit(AT_ONCE);
		await Promise.all(ENDS.map((end) => one(() => check(end))));
		const expired = ["api", "GET", "/api/v1/expired"];
		for (const [key, says] of [
			["", /^You are not signed in here: goal-mode login, or set GOAL_MODE_API_KEY\.$/],
			["nonsense", /^This key is not accepted: a key begins with ck_\. Make a key in Account settings, API keys\.$/],
		] as const) {
			const ended = await line(expired, { env: { ...here(), GOAL_MODE_API_KEY: key } });
			expect([ended.code, ended.err.trim()], name).toEqual([3, expect.stringMatching(says)]);
		}
		expect(await line(["workflows"], {}), name).toMatchObject({ code: 2, err: expect.stringContaining("GOAL_MODE_URL") });
		expect(await line(["api", "GET", "/health", "--url", "http://127.0.0.1:9"], {}), name).toMatchObject({
			code: 5,
			err: expect.stringContaining("could not be reached"),
		});
	});
});

async function completedBy(script: string, ...words: string[]): Promise<string[]> {
	const typed = words.map((word) => `'${word}'`).join(" ");
	const program = `${script}\nCOMP_WORDS=(${typed}); COMP_CWORD=${words.length - 1}; _goal_mode; printf '%s\\n' "\${COMPREPLY[@]}"`;
	const { stdout } = await promisify(execFile)("bash", ["-uc", program]);
	return stdout.split("\n").filter((word) => word !== "");
}

it("a shell completes commands, what follows them, and flags, alike for both packages", { timeout: SLOW_MS }, async () => {
	const scripts = new Map<string, string>();
	await onEach(async (line, name) => {
		for (const shell of ["bash", "zsh"]) {
			const { code, out } = await line(["completion", shell]);
			expect(code).toBe(0);
			expect(out).toBe(scripts.get(shell) ?? out);
			scripts.set(shell, out);
		}
		expect(await line(["completion", "fish"]), name).toMatchObject({ code: 2 });
	});
	const bash = scripts.get("bash") ?? "";
	expect(scripts.get("zsh")).toMatch(/bashcompinit\n_goal_mode\(\) \{/);
	expect(await completedBy(bash, "goal-mode", "")).toEqual(["login", "logout", "run", "jobs", "workflows", "surveys", "api", "completion"]);
	expect(await completedBy(bash, "goal-mode", "lo")).toEqual(["login", "logout"]);
	expect(await completedBy(bash, "goal-mode", "jobs", "")).toEqual(["list", "show", "cancel", "retry", "download"]);
	expect(await completedBy(bash, "goal-mode", "api", "P")).toEqual(["POST", "PUT", "PATCH"]);
	expect(await completedBy(bash, "goal-mode", "completion", "z")).toEqual(["zsh"]);
	expect(await completedBy(bash, "goal-mode", "run", "resume.pdf", "--a")).toEqual(["--answer"]);
	expect(await completedBy(bash, "goal-mode", "jobs", "list", "--")).toEqual(["--status", "--limit", "--output", "--zip", "--url", "--json", "--help"]);
	// What is nothing of ours is left to the shell, which completes files.
	expect(await completedBy(bash, "goal-mode", "run", "res")).toEqual([]);
	expect(bash).toContain("complete -o default");
});
