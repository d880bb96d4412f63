import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const program = path.resolve(import.meta.dirname, "programs", "resting-process.ts");

it("a process that rests after a rush gives its memory back", async () => {
	const { stdout } = await promisify(execFile)(process.execPath, ["--expose-gc", "--import", "tsx", program]);
	const { peak, rested }: { peak: number; rested: number } = JSON.parse(stdout);
	expect(rested).toBeLessThan(peak * 0.7);
}, 30_000);
