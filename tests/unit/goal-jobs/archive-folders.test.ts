import { expect, it } from "vitest";
import { pathsInArchive } from "@/lib/goal-jobs/results/archive-folders";

const file = (fileName: string, itemKey = "", mimeType = "application/pdf") => ({ fileName, itemKey, mimeType });

it("the files of a posting stand in a folder of their own, two postings of one name in two, and JSON where programs look", () => {
	const files = [
		file("Doe-Jane_Analyst_Acme.docx", "job_1"),
		file("Doe-Jane_Analyst_Acme.docx", "job_2"),
		file("Doe-Jane_Analyst_Acme.pdf", "job_1"),
		file("Doe-Jane_Analyst_Acme.pdf", "job_2"),
		file("alone.pdf", "job_3"),
		file("overview.pdf"),
		file("matches.json", "", "application/json"),
	];
	expect(pathsInArchive(files)).toEqual([
		"Doe-Jane_Analyst_Acme/Doe-Jane_Analyst_Acme.docx",
		"Doe-Jane_Analyst_Acme (2)/Doe-Jane_Analyst_Acme.docx",
		"Doe-Jane_Analyst_Acme/Doe-Jane_Analyst_Acme.pdf",
		"Doe-Jane_Analyst_Acme (2)/Doe-Jane_Analyst_Acme.pdf",
		"alone.pdf",
		"overview.pdf",
		"For programs/matches.json",
	]);
});
