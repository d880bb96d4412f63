import { z } from "zod";

const JsonSchema = z.record(z.string(), z.unknown());

/** Where a node's input comes from in a rehearsal. */
export const RehearsedSource = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("file") }),
	z.object({ kind: z.literal("files") }),
	z.object({ kind: z.literal("answer"), slotId: z.string() }),
	z.object({ kind: z.literal("node"), node: z.string(), path: z.array(z.string()) }),
	z.object({ kind: z.literal("value"), value: z.unknown() }),
]);
export type RehearsedSource = z.infer<typeof RehearsedSource>;

/** One call of a workflow, with the shapes that its tool promises. `recorded` is what the tool is said to have answered; without it an answer is made up. */
export const RehearsedNode = z.object({
	node: z.string(),
	tool: z.string(),
	/** `server:tool`. */
	toolRef: z.string(),
	inputSchema: JsonSchema,
	outputSchema: JsonSchema,
	inputs: z.record(z.string(), RehearsedSource),
	recorded: z.record(z.string(), z.unknown()).nullable(),
});
export type RehearsedNode = z.infer<typeof RehearsedNode>;

export const RehearsedWorkflow = z.object({
	workflow: z.string(),
	nodes: z.array(RehearsedNode),
	/** What people would answer, by question, and the shape of each answer, from which one that is not given is made. */
	answers: z.record(z.string(), z.unknown()),
	answerSchemas: z.record(z.string(), JsonSchema),
});
export type RehearsedWorkflow = z.infer<typeof RehearsedWorkflow>;

export const RehearsalInput = z.object({ budgetMicroU: z.int().min(0), workflows: z.array(RehearsedWorkflow) });
export type RehearsalInput = z.infer<typeof RehearsalInput>;

/** How one node did. Inputs and outputs are JSON, cut where they are long. */
export const NodeRehearsal = z.object({
	node: z.string(),
	tool: z.string(),
	toolRef: z.string(),
	status: z.enum(["passed", "failed", "skipped"]),
	answeredBy: z.enum(["recording", "generated"]).nullable(),
	problems: z.array(z.string()),
	input: z.string(),
	output: z.string(),
	costMicroU: z.int(),
});
export type NodeRehearsal = z.infer<typeof NodeRehearsal>;

export const WorkflowRehearsal = z.object({ workflow: z.string(), passed: z.boolean(), costMicroU: z.int(), nodes: z.array(NodeRehearsal) });
export type WorkflowRehearsal = z.infer<typeof WorkflowRehearsal>;

export const RehearsalReport = z.object({ passed: z.boolean(), costMicroU: z.int(), budgetMicroU: z.int(), workflows: z.array(WorkflowRehearsal) });
export type RehearsalReport = z.infer<typeof RehearsalReport>;
