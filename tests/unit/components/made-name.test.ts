import { describe, expect, it } from "vitest";
import { proofWords } from "@/components/catalog/proof-line";
import { listedName, madeForParts, madeForWords, madeName, postingsOf } from "@/components/goal-jobs/made-name";
import { changesIn, factIn, missingIn, saidOfChanges } from "@/components/goal-jobs/results/note-parts";
import { count } from "@/components/ui/format/format";

const RUN = { useCaseType: "resume_to_job_ready", workflowName: "Resume to job-ready", goalText: "Find me work" };

describe("what a run is called by", () => {
	it("is what it made, where that is one thing for each choice, else its workflow, else its goal", () => {
		expect(madeName(RUN, 3, count)).toBe("3 tailored resumes");
		expect(madeName(RUN, 1, count)).toBe("1 tailored resume");
		expect(madeName(RUN, 0, count)).toBe("Resume to job-ready");
		expect(madeName({ ...RUN, useCaseType: "redact", workflowName: "Redact a document" }, 2, count)).toBe("Redact a document");
		expect(madeName({ ...RUN, workflowName: null }, 0, count)).toBe("Find me work");
	});

	it("in a list is what it made, else its goal or its files, so that ten runs of a workflow are told apart", () => {
		const listed = { ...RUN, madeFor: [], inputFileNames: ["lena.pdf"], inputFileNumbers: [2] } as unknown as Parameters<typeof listedName>[0];
		expect(listedName(listed, count)).toEqual({ title: "Find me work", beside: "Resume to job-ready · lena (2).pdf" });
		expect(listedName({ ...listed, goalText: "" }, count)).toEqual({ title: "lena (2).pdf", beside: "Resume to job-ready" });
		expect(listedName({ ...listed, madeFor: ["Baker, Crumb"] }, count).title).toBe("1 tailored resume");
		expect(madeForParts({ madeFor: ["Baker, Crumb", "Cook, Larder"] })).toEqual({ first: "Baker, Crumb", more: "and 1 more" });
	});

	it("counts postings, not files, and names them in short", () => {
		const of = (postingId: string | null) => ({ metadata: postingId ? { postingId } : {} }) as Parameters<typeof postingsOf>[0]["artifacts"][number];
		expect(postingsOf({ artifacts: [of("a"), of("a"), of("b"), of(null)] })).toBe(2);
		expect([[], ["Baker, Crumb"], ["Baker, Crumb", "Cook, Larder", "Chef, Oven"]].map((madeFor) => madeForWords({ madeFor }))).toEqual([
			"",
			"Baker, Crumb",
			"Baker, Crumb and 2 more",
		]);
	});
});

const NOTE = `# Baker at Crumb \\& Co

- Posting: <https://crumb.example>
- Fit: 60 of 100. Matches 2 of 4 skills\\.

## What was changed and why

Little was put forward: this resume is close to your own.

### Summary

- Rephrased: Named C\\# first.

## Asked for, but not found in your resume

- Node\\_js
- CI/CD

If you have one of these, add a line.

## What this did not do

- It did not send an application.
`;

describe("the short of a note", () => {
	it("has the changes, how it fits, what is missing and what is said of the whole, without the marks of Markdown", () => {
		expect(changesIn(NOTE)).toEqual([{ part: "Summary", changes: ["Rephrased: Named C# first."] }]);
		expect(factIn(NOTE, "Fit")).toBe("60 of 100. Matches 2 of 4 skills.");
		expect(factIn(NOTE, "Salary")).toBeNull();
		expect(missingIn(NOTE)).toEqual(["Node_js", "CI/CD"]);
		expect(saidOfChanges(NOTE)).toEqual(["Little was put forward: this resume is close to your own."]);
	});

	it("is empty where nothing is missing", () => {
		expect(missingIn("# A\n\n## What was changed and why\n\n### Skills\n\n- Reordered: x")).toEqual([]);
		expect(saidOfChanges("# A\n\n## What was changed and why\n\n### Skills\n\n- Reordered: x")).toEqual([]);
	});
});

describe("the proof of a workflow", () => {
	const proof = { runs: 9, successRate: 1, medianSeconds: 20, medianCostMicroU: 10_000, medianEstimateError: null };
	it("tells a share only of runs enough to tell one", () => {
		expect(proofWords({ proof, formats: [] }).join(" ")).not.toContain("delivered");
		expect(proofWords({ proof: { ...proof, runs: 10 }, formats: [] }).join(" ")).toContain("100 % of 10 runs delivered");
	});
	it("begins a price with what it begins at, or usually is", () => {
		expect(proofWords({ proof, formats: [] })).toContainEqual("usually $0.015");
	});
	it("says what it takes until enough runs tell something, and nothing of how few there are", () => {
		for (const few of [{ runs: 0 }, { runs: 4 }, { runs: 6, successRate: 0.5 }]) {
			expect(proofWords({ proof: { ...proof, ...few }, fromMicroU: 21_000, formats: ["pdf", "docx"] })).toEqual(["From $0.021", "takes PDF, Word"]);
		}
		const unknown = { ...proof, runs: 0 };
		expect(proofWords({ proof: unknown, formats: ["pdf", "docx", "md", "html"] })).toEqual(["takes 4 formats"]);
		expect(proofWords({ proof: unknown, formats: [] })).toEqual([]);
	});
});
