import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { holds, joinOutput, splitOutput } from "@/lib/goal-jobs/plan/long-texts";

const DECLARED = { list: ["result", "jobs"], fields: ["description"] };
const entry = (at: number, description?: unknown) => ({
	jobId: `job_${at}`,
	title: `Title ${at}`,
	description,
	applyUrl: "https://example.com",
	fit: { overall: at % 100 },
});
const output = (jobs: unknown) => ({ before: 1, result: { total: 3, jobs, counts: { found: 9 } }, after: [1] });

describe("long texts of a list", () => {
	it("come back as they were, byte by byte, whatever the entries are", () => {
		const description = fc.oneof(
			fc.string(),
			fc.string({ minLength: 9, maxLength: 9 }).map((text) => text.repeat(4_000)),
			fc.constant(undefined),
			fc.constant(null),
			fc.constant(7),
		);
		const jobs = fc.array(
			fc.oneof(
				description.map((text) => entry(1, text)),
				fc.constantFrom<unknown>("text", null, 3, [], {}),
			),
			{ minLength: 30, maxLength: 60, size: "max" },
		);
		let splits = 0;
		fc.assert(
			fc.property(jobs, (list) => {
				const whole = output(list);
				const split = splitOutput(whole, DECLARED);
				if (!split) return;
				splits += 1;
				const [brief, parts] = JSON.parse(JSON.stringify([split.brief, split.parts]));
				expect(JSON.stringify(joinOutput(brief, split.layout, parts))).toBe(JSON.stringify(whole));
			}),
			{ numRuns: 60 },
		);
		expect(splits).toBeGreaterThan(30);
	});

	it("stand in parts of some 64,000 letters, and what is left is short", () => {
		const split = splitOutput(output(Array.from({ length: 500 }, (_, at) => entry(at, "x".repeat(2_000)))), DECLARED);
		expect(split?.layout).toEqual({ ...DECLARED, perPart: 32 });
		expect(split?.parts).toHaveLength(Math.ceil(500 / 32));
		for (const part of split?.parts ?? []) expect(JSON.stringify(part).length).toBeLessThan(68_000);
		expect(JSON.stringify(split?.brief).length).toBeLessThan(500 * 130);
	});

	it.each([output([entry(1, "short")]), output("no list"), output(undefined), { other: true }, { result: null }])(
		"are left where they stand in %j",
		(whole) => {
			expect(splitOutput(whole, DECLARED)).toBeNull();
		},
	);

	it("are needed for what is their list or holds it", () => {
		for (const path of [[], ["result"], ["result", "jobs"]]) expect(holds(path, DECLARED.list)).toBe(true);
		for (const path of [["result", "counts"], ["other"], ["result", "job"], ["result", "jobs", "length"]]) expect(holds(path, DECLARED.list)).toBe(false);
	});
});
