import { z } from "zod";

/** A tool that the agent may call, as the model is told of it. */
export const OfferedTool = z.object({ name: z.string(), description: z.string(), inputSchema: z.record(z.string(), z.unknown()) });

/** What was done in an earlier turn, cut to what a model needs of it. */
export const PastTurn = z.object({
	turn: z.int(),
	tool: z.string(),
	arguments: z.string(),
	outcome: z.enum(["done", "failed", "refused"]),
	result: z.string(),
});
export type PastTurn = z.infer<typeof PastTurn>;

export const TurnInput = z.object({
	systemPrompt: z.string(),
	specialist: z.string(),
	notes: z.array(z.string()),
	files: z.array(z.string()),
	tools: z.array(OfferedTool),
	earlier: z.array(z.string()).describe("What other specialists have finished"),
	turns: z.array(PastTurn),
	turnsLeft: z.int(),
});
export type TurnInput = z.infer<typeof TurnInput>;

/** What the agent does next: a call of a tool, or that it is done. */
export const Turn = z.object({
	action: z.enum(["call", "finish"]),
	/** Of a call. */
	tool: z.string().max(200).default(""),
	/** As JSON text, so that a model without strict objects can say it. */
	arguments: z.string().max(20_000).default("{}"),
	/** Why, or at the end what was done. */
	reason: z.string().max(4_000).default(""),
});
export type Turn = z.infer<typeof Turn>;
