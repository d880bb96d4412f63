import fc from "fast-check";
import { expect, it } from "vitest";
import { briefPreview } from "@/lib/goal-jobs/pauses/brief-preview";

it("a small preview stays as it is", () => {
	const preview = { total: 3, counts: { live: 2 }, warnings: ["Two columns"], none: null, done: true };
	expect(briefPreview(preview)).toEqual(preview);
});

it("a large one keeps its fields and the beginnings of lists and texts", () => {
	const jobs = Array.from({ length: 500 }, (_, index) => ({ jobId: `job_${index}`, title: "Engineer", explanation: "word ".repeat(400) }));
	const brief = Object(briefPreview({ total: 500, jobs, query: { titles: ["Engineer"] } }));
	expect(brief).toMatchObject({ total: 500, query: { titles: ["Engineer"] } });
	expect(brief.jobs[0]).toMatchObject({ jobId: "job_0", title: "Engineer" });
	expect(brief.jobs.length).toBeLessThanOrEqual(5);
	expect(brief.jobs[0].explanation.endsWith("…")).toBe(true);
});

it("whatever a preview is, its brief fits an event and can be kept as JSON", () => {
	fc.assert(
		fc.property(fc.jsonValue({ maxDepth: 6 }), fc.string({ unit: "grapheme", minLength: 0, maxLength: 4000 }), (value, text) => {
			const kept = JSON.stringify(briefPreview({ value, text, list: Array.from({ length: 40 }, () => [text, value]) }));
			expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(6000);
			expect(kept).not.toMatch(/\\ud[89a-f]/i);
		}),
	);
});
