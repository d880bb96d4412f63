import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { changesIn } from "@/components/goal-jobs/results/note-parts";
import { SAMPLE_RUN } from "@/components/site/sample/sample-run";
import { changedLines, toldParts } from "@/tests/pictures/changed-lines";

const fileOf = (address: string): string => path.join("public", address);

describe("the recorded run", () => {
	it("has every file that it names, and pictures of one shape, so that one can lie over the other", async () => {
		const { resume, resumes } = SAMPLE_RUN;
		for (const { file } of resumes.flatMap(({ files }) => [files.pdf, files.docx])) expect(existsSync(fileOf(file)), file).toBe(true);
		expect(existsSync(fileOf(resume.file))).toBe(true);
		const pictures = [resume.pages, ...resumes.map(({ pages }) => pages)].map(([first = ""]) => readFileSync(fileOf(first)));
		const shapes = await Promise.all(pictures.map(async (bytes) => sharp(bytes).metadata()));
		for (const { width, height } of shapes) expect([width, height]).toEqual([shapes[0]?.width, shapes[0]?.height]);
	});

	it("tells of changes for each resume, and of no address of the machine that recorded it", () => {
		for (const { note } of SAMPLE_RUN.resumes) expect(changesIn(note).length).toBeGreaterThan(1);
		expect(JSON.stringify(SAMPLE_RUN)).not.toMatch(/127\.0\.0\.1|localhost/);
	});

	it("marks the lines that differ from the original, and these alone", async () => {
		const { resume, resumes } = SAMPLE_RUN;
		const original = readFileSync(fileOf(resume.file));
		for (const { files, note, marks } of resumes) {
			expect(marks.length).toBeGreaterThan(2);
			expect(await changedLines(original, readFileSync(fileOf(files.pdf.file)), toldParts(note))).toEqual(marks);
			expect(
				await changedLines(
					original,
					original,
					toldParts(note).map((part) => part.toUpperCase()),
				),
			).toEqual([]);
		}
	});

	it("narrows: each number of the search is within the one before", () => {
		const { counts, sources } = SAMPLE_RUN;
		expect(sources.reduce((sum, { found }) => sum + found, 0)).toBe(counts.found);
		expect(counts.live + counts.closed + counts.unreachable).toBeLessThanOrEqual(counts.found - counts.duplicates);
		expect(counts.belowFloor).toBeLessThanOrEqual(counts.live + counts.unreachable);
	});
});

describe("the changes in a note", () => {
	it("are read part by part, up to the next chapter", () => {
		const note =
			"# A at B\n\n- Place: Rome\n\n## What was changed and why\n\n### Summary\n\n- Rephrased: shorter.\n- Moved: up.\n\n### Skills\n\n- Reordered.\n\n## Skills that match\n\n- None\n";
		expect(changesIn(note)).toEqual([
			{ part: "Summary", changes: ["Rephrased: shorter.", "Moved: up."] },
			{ part: "Skills", changes: ["Reordered."] },
		]);
		expect(changesIn("# Nothing")).toEqual([]);
	});
});
