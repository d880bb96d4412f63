import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDiskStore } from "@/lib/files/store/disk-store";
import { createS3Store } from "@/lib/files/store/s3-store";
import type { FileStore, StorageKey } from "@/lib/files/store/storage";
import { S3_CREDENTIALS, type S3Service, startS3Service } from "@/tests/world/s3-service";

let folder = "";
let s3: S3Service;
const STORES: Record<string, FileStore> = {};
const OPTIONS = { mimeType: "text/plain", maxBytes: 1_000_000 };
const soon = () => new Date(Date.now() + 60_000);

beforeAll(async () => {
	folder = await mkdtemp(path.join(os.tmpdir(), "goal-mode-test-files-"));
	s3 = await startS3Service();
	STORES.disk = createDiskStore({ rootDir: folder, appUrl: "http://127.0.0.1:3000", linkKey: new Uint8Array(32) });
	STORES.s3 = createS3Store({ endpoint: s3.endpoint, ...S3_CREDENTIALS });
});

afterAll(async () => {
	await s3.close();
	await rm(folder, { recursive: true, force: true });
});

function newKey(): StorageKey {
	return `files/${crypto.randomUUID()}`;
}

async function* pieces(count: number, sizeBytes: number): AsyncGenerator<Uint8Array> {
	for (let n = 0; n < count; n++) yield new Uint8Array(sizeBytes).fill(n);
}

async function read(stream: ReadableStream<Uint8Array> | null): Promise<Buffer | null> {
	return stream && Buffer.from(await new Response(stream).arrayBuffer());
}

describe.each(["disk", "s3"])("the %s store", (name) => {
	const store = () => STORES[name] as FileStore;

	it("keeps what it is given, and gives it back whole or in part", async () => {
		const key = newKey();
		const content = await store().put(key, pieces(10, 5000), OPTIONS);
		const expected = Buffer.concat(Array.from({ length: 10 }, (_, n) => Buffer.alloc(5000, n)));
		expect(content).toEqual({ sizeBytes: 50_000, sha256: createHash("sha256").update(expected).digest("hex") });
		expect(await store().stat(key)).toEqual({ sizeBytes: 50_000 });
		expect(await read(await store().open(key))).toEqual(expected);
		expect(await read(await store().open(key, { start: 4999, end: 5000 }))).toEqual(Buffer.from([0, 1]));
	});

	it("refuses what is too large while it arrives, and keeps nothing of it", async () => {
		const key = newKey();
		let sent = 0;
		async function* endless(): AsyncGenerator<Uint8Array> {
			for (;;) {
				sent += 100_000;
				yield new Uint8Array(100_000);
			}
		}
		await expect(store().put(key, endless(), OPTIONS)).rejects.toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
		expect(sent).toBeLessThan(3_000_000);
		expect(await store().stat(key)).toBeNull();
		expect(await store().open(key)).toBeNull();
	});

	it("keeps nothing of content that breaks off", async () => {
		const key = newKey();
		async function* broken(): AsyncGenerator<Uint8Array> {
			yield new Uint8Array(10);
			throw new Error("cut off");
		}
		await expect(store().put(key, broken(), OPTIONS)).rejects.toThrow("cut off");
		expect(await store().stat(key)).toBeNull();
	});

	it("lists a folder by page in the order of its keys, with the moment of each", async () => {
		const names = Array.from({ length: 8 }, () => crypto.randomUUID()).sort();
		const before = Date.now() - 1000;
		for (const id of names.toReversed()) await store().put(`uploads/${id}`, new Uint8Array(1), OPTIONS);
		await store().put(newKey(), new Uint8Array(1), OPTIONS);
		const seen: string[] = [];
		for (let after: StorageKey | null = null; ; ) {
			const page = await store().list("uploads", { after, limit: 5 });
			for (const { modifiedAt } of page) expect(modifiedAt.getTime()).toBeGreaterThan(before);
			seen.push(...page.map(({ key }) => key));
			if (page.length < 5) break;
			after = page.at(-1)?.key ?? null;
		}
		expect(seen).toEqual(names.map((id) => `uploads/${id}`));
		expect(await store().list("artifacts", { after: null, limit: 5 })).toEqual([]);
	});

	it("moves and deletes, and says when there is nothing to move", async () => {
		const [from, to] = [newKey(), newKey()];
		await store().put(from, new TextEncoder().encode("new"), OPTIONS);
		await store().put(to, new TextEncoder().encode("old"), OPTIONS);
		expect(await store().move(from, to)).toBe(true);
		expect(await store().move(from, to)).toBe(false);
		expect((await read(await store().open(to)))?.toString()).toBe("new");
		await store().delete(to);
		await store().delete(to);
		expect(await store().stat(to)).toBeNull();
	});
});

