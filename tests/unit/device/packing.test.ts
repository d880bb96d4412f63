import { randomBytes } from "node:crypto";
import zlib from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openDocxPackage } from "@/lib/tools/reading/docx/docx-package";
import { openDocxPackage as openInBrowser } from "@/lib/tools/reading/docx/docx-package-in-browser";
import { unzipAll, zipOf } from "@/lib/tools/reading/packing/zip";
import { unzipAll as unzipInBrowser, zipOf as zipInBrowser } from "@/lib/tools/reading/packing/zip-in-browser";
import * as ours from "@/lib/tools/reading/packing/zlib-in-browser";
import { sampleFiles } from "@/tests/factories/sample-files";
import { DOCX_BODIES } from "@/tests/hostile/docx-bodies";

const content = fc.oneof(
	fc.uint8Array({ maxLength: 3000 }),
	fc.string({ maxLength: 200 }).map((text) => new TextEncoder().encode(text.repeat(200))),
);
const FLUSH = { finishFlush: zlib.constants.Z_SYNC_FLUSH };

describe("packing in a browser is that of the runtime", () => {
	it("for whole streams, in both forms", () => {
		fc.assert(
			fc.property(content, (bytes) => {
				expect(ours.inflateRawSync(zlib.deflateRawSync(bytes)).equals(bytes)).toBe(true);
				expect(ours.inflateSync(zlib.deflateSync(bytes)).equals(bytes)).toBe(true);
				expect(zlib.inflateSync(ours.deflateSync(bytes)).equals(bytes)).toBe(true);
			}),
		);
	});

	it("for streams that break off, of which it gives the beginning", () => {
		const bytes = Buffer.concat([Buffer.from("line of text\n".repeat(4000)), randomBytes(90_000)]);
		const cut = zlib.deflateRawSync(bytes).subarray(0, 60_000);
		const got = ours.inflateRawSync(cut, FLUSH);
		expect(got.byteLength).toBeGreaterThan(50_000);
		expect(bytes.subarray(0, got.byteLength).equals(got)).toBe(true);
		expect(() => ours.inflateSync(zlib.deflateSync(bytes).subarray(0, 60_000))).toThrow();
		expect(() => ours.inflateRawSync(Buffer.from("no stream at all"))).toThrow();
	});

	it("for what unfolds to more than it may", () => {
		const bomb = zlib.deflateRawSync(Buffer.alloc(50_000_000));
		expect(() => ours.inflateRawSync(bomb, { ...FLUSH, maxOutputLength: 1_000_000 })).toThrow(RangeError);
		expect(ours.inflateRawSync(zlib.deflateRawSync(Buffer.alloc(1_000)), { maxOutputLength: 1_000 }).byteLength).toBe(1_000);
	});

	it("for archives, which either opens of the other", async () => {
		const files = new Map([
			["a.txt", new TextEncoder().encode("a")],
			["b/c.bin", new Uint8Array(randomBytes(5000))],
		]);
		const at = new Date("2026-01-01T00:00:00");
		for (const archive of [await zipOf(files, at), await zipInBrowser(files, at)]) {
			expect(await unzipAll(archive)).toEqual(files);
			expect(await unzipInBrowser(archive)).toEqual(files);
		}
		expect(await zipInBrowser(files, at)).toEqual(await zipInBrowser(files, at));
	});
});

describe("a Word document opened in a browser", () => {
	it("has the parts that the server finds", async () => {
		const { docx } = await sampleFiles();
		const [here, there] = [await openInBrowser(docx, 50), await openDocxPackage(docx, 50)];
		expect([...here.parts.keys()].sort()).toEqual([...there.parts.keys()].sort());
		for (const [path, part] of there.parts) expect(Buffer.from(here.parts.get(path) ?? []).equals(part), path).toBe(true);
		expect(here).toMatchObject({ hasImages: there.hasImages, picturePaths: there.picturePaths });
	});

	it.each(DOCX_BODIES.map((file) => [file.title, file] as const))("%s: is refused where the server refuses it", async (_, file) => {
		const bytes = file.make();
		const codeOf = (open: typeof openDocxPackage) =>
			open(bytes).then(
				() => "opened",
				(error: unknown) => Object(error).code,
			);
		expect(await codeOf(openInBrowser)).toBe(await codeOf(openDocxPackage));
	});

	it("is refused when it is no archive", async () => {
		await expect(openInBrowser(randomBytes(500))).rejects.toMatchObject({ code: "FILE_UNREADABLE" });
	});
});
