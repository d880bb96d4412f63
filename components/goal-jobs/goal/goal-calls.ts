import { queryOptions } from "@tanstack/react-query";
import { callApi } from "@/components/api-client";
import { catalogOperations } from "@/components/calls/catalog";
import { lifecycleOperations } from "@/components/calls/goal-jobs";
import type { CatalogEntry, GoalReading, WorkflowMatch } from "@/lib/catalog/schemas";
import { fitsFormats, typeOfName } from "@/lib/files/formats";
import type { GoalJob } from "@/lib/goal-jobs/schemas";

export function readGoal(goalText: string, fileNames: readonly string[]): Promise<GoalReading> {
	return callApi(catalogOperations.resolveGoal, { body: { goalText, fileNames: [...fileNames] } });
}

/** What files may be for where nobody says it: the workflows that take all of them. */
export function readingOfFiles(workflows: readonly CatalogEntry[], fileNames: readonly string[]): GoalReading {
	const files = fileNames.map((fileName) => ({ fileName, mimeType: typeOfName(fileName) ?? "" }));
	const fitting = workflows.filter(
		({ supportedInputFormats, maxFiles }) => files.length <= maxFiles && files.every((file) => fitsFormats(file, supportedInputFormats)),
	);
	const matchOf = ({ workflowId, makes, description }: CatalogEntry): WorkflowMatch => ({
		workflowId,
		confidence: 1 / fitting.length,
		matchReason: makes?.words ?? description,
		answers: [],
		remarks: [],
	});
	return { matches: fitting.map(matchOf), isSure: fitting.length === 1, nearest: [] };
}

/** Makes the run of a goal. A workflow that the goal did not surely mean is named by its person, with what the goal answers of it. */
export function createFromGoal(goalText: string, fileIds: readonly string[], { workflowId, answers }: WorkflowMatch, isMeant: boolean): Promise<GoalJob> {
	const slotAnswers = answers.map(({ slotId, value }) => ({ slotId, value }));
	const body = isMeant && goalText !== "" ? { goalText, fileIds: [...fileIds] } : { workflowId, fileIds: [...fileIds], slotAnswers };
	return callApi(lifecycleOperations.createGoalJob, { body }, { idempotencyKey: `goal-${workflowId}-${fileIds.join("-")}-${hashOf(goalText)}`.slice(0, 128) });
}

/** The workflows that come nearest to a goal that none does, with their names. */
export function nearestQuery(goalText: string, fileNames: readonly string[]) {
	return queryOptions({
		queryKey: ["nearest-workflows", goalText, ...fileNames],
		queryFn: async (): Promise<Array<WorkflowMatch & { name: string }>> => {
			const [{ nearest }, { workflows }] = await Promise.all([readGoal(goalText, fileNames), callApi(catalogOperations.getCatalog, {})]);
			return nearest.flatMap((match) => {
				const name = workflows.find(({ workflowId }) => workflowId === match.workflowId)?.name;
				return name === undefined ? [] : [{ ...match, name }];
			});
		},
		staleTime: Number.POSITIVE_INFINITY,
	});
}

/** Tells goals apart, no more. */
function hashOf(text: string): string {
	let hash = 0;
	for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0;
	return (hash >>> 0).toString(36);
}
