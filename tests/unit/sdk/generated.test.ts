import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { generatedFiles } from "@/sdk/generate/generate";

it("the clients are what the contract says: npm run sdk writes them anew", async () => {
	const root = process.cwd();
	for (const [file, text] of await generatedFiles(root)) expect(await readFile(path.join(root, file), "utf8"), file).toBe(text);
});
