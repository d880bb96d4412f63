import { z } from "zod";
import { WorkflowRehearsal } from "@/lib/tools/sandbox/schemas";

const Timestamp = z.iso.datetime();

export const AGENT_LIMITS = {
	tools: 20,
	workflows: 10,
	nodes: 30,
	names: 40,
	schemaParts: 400,
	schemaDepth: 10,
	agentsOfOne: 50,
	versionsOfOne: 200,
} as const;

/** It begins the ids of the agent's workflows, so it is lower case alone: no two look alike. */
export const AgentName = z
	.string()
	.regex(/^[a-z][a-z0-9_-]{2,39}$/, "Give 3 to 40 lower-case letters, digits, hyphens and underscores, a letter first.")
	.describe("The first part of its workflows' ids, developer_{name}; nobody else can use it");
export const WorkflowName = z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/, "Give at most 40 lower-case letters, digits, hyphens and underscores, a letter first.");
/** As the contract has it: no spaces, dots or other signs. */
export const ToolName = z
	.string()
	.regex(/^[A-Za-z0-9_-]{1,64}$/, "A name has 1 to 64 letters, digits, hyphens and underscores; no spaces, dots or other signs.");
export const AgentVersionNumber = z.string().regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}$/, "Give a version of three numbers, such as 1.0.0.");
const Description = z.string().trim().min(1).max(500);

export const JsonSchema = z.record(z.string(), z.unknown()).describe("A JSON Schema of an object");
export type JsonSchema = z.infer<typeof JsonSchema>;

/** Which service of ours supplies a tool. */
export const EipBinding = z.object({
	provider: z.string().min(1).max(64).describe("platform: one of our own tools"),
	service: z.string().min(1).max(128).describe("A tool of ours, as server:tool or by its name alone"),
});
export type EipBinding = z.infer<typeof EipBinding>;

/** The interface of a tool; what is behind it is ours. */
export const AgentTool = z.object({
	name: ToolName,
	description: Description,
	inputSchema: JsonSchema,
	outputSchema: JsonSchema,
	eip: EipBinding.nullish().describe("Left out, the tool of ours with the same name"),
});
export type AgentTool = z.infer<typeof AgentTool>;

const FieldName = z.string().min(1).max(128);

/** An input by name, or with what fills it: an output of another node (`from`), or a fixed value. */
export const NodeInput = z.union([
	FieldName,
	z.object({
		name: FieldName,
		from: z.string().min(1).max(300).nullish().describe("node.output, or a field inside it: node.output.field"),
		value: z.unknown().describe("A fixed value").optional(),
	}),
]);
export type NodeInput = z.infer<typeof NodeInput>;

export const AgentNode = z.object({
	name: ToolName,
	description: Description,
	tool: ToolName.nullish().describe("The name of one of the agent's tools; without it the node hands on what it is given"),
	inputs: z.array(NodeInput).max(AGENT_LIMITS.names).default([]),
	outputs: z.array(FieldName).max(AGENT_LIMITS.names).default([]),
});
export type AgentNode = z.infer<typeof AgentNode>;

export const AgentWorkflow = z.object({
	name: WorkflowName,
	title: z.string().trim().min(1).max(80).nullish().describe("What people see; the name in words where it is left out"),
	description: Description,
	entryNode: ToolName,
	nodes: z.array(AgentNode).min(1).max(AGENT_LIMITS.nodes),
});
export type AgentWorkflow = z.infer<typeof AgentWorkflow>;

/** What a developer submits: the whole of an agent. */
export const AgentDocument = z.object({
	name: AgentName,
	version: AgentVersionNumber,
	description: Description,
	tools: z.array(AgentTool).max(AGENT_LIMITS.tools),
	workflows: z.array(AgentWorkflow).min(1).max(AGENT_LIMITS.workflows),
});
export type AgentDocument = z.infer<typeof AgentDocument>;

/** Something in a document that would not run, or that is worth a second look, and where: `workflows.0.nodes.1.inputs.0`. */
export const Finding = z.object({ path: z.string(), message: z.string(), level: z.enum(["error", "warning"]) });
export type Finding = z.infer<typeof Finding>;

/** A workflow of an agent as the catalog would list it. */
export const CompiledWorkflow = z.object({
	workflowId: z.string(),
	name: z.string(),
	steps: z.array(z.object({ title: z.string(), tool: z.string() })),
	questions: z.array(z.string()),
	files: z.object({ min: z.int(), max: z.int(), formats: z.array(z.string()) }),
	costMicroU: z.int().describe("What the calls of one run cost at fixed prices"),
});
export type CompiledWorkflow = z.infer<typeof CompiledWorkflow>;