it("the disk store drops what writes that were killed have left, once it is old", async () => {
	const part = path.join(folder, "files", `${crypto.randomUUID()}.${crypto.randomUUID()}.part`);
	await writeFile(part, "half");
	expect(await STORES.disk?.dropUnfinished(new Date(Date.now() - 1000))).toBe(0);
	expect((await STORES.disk?.list("files", { after: null, limit: 1000 }))?.some(({ key }) => key.includes("part"))).toBe(false);
	expect(await STORES.disk?.dropUnfinished(new Date(Date.now() + 1000))).toBe(1);
	expect(await readdir(path.join(folder, "files"))).not.toContain(path.basename(part));
});

it("the disk store leaves no half-written files behind, and no key leads out of its folder", async () => {
	expect((await readdir(path.join(folder, "files"))).filter((name) => name.endsWith(".part"))).toEqual([]);
	await expect(STORES.disk?.stat("files/../../etc/passwd" as StorageKey)).rejects.toThrow("Not a storage key");
});

it("S3 takes an upload by its link alone, of the announced type and size, for its time", async () => {
	const key = newKey();
	const upload = await STORES.s3?.presignPut(key, { mimeType: "application/pdf", sizeBytes: 5 }, soon());
	const send = (body: string, headers = upload?.headers ?? {}, url = upload?.url ?? "") => fetch(url, { method: "PUT", headers, body });
	expect((await send("12345")).status).toBe(200);
	expect(s3.objects.get(`/bucket/${key}`)?.mimeType).toBe("application/pdf");
	expect((await send("123456")).status).toBe(403);
	expect((await send("12345", { "Content-Type": "text/html" })).status).toBe(403);
	expect((await send("12345", upload?.headers, upload?.url.replace(key, newKey()))).status).toBe(403);
	const past = await STORES.s3?.presignPut(key, { mimeType: "application/pdf", sizeBytes: 5 }, new Date(Date.now() + 1000));
	await new Promise((resolve) => setTimeout(resolve, 2100));
	expect((await send("12345", past?.headers, past?.url)).status).toBe(403);
});

it("S3 hands out a download under its name by link", async () => {
	const key = newKey();
	await STORES.s3?.put(key, new TextEncoder().encode("content"), OPTIONS);
	const url = (await STORES.s3?.presignGet(key, { fileName: "Übersicht (1).txt", mimeType: "text/plain" }, soon())) ?? "";
	const response = await fetch(url);
	expect(response.status).toBe(200);
	expect(response.headers.get("content-disposition")).toContain("filename*=UTF-8''%C3%9Cbersicht%20%281%29.txt");
	expect(await response.text()).toBe("content");
	expect((await fetch(url.replace("txt", "exe"))).status).toBe(403);
});

it("a wrong secret is refused by the service and reported as such", async () => {
	const stranger = createS3Store({ endpoint: s3.endpoint, ...S3_CREDENTIALS, secretAccessKey: "wrong" });
	await expect(stranger.put(newKey(), new Uint8Array(3), OPTIONS)).rejects.toThrow("SignatureDoesNotMatch");
	await expect(stranger.open(newKey())).rejects.toThrow("403");
});
