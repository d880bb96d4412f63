import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { forgetOldTransforms } from "@/local/checks/kept-transforms";

it("what was made of the sources is kept until other packages are installed", async () => {
	const root = mkdtempSync(path.join(os.tmpdir(), "goal-mode-transforms-"));
	onTestFinished(() => rmSync(root, { recursive: true, force: true }));
	const made = path.join(root, "node_modules/.experimental-vitest-cache/made");
	const install = (packages: string) => writeFileSync(path.join(root, "node_modules/.package-lock.json"), packages);
	mkdirSync(path.dirname(made), { recursive: true });
	install("one");
	await forgetOldTransforms(root);
	writeFileSync(made, "");
	await forgetOldTransforms(root);
	expect(existsSync(made)).toBe(true);
	install("another");
	await forgetOldTransforms(root);
	expect(existsSync(made)).toBe(false);
});
