import { existsSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { readSettings } from "@/local/supervisor/settings";
import { openStack } from "@/local/supervisor/stack";

const localDir = mkdtempSync(path.join(os.tmpdir(), "goal-mode-refused-"));
afterAll(() => rmSync(localDir, { recursive: true, force: true }));

it("a stack whose settings don't fit together says so at once and starts nothing", async () => {
	process.env.INNGEST_SIGNING_KEY = "";
	process.env.S3_BUCKET = "bucket";
	const settings = { ...readSettings(false), localDir, logDir: path.join(localDir, "logs") };
	const stack = openStack(settings, () => undefined);
	await expect(stack.start()).rejects.toThrow(/INNGEST_SIGNING_KEY: is missing[\s\S]*S3_ACCESS_KEY_ID: is missing/);
	expect(existsSync(path.join(localDir, "postgres"))).toBe(false);
});
