import { strFromU8, strToU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { bundleArtifacts } from "@/lib/goal-jobs/results/bundle";

const modifiedAt = new Date("2026-11-21T10:00:00Z");

function entry(path: string, text: string) {
	return { path, bytes: strToU8(text), modifiedAt };
}

it("everything is inside, unchanged, and listed in the manifest", async () => {
	const files = unzipSync(await bundleArtifacts([entry("Ångström/résumé 履歴書.pdf", "one"), entry("matches.json", "[]")]));
	expect(strFromU8(files["Ångström/résumé 履歴書.pdf"] ?? new Uint8Array())).toBe("one");
	const manifest: unknown = JSON.parse(strFromU8(files["For programs/manifest.json"] ?? new Uint8Array()));
	expect(manifest).toEqual({
		files: [
			{ path: "Ångström/résumé 履歴書.pdf", sizeBytes: 3, modifiedAt: modifiedAt.toISOString() },
			{ path: "matches.json", sizeBytes: 2, modifiedAt: modifiedAt.toISOString() },
		],
		total: 2,
	});
});

it("equal names are told apart, also in case, and from the manifest", async () => {
	const names = Object.keys(
		unzipSync(await bundleArtifacts([entry("a.pdf", "1"), entry("A.pdf", "2"), entry("For programs/manifest.json", "{}"), entry("a.pdf", "3")])),
	);
	expect(names.sort()).toEqual(["A (2).pdf", "For programs/manifest (2).json", "For programs/manifest.json", "a (3).pdf", "a.pdf"]);
});

it("no path leads out of the archive's folder", async () => {
	const names = Object.keys(unzipSync(await bundleArtifacts([entry("../../etc/passwd", "x"), entry("/abs\\..\\b.txt", "y"), entry("..", "z")])));
	expect(names.sort()).toEqual(["For programs/manifest.json", "abs/b.txt", "etc/passwd", "file"]);
});

it("equal input gives equal bytes; compressed formats are stored, text is compressed", async () => {
	const text = "same ".repeat(2000);
	const entries = [entry("a.pdf", text), entry("b.md", text)];
	const bundle = await bundleArtifacts(entries);
	expect(await bundleArtifacts(entries)).toEqual(bundle);
	expect(bundle.length).toBeGreaterThan(text.length);
	expect(bundle.length).toBeLessThan(1.2 * text.length);
});

it("a moment before ZIP's calendar does not fail", async () => {
	const files = unzipSync(await bundleArtifacts([{ ...entry("a.md", "x"), modifiedAt: new Date(0) }]));
	expect(strFromU8(files["a.md"] ?? new Uint8Array())).toBe("x");
});
