import { createRequire } from "node:module";
import path from "node:path";
import { onceForSources } from "@/local/supervisor/build-app";
import { findImportViolations } from "./import-rules";
import { runToEnd } from "./run-to-end";
import { findSlowPatterns } from "./slow-patterns";

const require = createRequire(import.meta.url);
const binary = (pkg: string, file: string) => path.join(path.dirname(require.resolve(`${pkg}/package.json`)), file);
const asCount = (isGood: boolean) => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 });

/** Each checker works out for itself the types that its files share with the others' files: the four of the default take twice the processor time of one. */
const ONE_CHECKER = ["--checkers", "1"];

/** Types of the whole project; the framework's generated ones are made first. What is said goes to the open file `output`. */
export async function checkTypes(root: string, output: number) {
	await runToEnd(process.execPath, [binary("next", "dist/bin/next"), "typegen"], { timeoutMs: 120_000, output });
	const check = [binary("typescript", "bin/tsc"), "--noEmit", "-p", root, ...ONE_CHECKER];
	return asCount((await runToEnd(process.execPath, check, { timeoutMs: 300_000, output })) === 0);
}

/** The production build, unless the last one was made from these very sources: a stack of the same sources serves it. */
export async function checkBuild(root: string, output: number) {
	const build = async () => {
		const code = await runToEnd(process.execPath, [binary("next", "dist/bin/next"), "build"], { env: { NODE_ENV: "production" }, timeoutMs: 900_000, output });
		if (code !== 0) throw new Error("The production build failed.");
	};
	await onceForSources(root, build);
	return asCount(true);
}

/** Formatting and lint rules, warnings included. */
export async function checkLint(root: string) {
	return asCount(
		(await runToEnd(process.execPath, [binary("@biomejs/biome", "bin/biome"), "check", "--error-on-warnings", root], { timeoutMs: 120_000 })) === 0,
	);
}

/** Who may import whom. */
export async function checkImports(root: string) {
	const violations = await findImportViolations(root);
	for (const violation of violations) process.stdout.write(`${violation}\n`);
	return asCount(violations.length === 0);
}

/** Regular expressions whose time grows faster than the text that they look at. */
export async function checkPatterns(root: string) {
	const found = await findSlowPatterns(root);
	for (const line of found) process.stdout.write(`${line}\n`);
	return asCount(found.length === 0);
}
