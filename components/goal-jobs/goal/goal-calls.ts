import { queryOptions } from "@tanstack/react-query";
import { callApi } from "@/components/api-client";
import { catalogOperations } from "@/components/calls/catalog";
import { lifecycleOperations } from "@/components/calls/goal-jobs";
import { checkFile } from "@/components/files/check-file";
import type { Upload } from "@/components/files/use-uploads";
import type { CatalogEntry, GoalReading, WorkflowMatch } from "@/lib/catalog/schemas";
import { fitsFormats, typeOfName } from "@/lib/files/formats";
import type { GoalJob } from "@/lib/goal-jobs/schemas";

export function readGoal(goalText: string, fileNames: readonly string[]): Promise<GoalReading> {
	return callApi(catalogOperations.resolveGoal, { body: { goalText, fileNames: [...fileNames] } });
}

const ofResumes = ({ takes }: CatalogEntry): boolean => /\bresume\b/i.test(takes);

/** The one that a resume is first of all for; a look of it into a file tells whether that is one. */
export const firstOfResumes = (workflows: readonly CatalogEntry[]): CatalogEntry | undefined => workflows.find(ofResumes);

/**
 * What files may be for where nobody says it: the workflows that they are enough and not too many for, those that are made for their kind first. A resume
 * is for what resumes are for, another document for that last. `isResume` is null where nobody has looked into the file.
 */
export function readingOfFiles(workflows: readonly CatalogEntry[], fileNames: readonly string[], isResume: boolean | null = null): GoalReading {
	const files = fileNames.map((fileName) => ({ fileName, mimeType: typeOfName(fileName) ?? "" }));
	const rank = (workflow: CatalogEntry): number =>
		ofResumes(workflow) ? (isResume === false ? Number.POSITIVE_INFINITY : 0) : workflow.supportedInputFormats.length;
	const fitting = workflows
		.filter(
			({ supportedInputFormats, minFiles, maxFiles }) =>
				files.length >= minFiles && files.length <= maxFiles && files.every((file) => fitsFormats(file, supportedInputFormats)),
		)
		.map((workflow) => ({ workflow, rank: rank(workflow) }))
		.sort((one, other) => (one.rank === other.rank ? 0 : one.rank - other.rank))
		.map(({ workflow }) => workflow);
	const matchOf = ({ workflowId, makes, description }: CatalogEntry): WorkflowMatch => ({
		workflowId,
		confidence: 1 / fitting.length,
		matchReason: makes?.words ?? description,
		answers: [],
		remarks: [],
	});
	return { matches: fitting.map(matchOf), isSure: fitting.length === 1 || (isResume === true && fitting.some(ofResumes)), nearest: [], isLanguageRead: true };
}

/** Nobody waits longer to be told what a file may be for. */
const PATIENCE_MS = 10_000;
const RESUME_NAME = /\.(?:pdf|docx)$/i;

/** Whether a single file is a resume, by a look into it; null where none is taken or it takes too long. */
export async function isResume(
	workflows: readonly CatalogEntry[],
	uploads: readonly Pick<Upload, "fileId" | "fileName" | "isLocal">[],
): Promise<boolean | null> {
	const [upload, ...others] = uploads;
	const workflow = firstOfResumes(workflows);
	if (!upload?.fileId || upload.isLocal || others.length > 0 || !workflow || !RESUME_NAME.test(upload.fileName)) return null;
	try {
		const { passed, warnings } = await checkFile(upload.fileId, workflow.workflowId, AbortSignal.timeout(PATIENCE_MS));
		return passed && !warnings.some(({ code }) => code === "FILE_DOUBTED");
	} catch {
		return null;
	}
}

/** What a run is made of: a goal, files that are here, and the visit that makes it, for one file may be run as often as somebody wants. */
interface OfGoal {
	readonly goalText: string;
	readonly fileIds: readonly string[];
	readonly visit: string;
}

/** Makes the run of a goal. A workflow that the goal did not surely mean is named by its person, with what the goal answers of it. */
export function createFromGoal({ goalText, fileIds, visit }: OfGoal, { workflowId, answers }: WorkflowMatch, isMeant: boolean): Promise<GoalJob> {
	const slotAnswers = answers.map(({ slotId, value }) => ({ slotId, value }));
	const body = isMeant && goalText !== "" ? { goalText, fileIds: [...fileIds] } : { workflowId, fileIds: [...fileIds], slotAnswers };
	return callApi(
		lifecycleOperations.createGoalJob,
		{ body },
		{ idempotencyKey: `goal-${visit}-${workflowId}-${hashOf(`${fileIds.join()} ${goalText}`)}`.slice(0, 128) },
	);
}

/** Makes the run of a workflow that its person chose, with what their goal answers of it; null where the goal says nothing of that workflow. */
export async function createWithGoal(ofGoal: OfGoal, workflowId: string, fileNames: readonly string[]): Promise<GoalJob | null> {
	const { matches, nearest, isSure } = await readGoal(ofGoal.goalText, fileNames);
	const match = [...matches, ...nearest].find((found) => found.workflowId === workflowId);
	return match ? createFromGoal(ofGoal, match, isSure && match === matches[0]) : null;
}

/** The workflows that come nearest to a goal that none does, with their names. */
export function nearestQuery(goalText: string, fileNames: readonly string[]) {
	return queryOptions({
		queryKey: ["nearest-workflows", goalText, ...fileNames],
		queryFn: async (): Promise<{ isLanguageRead: boolean; nearest: Array<WorkflowMatch & { name: string }> }> => {
			const [{ nearest, isLanguageRead }, { workflows }] = await Promise.all([readGoal(goalText, fileNames), callApi(catalogOperations.getCatalog, {})]);
			const named = nearest.flatMap((match) => {
				const name = workflows.find(({ workflowId }) => workflowId === match.workflowId)?.name;
				return name === undefined ? [] : [{ ...match, name }];
			});
			return { isLanguageRead, nearest: named };
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
