import { Spec } from "@/lib/catalog/spec";

const READ = {
	stepId: "read",
	title: "Read each document",
	role: "reader",
	tool: "resume-profile:parse_resume",
	forEach: "files",
	inputs: { fileId: "item" },
};

const READING = {
	specId: "user_test.read_several",
	version: "1.0.0",
	name: "Read several documents",
	description: "Reads documents and finds the people in those that you keep.",
	icon: "files",
	category: "Documents",
	useCaseType: "read_several",
	input: { minFiles: 1, maxFiles: 3, types: ["document"], formats: ["pdf", "docx"], maxFileBytes: 1_000_000, inspector: "none" },
};

/** A spec whose one step reads each file, an item of its own, within a budget. */
export function makeReadingSpec(budgetMicroU: number): Spec {
	return Spec.parse({ ...READING, steps: [READ], delivery: {}, toolPalette: [READ.tool], agentConfig: { budgetMicroU } });
}

/** Another kind of work than job search: several files are read one by one, a person keeps some of them, and those are looked into further. */
export const READ_SEVERAL = Spec.parse({
	...READING,
	steps: [
		{
			...READ,
			checkpoint: {
				checkpointId: "keep",
				title: "Which ones do you want to keep?",
				slots: [{ slotId: "kept", slotType: "multi_select", question: "Which documents?", optionsFrom: "files", config: { minItems: 1 } }],
			},
		},
		{
			stepId: "find_people",
			title: "Find people",
			role: "analyst",
			tool: "resume-profile:extract_profile",
			forEach: "slot:kept",
			inputs: { document: "step:read[item].document" },
		},
	],
	delivery: {
		documents: [{ from: "slot:kept", fileName: "kept.json", description: "What was kept" }],
		archive: { fileName: "people.zip", description: "Everything" },
	},
	toolPalette: [READ.tool, "resume-profile:extract_profile"],
	agentConfig: { budgetMicroU: 1_000_000 },
});

/** A spec that reads the one file that it asks for. */
export const READ_LETTER = Spec.parse({
	...READING,
	specId: "user_test.with_a_letter",
	useCaseType: "read_letter",
	input: { ...READING.input, maxFiles: 1, formats: ["docx"] },
	slots: [{ slotId: "letter", slotType: "file", question: "Which letter?", required: true, acceptedFormats: ["docx"], config: { maxItems: 1 } }],
	steps: [{ stepId: "read", title: "Read it", role: "reader", tool: READ.tool, inputs: { fileId: "slot:letter" } }],
	delivery: {
		documents: [{ from: "step:read.document", fileName: "letter.json", description: "The letter" }],
		archive: { fileName: "letter.zip", description: "Everything" },
	},
	toolPalette: [READ.tool],
	agentConfig: { budgetMicroU: 1_000_000 },
});

const CONVERT = {
	role: "table writer",
	tool: "tables:convert_table",
	inputs: { fileId: "file:0", targetFormat: "slot:targetFormat" },
	artifacts: { artifactType: "data", description: "The table" },
};

/** A spec whose first step shows what its answers lead to, before anything is confirmed. */
export const PREVIEWED = Spec.parse({
	...READING,
	specId: "user_test.previewed",
	name: "Convert with a preview",
	useCaseType: "previewed",
	input: { minFiles: 1, maxFiles: 1, types: ["data"], formats: ["csv"], maxFileBytes: 1_000_000, inspector: "none" },
	slots: [{ slotId: "targetFormat", slotType: "select", question: "Which format?", options: ["csv", "json", "tsv"], default: "json" }],
	steps: [
		{ ...CONVERT, stepId: "preview", title: "Show the table", isPreview: true },
		{ ...CONVERT, stepId: "convert", title: "Write the table", artifacts: { ...CONVERT.artifacts, primaryKind: "table" } },
	],
	delivery: {},
	toolPalette: [CONVERT.tool],
	agentConfig: { budgetMicroU: 100_000 },
});

/** A spec that works on each file in two steps and on one of them in a third, each call at the same price. */
export const PRICED = Spec.parse({
	...READING,
	specId: "user_test.priced",
	name: "Read and look into documents",
	useCaseType: "priced",
	steps: [
		READ,
		{
			stepId: "find_people",
			title: "Find people",
			role: "analyst",
			tool: "resume-profile:extract_profile",
			forEach: "files",
			inputs: { document: "step:read[item].document" },
		},
		{ stepId: "read_again", title: "Read the first once more", role: "reader", tool: READ.tool, inputs: { fileId: "file:0" } },
	],
	delivery: {
		documents: [
			{ from: "files", fileName: "given.json", description: "What was given", isPrimary: true },
			{ from: "step:read_again.document", fileName: "first.json", description: "The first document" },
		],
	},
	toolPalette: [READ.tool, "resume-profile:extract_profile"],
	agentConfig: { budgetMicroU: 1_000_000 },
});
