import { setTimeout as wait } from "node:timers/promises";
import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { packArchive } from "@/lib/data-exports/pack-archive";
import type { ExportEntry } from "@/lib/platform/exporting/entry";
import { jsonEntry, jsonListEntry } from "@/lib/platform/exporting/json-entry";

const AT = new Date("2026-03-04T05:06:08Z");
const OPTIONS = { maxBytes: 1_000_000, onUnit: async () => {}, about: { madeFor: "somebody" } };

function entry(path: string, content: string | null, given: Partial<ExportEntry> = {}): ExportEntry {
	const open = async () =>
		content === null
			? null
			: (async function* () {
					yield Buffer.from(content);
				})();
	return { path, modifiedAt: AT, open, ...given };
}

async function* unitsOf(...units: ExportEntry[][]) {
	yield* units;
}

async function pack(units: AsyncIterable<readonly ExportEntry[]>, options: Partial<typeof OPTIONS> = {}) {
	const { chunks, done } = packArchive(units, { ...OPTIONS, ...options });
	const parts: Uint8Array[] = [];
	const read = (async () => {
		for await (const chunk of chunks) parts.push(chunk);
	})();
	const [packed] = await Promise.all([done, read]);
	const files = Object.fromEntries(Object.entries(unzipSync(Buffer.concat(parts))).map(([path, bytes]) => [path, strFromU8(bytes)]));
	return { packed, files };
}

it("packs every content under its path, with a manifest of what is in it", async () => {
	const list = jsonListEntry("list.json", AT, async function* () {
		yield { n: 1n };
		yield { n: 2 };
	});
	const { files, packed } = await pack(unitsOf([entry("a/one.txt", "first"), list], [jsonEntry("b.json", AT, async () => ({ x: 1 }))]));
	expect(packed).toEqual({ fileCount: 3, leftOut: [] });
	expect(files["a/one.txt"]).toBe("first");
	expect(JSON.parse(files["list.json"] ?? "")).toEqual([{ n: 1 }, { n: 2 }]);
	expect(JSON.parse(files["b.json"] ?? "")).toEqual({ x: 1 });
	expect(JSON.parse(files["manifest.json"] ?? "")).toEqual({ madeFor: "somebody", files: 3, leftOut: [] });
	const { files: empty } = await pack(unitsOf([jsonListEntry("none.json", AT, async function* () {})]));
	expect(JSON.parse(empty["none.json"] ?? "")).toEqual([]);
});

it("no path leaves the archive's folder, takes another's name or the manifest's", async () => {
	const names = ["../../etc/passwd", "files/a.pdf", "files/A.pdf", "manifest.json", "c:\\x\\y.txt"];
	const { files } = await pack(unitsOf(names.map((name) => entry(name, name))));
	expect(Object.keys(files).sort()).toEqual(["c/x/y.txt", "etc/passwd", "files/A (2).pdf", "files/a.pdf", "manifest (2).json", "manifest.json"]);
	expect(files["files/A (2).pdf"]).toBe("files/A.pdf");
});

it("what is gone or too much is named with its reason, and the rest is packed", async () => {
	const units = unitsOf([entry("gone.txt", null), entry("large.bin", "x", { sizeBytes: 900 }), entry("small.txt", "ok", { sizeBytes: 50 })]);
	const { packed, files } = await pack(units, { maxBytes: 100 });
	expect(Object.keys(files).sort()).toEqual(["manifest.json", "small.txt"]);
	expect(packed.fileCount).toBe(1);
	expect(packed.leftOut).toEqual([
		{ path: "gone.txt", reason: "Its content is no longer kept." },
		{ path: "large.bin", reason: "The archive would be too large. Download this file by itself." },
	]);
	expect(JSON.parse(files["manifest.json"] ?? "").leftOut).toEqual(packed.leftOut);
});

it("one content is open at a time, and none is read ahead of who reads the archive", async () => {
	let [opened, closed, most, produced] = [0, 0, 0, 0];
	const chunk = Buffer.alloc(64 * 1024, 7);
	const large = (index: number): ExportEntry => ({
		path: `${index}.zip`,
		modifiedAt: AT,
		open: async () =>
			(async function* () {
				opened += 1;
				most = Math.max(most, opened - closed);
				for (let piece = 0; piece < 64; piece++) {
					produced += chunk.length;
					yield chunk;
				}
				closed += 1;
			})(),
	});
	const { chunks, done } = packArchive(unitsOf(Array.from({ length: 8 }, (_, index) => large(index))), OPTIONS);
	let [read, ahead] = [0, 0];
	for await (const piece of chunks) {
		read += piece.length;
		if (read % 20 === 0) await wait(1);
		ahead = Math.max(ahead, produced - read);
	}
	await done;
	expect([most, opened, closed]).toEqual([1, 8, 8]);
	expect(read).toBeGreaterThan(8 * 64 * chunk.length);
	expect(ahead).toBeLessThan(2_000_000);
});

it("a content that breaks fails the reader; a reader that leaves stops the packing", async () => {
	const broken = entry("x.txt", "x", {
		open: async () =>
			(async function* () {
				yield Buffer.from("half");
				throw new Error("the store went away");
			})(),
	});
	await expect(pack(unitsOf([broken]))).rejects.toThrow("the store went away");

	let opened = 0;
	const endless = (async function* () {
		for (;;) {
			opened += 1;
			yield [entry(`${opened}.bin`, "x".repeat(100_000))];
			await wait(1);
		}
	})();
	const { chunks, done } = packArchive(endless, OPTIONS);
	const outcome = expect(done).rejects.toThrow();
	for await (const _chunk of chunks) break;
	await outcome;
	const then = opened;
	await wait(20);
	expect(opened).toBe(then);
});

it("whoever stops it between units stops it", async () => {
	const stop = async () => {
		throw new Error("nobody waits for it");
	};
	await expect(pack(unitsOf([entry("a.txt", "a")], [entry("b.txt", "b")]), { onUnit: stop })).rejects.toThrow("nobody waits for it");
});
