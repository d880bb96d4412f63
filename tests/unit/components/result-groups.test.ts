import { expect, it } from "vitest";
import { filesApart } from "@/components/goal-jobs/results/files-apart";
import { groupResults, namedApart } from "@/components/workflows/resume-to-job-ready/result-groups";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

function artifact(artifactId: string, mimeType: string, change: Partial<LinkedArtifact> = {}): LinkedArtifact {
	return {
		artifactId,
		fileName: artifactId,
		mimeType,
		sizeBytes: 1,
		artifactType: "document",
		platform: "",
		metadata: {},
		isPrimary: false,
		isPreview: false,
		description: "",
		downloadUrl: "https://app.example.com/x",
		expiresAt: "2026-01-01T00:00:00.000Z",
		...change,
	};
}

it("files are gathered by posting; archive, matches and others stand apart", () => {
	const tailored = (postingId: string) => ({ metadata: { postingId, postingTitle: `Title ${postingId}`, company: "Acme" } });
	const results = groupResults([
		artifact("zip", "application/zip", { artifactType: "archive", isPrimary: true }),
		artifact("a.pdf", "application/pdf", tailored("a")),
		artifact("b.pdf", "application/pdf", tailored("b")),
		artifact("a.docx", DOCX, tailored("a")),
		artifact("a.md", "text/markdown", tailored("a")),
		artifact("matches.json", "application/json", { artifactType: "data" }),
		artifact("extra.pdf", "application/pdf"),
	]);
	expect(results.archive?.artifactId).toBe("zip");
	expect(results.matches?.artifactId).toBe("matches.json");
	expect(results.others.map(({ artifactId }) => artifactId)).toEqual(["extra.pdf"]);
	expect(results.groups).toMatchObject([
		{ postingId: "a", title: "Title a", company: "Acme", pdf: { artifactId: "a.pdf" }, docx: { artifactId: "a.docx" }, note: { artifactId: "a.md" } },
		{ postingId: "b", docx: null, note: null },
	]);
});

it("postings of one name, and their files, are told apart by one number, in the order in which they were chosen", () => {
	const nurse = (postingId: string) => ({ metadata: { postingId, postingTitle: "Senior Nurse", company: "Tidewater" } });
	const made = [
		artifact("1", "application/pdf", { ...nurse("porto"), fileName: "Senior Nurse.pdf" }),
		artifact("2", "application/pdf", { ...nurse("lisbon"), fileName: "Senior Nurse.pdf" }),
		// Written again last.
		artifact("3", DOCX, { ...nurse("lisbon"), fileName: "Senior Nurse.docx" }),
		artifact("4", DOCX, { ...nurse("porto"), fileName: "Senior Nurse.docx" }),
		artifact("5", "application/json", { fileName: "matches.json" }),
	];
	expect(filesApart(made, ["porto", "lisbon"]).map(({ fileName }) => fileName)).toEqual([
		"Senior Nurse.pdf",
		"Senior Nurse (2).pdf",
		"Senior Nurse (2).docx",
		"Senior Nurse.docx",
		"matches.json",
	]);
	expect(filesApart(made, undefined).map(({ fileName }) => fileName)[0]).toBe("Senior Nurse (2).pdf");
	expect(namedApart(groupResults(made).groups).map(({ title }) => title)).toEqual(["Senior Nurse", "Senior Nurse (2)"]);
});
