import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { makePerson } from "@/tests/factories/people";
import { call } from "@/tests/world/client";

const MB = 1024 * 1024;
const dir = mkdtempSync(path.join(os.tmpdir(), "goal-mode-small-disk-"));

/** A disk of 16 MB, where this user may have one. */
function mountSmallDisk(): boolean {
	try {
		execFileSync("mount", ["-t", "tmpfs", "-o", "size=16m", "none", dir], { stdio: "ignore" });
		return true;
	} catch {
		return false;
	}
}
const isMounted = mountSmallDisk();
process.env.STORAGE_DIR = dir;
afterAll(() => {
	if (isMounted) execFileSync("umount", [dir]);
	rmSync(dir, { recursive: true, force: true });
});

const { POST: uploadRoute } = await import("@/app/api/v1/files/upload/route");
const { GET: healthRoute } = await import("@/app/api/v1/health/route");

function upload(token: string, sizeBytes: number) {
	const body = new FormData();
	body.append("file", new Blob(["a".repeat(sizeBytes)], { type: "text/plain" }), "a.txt");
	return call(uploadRoute, "POST", { token, body });
}
const health = async () => {
	await new Promise((resolve) => setTimeout(resolve, 1100));
	return (await call(healthRoute, "GET")).body;
};

it.skipIf(!isMounted)("a full disk is said, keeps what there is, and takes files again when there is room", async () => {
	const { token } = await makePerson();
	expect((await upload(token, MB)).status).toBe(201);
	expect((await health()).checks.storage).toBe("ok");

	const ballast = path.join(dir, "ballast");
	writeFileSync(ballast, Buffer.alloc(13 * MB));
	expect(await upload(token, 4 * MB)).toMatchObject({ status: 503, body: { code: "SERVICE_UNAVAILABLE", message: expect.stringContaining("no room") } });
	expect(await health()).toMatchObject({ checks: { storage: "failing", database: "ok" }, reasons: { storage: "The disk is full." } });
	expect((await upload(token, MB)).status, "what was refused has left nothing behind").toBe(201);

	rmSync(ballast);
	expect((await upload(token, 4 * MB)).status).toBe(201);
	expect((await health()).checks.storage).toBe("ok");
});
