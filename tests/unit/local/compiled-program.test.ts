import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, it } from "vitest";
import { programArguments } from "@/local/processes/compiled-program";

let root: string;

beforeAll(() => {
	root = mkdtempSync(path.join(tmpdir(), "compiled-"));
	mkdirSync(path.join(root, "rooms"));
	writeFileSync(path.join(root, "tsconfig.json"), JSON.stringify({ compilerOptions: { paths: { "@/*": ["./*"] } } }));
	writeFileSync(path.join(root, "rooms", "word.ts"), 'export const word: string = "orchard";\n');
	writeFileSync(
		path.join(root, "rooms", "main.ts"),
		'import { word } from "@/rooms/word";\nconst later = await import("@/rooms/word");\nconsole.log(word, later.word);\n',
	);
	writeFileSync(path.join(root, "rooms", "wrong.ts"), "const = 1;");
	return () => rmSync(root, { recursive: true });
});

const run = async (args: string[]) => (await promisify(execFile)(process.execPath, args)).stdout.trim();

it("a program runs without its sources being read again, under a name that tells what it is", async () => {
	const args = programArguments(root, "rooms/main.ts");
	expect(args.at(-1)).toMatch(/\/node_modules\/\.cache\/goal-mode-programs\/[0-9a-f]{32}\/rooms-main\.mjs$/);
	expect(await run(args)).toBe("orchard orchard");
	expect(programArguments(root, "rooms/main.ts")).toEqual(args);
});

it("one that was cleared away is made again", async () => {
	const args = programArguments(root, "rooms/main.ts");
	rmSync(path.join(root, "node_modules"), { recursive: true });
	expect(programArguments(root, "rooms/main.ts")).toEqual(args);
	expect(await run(args)).toBe("orchard orchard");
});

it("what nothing was started from for a month is cleared away, when something new is made", () => {
	const kept = path.join(root, "node_modules", ".cache", "goal-mode-programs");
	const [old, young] = ["old", "young"].map((name) => path.join(kept, name));
	for (const folder of [old, young]) mkdirSync(folder ?? "", { recursive: true });
	const longAgo = new Date(Date.now() - 31 * 24 * 3_600_000);
	utimesSync(old ?? "", longAgo, longAgo);
	writeFileSync(path.join(root, "rooms", "another.ts"), "console.log(1);\n");
	programArguments(root, "rooms/another.ts");
	expect(() => utimesSync(old ?? "", longAgo, longAgo)).toThrow("ENOENT");
	expect(() => utimesSync(young ?? "", longAgo, longAgo)).not.toThrow();
});

it("a source that can't be read is named", () => {
	expect(() => programArguments(root, "rooms/wrong.ts")).toThrow("rooms/wrong.ts:1:6");
});
