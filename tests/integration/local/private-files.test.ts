import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { createDiskStore } from "@/lib/files/store/disk-store";
import { openMailStore } from "@/local/mailbox/store";
import { writeEndpoints } from "@/local/supervisor/endpoints";
import { onceFor } from "@/local/supervisor/source-stamp";
import { startProgram } from "@/tests/world/program";

/** What in a folder others than its owner may read, write or walk through, with its rights. */
function openToOthers(dir: string): string[] {
	return readdirSync(dir, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() || entry.isDirectory())
		.map((entry) => path.join(entry.parentPath, entry.name))
		.map((entry) => [path.relative(dir, entry), statSync(entry, { throwIfNoEntry: false })?.mode ?? 0] as const)
		.filter(([, mode]) => (mode & 0o077) !== 0)
		.map(([name, mode]) => `${name} ${(mode & 0o777).toString(8)}`);
}

it("what a stack keeps is its owner's alone, the database, mails, uploads and logs included, and what was open before is closed", async () => {
	const umask = process.umask(0o022);
	const dir = mkdtempSync(path.join(os.tmpdir(), "goal-mode-private-"));
	chmodSync(dir, 0o755);
	for (const name of ["logs", "mail"]) mkdirSync(path.join(dir, name), { mode: 0o755 });
	writeFileSync(path.join(dir, "ports.json"), "{}", { mode: 0o644 });
	const stack = await startProgram("tests/integration/local/small-stack.ts", {}, [dir]);
	try {
		const mail = await openMailStore(path.join(dir, "mail"));
		await mail.add(Buffer.from("Subject: A link that signs in\r\n\r\nSecret."), ["ada@example.com"]);
		const store = createDiskStore({ rootDir: path.join(dir, "storage"), appUrl: "http://localhost", linkKey: new Uint8Array(32) });
		await store.put("uploads/resume", new Blob(["A resume"]).stream(), { maxBytes: 100, mimeType: "text/plain" });
		await store.move("uploads/resume", "files/resume");
		writeEndpoints(dir, {
			web: "",
			inngest: null,
			channels: null,
			mail: null,
			jobBoards: null,
			paddle: null,
			line: null,
			google: null,
			github: null,
			databaseUrl: "",
			demo: null,
			secrets: {},
		});
		await onceFor(path.join(dir, "seed-hash"), "hash", async () => undefined);

		const names = readdirSync(dir);
		expect(names).toEqual(expect.arrayContaining(["endpoints.json", "logs", "mail", "ports.json", "postgres", "processes.json", "secrets.json", "storage"]));
		expect(openToOthers(dir)).toEqual([]);
		// Root's Postgres is another account, which walks through to its own folder.
		expect((statSync(dir).mode & 0o777).toString(8)).toBe(process.getuid?.() === 0 ? "711" : "700");
	} finally {
		await stack.end("SIGTERM");
		rmSync(dir, { recursive: true, force: true });
		process.umask(umask);
	}
});
