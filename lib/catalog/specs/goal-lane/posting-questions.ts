import type { z } from "zod";
import type { StepSpec } from "@/lib/catalog/spec";
import type { Question } from "@/lib/questions/schemas";

/** As much as is read of one posting. */
const POSTING_FILE_BYTES = 10 * 1024 * 1024;

/** The question for a posting by its address or text. */
export const POSTING_SLOT = "posting";

/** The questions of workflows that take one posting: by its address or text, or as a file. Exactly one is answered. */
export const POSTING_QUESTIONS: z.input<typeof Question>[] = [
	{
		slotId: POSTING_SLOT,
		slotType: "textarea",
		question: "Which posting is it?",
		help: "Paste its address (https://…) or its whole text. One of the two is needed.",
		config: { maxLength: 20_000, oneOf: "posting" },
	},
	{
		slotId: "postingFile",
		slotType: "file",
		question: "Or do you have the posting as a file?",
		acceptedFormats: ["pdf", "docx", "txt"],
		config: { oneOf: "posting", maxBytes: POSTING_FILE_BYTES },
	},
];

/** An invented posting for the invented person of the sample resume. */
export const SAMPLE_POSTING = `Frontend Engineer at Harbour Lane Maps GmbH
Location: Hamburg, Germany, or remote within Germany

Harbour Lane makes maps of timetables for cities. We are 60 people in three towns.

What you will do
- Build the map and the planner that travellers use, with React and TypeScript
- Look after our design system together with two designers
- Make every screen work by keyboard and with screen readers
- Review code and help younger colleagues along

What we look for
- At least 5 years of experience with React and TypeScript
- Experience with accessible interfaces (WCAG)
- Tests with Playwright or a similar tool
- GraphQL
- Fluent English

Nice to have
- Experience with maps or with large amounts of data in the browser
- German

Write to Jonas Albers, work@harbour-lane.example, until the end of next month.
`;

export const READ_POSTING: z.input<typeof StepSpec> = {
	stepId: "read_posting",
	title: "Read the posting",
	role: "posting scout",
	tool: "job-search:read_posting",
	inputs: { given: "slot:posting", fileId: "slot:postingFile" },
	weight: 2,
};
