import type { z } from "zod";
import type { StepSpec } from "@/lib/catalog/spec";
import type { Question } from "@/lib/questions/schemas";

/** The questions of workflows that take one posting: by its address or text, or as a file. Exactly one is answered. */
export const POSTING_QUESTIONS: z.input<typeof Question>[] = [
	{
		slotId: "posting",
		slotType: "textarea",
		question: "Which posting is it?",
		help: "Paste its address (https://…) or its whole text. One of the two is needed.",
		config: { maxLength: 20_000, oneOf: "posting" },
	},
	{
		slotId: "postingFile",
		slotType: "file",
		question: "Or do you have the posting as a file?",
		help: "PDF, DOCX or TXT, up to 10 MB.",
		acceptedFormats: ["pdf", "docx", "txt"],
		config: { oneOf: "posting" },
	},
];

export const READ_POSTING: z.input<typeof StepSpec> = {
	stepId: "read_posting",
	title: "Read the posting",
	role: "posting scout",
	tool: "job-search:read_posting",
	inputs: { given: "slot:posting", fileId: "slot:postingFile" },
	weight: 2,
};
