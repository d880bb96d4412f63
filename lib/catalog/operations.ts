import { contract } from "@/lib/platform/contract/contract";
import { Catalog, GoalReading, ResolveGoalInput } from "./schemas";

export const catalogOperations = {
	getCatalog: contract({
		operationId: "getCatalog",
		method: "GET",
		path: "/workflows/catalog",
		summary: "The workflows that can be run, recommended ones first",
		tag: "Workflows",
		auth: "required",
		scope: "workflows",
		response: Catalog,
	}),
	resolveGoal: contract({
		operationId: "resolveGoal",
		method: "POST",
		path: "/workflows/resolve",
		summary: "Which workflow a goal in plain language means, and what of its questions it answers",
		description: "Makes nothing: creating a job with the same goalText resolves it alike.",
		tag: "Workflows",
		auth: "required",
		scope: "workflows",
		body: ResolveGoalInput,
		response: GoalReading,
		idempotencyKey: "ignored",
		example: {
			request: { goalText: "Turn this CSV into Excel", fileNames: ["orders.csv"] },
			response: {
				matches: [
					{
						workflowId: "conversion.tables",
						confidence: 0.97,
						matchReason: "Your goal says “csv”, “excel”.",
						answers: [{ slotId: "targetFormat", question: "Which format do you need?", value: "xlsx", evidence: "Excel", confidence: 0.95 }],
					},
				],
				isSure: true,
				nearest: [],
				isLanguageRead: true,
			},
		},
	}),
};