export const CheckResult = z.object({ success: z.boolean(), findings: z.array(Finding), workflows: z.array(CompiledWorkflow) });
export type CheckResult = z.infer<typeof CheckResult>;

export const AgentVersionState = z.enum(["incomplete", "checked", "verified", "published", "withdrawn"]);
export type AgentVersionState = z.infer<typeof AgentVersionState>;

export const SandboxReport = z.object({
	passed: z.boolean(),
	costMicroU: z.int().describe("What the calls would have cost; nothing is charged"),
	budgetMicroU: z.int(),
	recordedShare: z.number().min(0).max(1).describe("The share of calls answered by a recording; the others were made up from the declared schema"),
	ranAt: Timestamp,
	workflows: z.array(WorkflowRehearsal),
});
export type SandboxReport = z.infer<typeof SandboxReport>;

export const AgentVersionSummary = z.object({
	version: z.string(),
	state: AgentVersionState,
	errorCount: z.int(),
	warningCount: z.int(),
	submittedAt: Timestamp,
	verifiedAt: Timestamp.nullable(),
	publishedAt: Timestamp.nullable(),
	withdrawnAt: Timestamp.nullable(),
});
export type AgentVersionSummary = z.infer<typeof AgentVersionSummary>;

export const AgentVersion = AgentVersionSummary.extend({
	agentName: z.string(),
	document: AgentDocument,
	findings: z.array(Finding),
	workflows: z.array(CompiledWorkflow),
	report: SandboxReport.nullable(),
});
export type AgentVersion = z.infer<typeof AgentVersion>;

export const Agent = z.object({
	name: z.string(),
	description: z.string(),
	publishedVersion: z.string().nullable(),
	workflowIds: z.array(z.string()).describe("What is in the catalog of it"),
	versions: z.array(AgentVersionSummary).describe("Newest first; the last 20"),
	createdAt: Timestamp,
	updatedAt: Timestamp,
});
export type Agent = z.infer<typeof Agent>;

export const AgentList = z.object({ items: z.array(Agent), nextCursor: z.string().nullable() });
export type AgentList = z.infer<typeof AgentList>;
export const ListAgentsQuery = z.object({ limit: z.coerce.number().int().min(1).max(100).default(20), cursor: z.string().optional() });

export const AgentParams = z.object({ agentName: AgentName });
export const AgentVersionParams = z.object({ agentName: AgentName, version: AgentVersionNumber });

/** What stands in for the tools, and for the people who would answer. */
export const SandboxInput = z
	.object({
		recordings: z
			.record(z.string(), z.record(z.string(), z.unknown()))
			.default({})
			.describe("What a tool answers, by its name. Tools without a recording answer something of their output schema"),
		answers: z.record(z.string(), z.unknown()).default({}).describe("What people would answer, by question"),
	})
	.default({ recordings: {}, answers: {} });
export type SandboxInput = z.output<typeof SandboxInput>;

export const AgentDeleted = z.object({ success: z.literal(true) });

export const UsagePeriodQuery = z.object({
	from: z.iso.date().optional().describe("The first UTC day; 29 days before the last where it is left out"),
	to: z.iso.date().optional().describe("The last UTC day; today where it is left out"),
});
export type UsagePeriodQuery = z.output<typeof UsagePeriodQuery>;

const Tally = {
	runs: z.int().describe("Runs that were started, by whomever"),
	delivered: z.int(),
	failed: z.int(),
	successRate: z.number().min(0).max(1).nullable().describe("The share of runs that ended by themselves that delivered"),
	costMicroU: z.int().describe("What their tools and models cost"),
};

export const CreatorUsage = z.object({
	from: z.iso.date(),
	to: z.iso.date(),
	totals: z.object(Tally),
	byWorkflow: z.array(
		z.object({ workflowId: z.string(), agentName: z.string(), isListed: z.boolean(), ...Tally, medianSeconds: z.number().nullable(), people: z.int() }),
	),
	byDay: z.array(z.object({ date: z.iso.date(), runs: z.int(), delivered: z.int(), failed: z.int(), costMicroU: z.int() })),
});
export type CreatorUsage = z.infer<typeof CreatorUsage>;

const Earned = { runs: z.int(), chargedMicroU: z.int(), accruedMicroU: z.int() };

export const CreatorEarnings = z.object({
	from: z.iso.date(),
	to: z.iso.date(),
	share: z.number().min(0).max(1).describe("Of what a run was charged"),
	totals: z.object(Earned),
	byWorkflow: z.array(z.object({ workflowId: z.string(), agentName: z.string(), ...Earned })),
	byMonth: z.array(z.object({ month: z.string().describe("As 2026-11"), ...Earned })),
});
export type CreatorEarnings = z.infer<typeof CreatorEarnings>;
