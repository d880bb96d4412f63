import { spawn, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";
import { build } from "esbuild";
import { COMPILES_ONCE, providePython } from "./python";

export interface Ended {
	readonly code: number | null;
	readonly out: string;
	readonly err: string;
}

interface RunOptions {
	readonly input?: string;
	readonly env?: Readonly<Record<string, string>>;
	/** What somebody types at a terminal, one line for each time that is asked; both outputs are one then. */
	readonly typed?: readonly string[];
}

export type CommandLine = (args: readonly string[], options?: RunOptions) => Promise<Ended>;

/** The terminal of util-linux. */
export const hasTerminal = (): boolean => spawnSync("script", ["--version"]).status === 0;

const PROMPT = /(?:>(?: \[[^\]]*\])?|\[y\/N\]) $/;

const atTerminal = (words: readonly string[]): string[] => {
	const command = words.map((word) => `'${word.replaceAll("'", `'"'"'`)}'`).join(" ");
	return ["--quiet", "--return", "--flush", "--command", command, "/dev/null"];
};

const FRESH = { XDG_CONFIG_HOME: "/nowhere", GOAL_MODE_NO_BROWSER: "1", GOAL_MODE_URL: "", GOAL_MODE_API_KEY: "" };

/** Runs a program with what comes in, to its end; nothing of this machine's own settings reaches it. */
function running(file: string, before: readonly string[], own: Readonly<Record<string, string>>): CommandLine {
	return (args, { input = "", env = {}, typed } = {}) =>
		new Promise((resolve) => {
			const words = [...before, ...args];
			const [program, given] = typed ? ["script", atTerminal([file, ...words])] : [file, words];
			const child = spawn(program, given, { env: { ...process.env, ...FRESH, ...own, ...env }, stdio: ["pipe", "pipe", "pipe"] });
			let [out, err, heard] = ["", "", 0];
			const left = [...(typed ?? [])];
			child.stdout.on("data", (chunk: Buffer) => {
				out += chunk.toString();
				if (left.length === 0 || !PROMPT.test(stripVTControlCharacters(out.slice(heard)))) return;
				heard = out.length;
				child.stdin.write(`${left.shift()}\r`);
			});
			child.stderr.on("data", (chunk: Buffer) => {
				err += chunk.toString();
			});
			child.once("close", (code) => resolve({ code, out, err }));
			if (!typed) child.stdin.end(input);
		});
}

/** The command line of a Python, whose modules are loaded once for all that asks on no terminal: loading them is half of a second, running them next to nothing. */
async function pythonLine(python: string): Promise<readonly [CommandLine, end: () => void]> {
	const own = { PYTHONPATH: "sdk/python/src", ...COMPILES_ONCE };
	const alone = running(python, ["-m", "goal_mode"], own);
	const folder = await mkdtemp(path.join(tmpdir(), "goal-mode-commands-"));
	const server = spawn(python, ["sdk/python/tests/command_server.py"], { env: { ...process.env, ...own }, stdio: ["pipe", "pipe", "inherit"] });
	const waiting = new Map<string, (code: number) => void>();
	createInterface({ input: server.stdout }).on("line", (line) => {
		const [of = "", code = ""] = line.split("\t");
		waiting.get(of)?.(Number(code));
		waiting.delete(of);
	});
	let runs = 0;
	const line: CommandLine = async (args, options = {}) => {
		if (options.typed) return alone(args, options);
		const at = path.join(folder, String(runs++));
		await mkdir(at);
		await writeFile(path.join(at, "input"), options.input ?? "");
		const code = await new Promise<number>((resolve) => {
			waiting.set(at, resolve);
			server.stdin.write(`${JSON.stringify({ words: args, environment: { ...process.env, ...FRESH, ...options.env }, folder: at })}\n`);
		});
		const [out, err] = await Promise.all(["out", "err"].map((name) => readFile(path.join(at, name), "utf8")));
		return { code, out: out ?? "", err: err ?? "" };
	};
	return [line, () => server.stdin.end()];
}

/** The command line of both packages; that of Python where there is one. Whoever has it ends it. */
export async function commandLines(): Promise<{ lines: ReadonlyMap<string, CommandLine>; end: () => void }> {
	const found = await providePython();
	// Put together once: each of many commands starts at once then.
	const outfile = path.join(await mkdtemp(path.join(tmpdir(), "goal-mode-command-line-")), "main.mjs");
	await build({ entryPoints: ["sdk/typescript/src/cli/main.ts"], outfile, bundle: true, platform: "node", format: "esm" });
	const lines = new Map([["TypeScript", running(process.execPath, [outfile], {})]]);
	if (!("python" in found)) return { lines, end: () => undefined };
	const [line, end] = await pythonLine(found.python);
	lines.set("Python", line);
	return { lines, end };
}
