import type { Spec } from "@/lib/catalog/spec";

/** What every resume workflow takes: exactly one PDF or DOCX of at most 10 MB. */
export const RESUME_INPUT: Spec["input"] = {
	minFiles: 1,
	maxFiles: 1,
	types: ["document"],
	formats: ["pdf", "docx"],
	maxFileBytes: 10 * 1024 * 1024,
	inspector: "resume",
};

/** An invented person's resume, in both formats. */
export const RESUME_SAMPLES: Spec["samples"] = [
	{ fileName: "lena-hartwig.pdf", mimeType: "application/pdf", description: "An invented frontend engineer's resume" },
	{
		fileName: "lena-hartwig.docx",
		mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
		description: "The same resume as a Word document",
	},
];
