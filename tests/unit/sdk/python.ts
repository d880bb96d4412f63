import { spawn } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

const root = process.cwd();
const PYTHON = path.join(root, "sdk/python");
const ENVIRONMENT = path.join(root, "node_modules/.cache/python-client");
/** Python keeps what it compiles: not beside the sources, where it would be published with them, and not anew for every command. */
export const COMPILES_ONCE = { PYTHONPYCACHEPREFIX: path.join(root, "node_modules/.cache/python-compiled"), PYTHONDONTWRITEBYTECODE: "" };

interface Ended {
	readonly code: number | null;
	readonly output: string;
}

/** Runs a program to its end, its two outputs as one text. */
export function runProgram(file: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
	return new Promise((resolve) => {
		const child = spawn(file, args, { cwd: root, env: { ...process.env, ...env } });
		let output = "";
		const keep = (chunk: Buffer) => {
			output = (output + chunk.toString()).slice(-40_000);
		};
		child.stdout.on("data", keep);
		child.stderr.on("data", keep);
		child.once("error", (error) => resolve({ code: null, output: error.message }));
		child.once("exit", (code) => resolve({ code, output }));
	});
}

const READY = path.join(ENVIRONMENT, "ready.txt");
const LOCK = `${ENVIRONMENT}.making`;
const LONGEST_MS = 240_000;
const LOOK_AGAIN_MS = 500;

type Found = { readonly python: string } | { readonly why: string };

async function makeEnvironment(python: string, requirements: string): Promise<Found> {
	const found = await runProgram("python3", ["-c", "import sys, venv; sys.exit(0 if sys.version_info >= (3, 10) else 3)"]);
	if (found.code !== 0) return { why: "there is no Python 3.10 with venv" };
	const made = await runProgram("python3", ["-m", "venv", ENVIRONMENT]);
	if (made.code !== 0) return { why: `no environment could be made: ${made.output.slice(-300)}` };
	const installed = await runProgram(python, [
		"-m",
		"pip",
		"install",
		"--quiet",
		"--disable-pip-version-check",
		"-r",
		path.join(PYTHON, "requirements-test.txt"),
	]);
	if (installed.code !== 0) return { why: `its packages could not be installed: ${installed.output.slice(-300)}` };
	await writeFile(READY, requirements);
	return { python };
}

/** A Python with what the client needs, in a folder of the project's own; or why there is none. Of several processes that ask at once one makes it. */
export async function providePython(): Promise<Found> {
	const python = path.join(ENVIRONMENT, "bin/python");
	const requirements = await readFile(path.join(PYTHON, "requirements-test.txt"), "utf8");
	const until = Date.now() + LONGEST_MS;
	await mkdir(path.dirname(ENVIRONMENT), { recursive: true });
	for (;;) {
		if ((await readFile(READY, "utf8").catch(() => "")) === requirements) return { python };
		const isMine = await mkdir(LOCK).then(
			() => true,
			() => false,
		);
		if (isMine) return makeEnvironment(python, requirements).finally(() => rm(LOCK, { recursive: true, force: true }));
		// What was left by a process that was ended is nobody's any more.
		if (Date.now() > until) await rm(LOCK, { recursive: true, force: true });
		await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
	}
}

/** Runs tests of the Python client. */
export function runPytest(python: string, files: readonly string[], env: Readonly<Record<string, string>>): Promise<Ended> {
	const paths = files.map((file) => path.join(PYTHON, "tests", file));
	return runProgram(python, ["-m", "pytest", "-q", "-p", "no:cacheprovider", ...paths], {
		PYTHONPATH: path.join(PYTHON, "src"),
		...COMPILES_ONCE,
		...env,
	});
}
