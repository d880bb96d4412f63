import { z } from "zod";

/** What the runs of this installation show of a workflow, over the last half year; nulls while there are none. */
export const WorkflowProof = z.object({
	runs: z.int().min(0).describe("Runs that ended by themselves: delivered or failed"),
	successRate: z.number().min(0).max(1).nullable().describe("The share of them that delivered"),
	medianSeconds: z.number().min(0).nullable().describe("Of those that delivered, without the time that they waited for their user"),
	medianCostMicroU: z.int().min(0).nullable(),
	medianEstimateError: z
		.number()
		.min(0)
		.nullable()
		.default(null)
		.describe("How far what they cost was from what they were told to cost, by the median, as a share of what they cost"),
});
export type WorkflowProof = z.infer<typeof WorkflowProof>;

/** A file of an invented person or thing, to try a workflow with. */
export const SampleFile = z.object({
	fileName: z.string(),
	mimeType: z.string(),
	description: z.string(),
	url: z.string().describe("Its path on this service; download it and upload it like a file of your own"),
});
export type SampleFile = z.infer<typeof SampleFile>;

export const CatalogEntry = z.object({
	workflowId: z.string(),
	name: z.string(),
	description: z.string(),
	icon: z.string(),
	supportedInputTypes: z.array(z.string()),
	supportedInputFormats: z.array(z.string()),
	category: z.string(),
	requiredSlotCount: z.int(),
	subcategory: z.string(),
	skuGroup: z.string(),
	hasCheckpoints: z.boolean(),
	deprecated: z.boolean(),
	replacedBy: z.string().nullable(),
	// Additions to the contract: what a client needs to pick files well.
	minFiles: z.int(),
	maxFiles: z.int(),
	maxFileBytes: z.int(),
	stepTitles: z.array(z.string()),
	samples: z.array(SampleFile),
	sampleAnswers: z.record(z.string(), z.unknown()).default({}).describe("What to answer beside a sample, by question; may be changed like any answer"),
	proof: WorkflowProof,
	version: z.string().default("1.0.0"),
	publisher: z.object({ name: z.string() }).nullable().default(null).describe("Who made it, of a workflow of a third party; null of ours"),
	takes: z.string().default("").describe("What goes in, in a few words"),
	makes: z
		.object({ words: z.string(), formats: z.array(z.string()) })
		.nullable()
		.default(null)
		.describe("What comes out, in a few words, and the formats it mostly has"),
	keywords: z.array(z.string()).default([]).describe("What people say for it, to find it by"),
	mayStayOnDevice: z.boolean().default(false).describe("Whether a page can read the file where it is, so that it need not be uploaded"),
});
export type CatalogEntry = z.infer<typeof CatalogEntry>;

export const Catalog = z.object({ workflows: z.array(CatalogEntry), total: z.int() });
export type Catalog = z.infer<typeof Catalog>;

/** A goal in plain language, and what is known of the files that come with it. */
export const ResolveGoalInput = z.object({
	goalText: z.string().trim().min(3).max(2000),
	fileNames: z.array(z.string().max(500)).max(500).default([]).describe("Names of the files that come with it"),
});
export type ResolveGoalInput = z.infer<typeof ResolveGoalInput>;

/** A question that a goal answers by itself. */
export const ReadAnswer = z.object({
	slotId: z.string(),
	question: z.string(),
	value: z.unknown(),
	evidence: z.string().describe("The words of the goal that say so"),
	confidence: z.number().min(0).max(1),
});

/** Words of a goal that no question takes, and what can be done about it. */
export const GoalRemark = z.object({ evidence: z.string().describe("The words of the goal"), remark: z.string() });
export type GoalRemark = z.infer<typeof GoalRemark>;

export const WorkflowMatch = z.object({
	workflowId: z.string(),
	confidence: z.number().min(0).max(1),
	matchReason: z.string(),
	answers: z.array(ReadAnswer),
	remarks: z.array(GoalRemark).default([]).describe("What the goal says that answers none of these, and what becomes of it"),
});
export type WorkflowMatch = z.infer<typeof WorkflowMatch>;

export const GoalReading = z.object({
	matches: z.array(WorkflowMatch).describe("What the goal may mean, surest first; empty when no workflow does it"),
	isSure: z.boolean().describe("Whether the first match can be taken without asking"),
	nearest: z.array(WorkflowMatch).describe("Where no workflow does it, the three that come nearest"),
	isLanguageRead: z
		.boolean()
		.default(true)
		.describe("False where the goal is in none of the languages that goals are read in, so that it may mean something after all"),
});
export type GoalReading = z.infer<typeof GoalReading>;
