import { z } from "zod";
import { GoalJobStatus, StepStatus } from "@/lib/goal-jobs/schemas";
import { ErrorCode } from "@/lib/platform/contract/error-schemas";

const Timestamp = z.iso.datetime().nullable();

export const CompareQuery = z.object({ a: z.uuid(), b: z.uuid() });
export type CompareQuery = z.output<typeof CompareQuery>;

const RunSide = z.object({
	jobSpecId: z.string(),
	status: GoalJobStatus,
	workflowId: z.string().nullable(),
	workflowName: z.string().nullable(),
	specVersion: z.string().nullable(),
	inputFileNames: z.array(z.string()),
	createdAt: z.iso.datetime(),
	startedAt: Timestamp,
	completedAt: Timestamp,
	workedMs: z.int().nullable().describe("Without the time that it waited for its user; null of one that has not ended"),
	costMicroU: z.int(),
	errorCode: ErrorCode.nullable(),
	errorMessage: z.string().nullable(),
});
export type RunSide = z.infer<typeof RunSide>;

const StepSide = z.object({
	status: StepStatus,
	calls: z.int(),
	durationMs: z.int().describe("Of its calls together"),
	costMicroU: z.int(),
	outputDigest: z.string().nullable().describe("SHA-256 of what it gave; equal digests are equal outputs"),
	errorMessage: z.string().nullable(),
});
export type StepSide = z.infer<typeof StepSide>;

const FileSide = z.object({ artifactId: z.string(), sha256: z.string(), sizeBytes: z.int(), mimeType: z.string() });
export type FileSide = z.infer<typeof FileSide>;

/** Two runs side by side: what is in the one alone has null on the other side. */
export const Comparison = z.object({
	a: RunSide,
	b: RunSide,
	steps: z.array(
		z.object({
			stepId: z.string(),
			title: z.string(),
			a: StepSide.nullable(),
			b: StepSide.nullable(),
			hasSameOutput: z.boolean().nullable().describe("Null where one of them gave none"),
		}),
	),
	answers: z.array(z.object({ slotId: z.string(), question: z.string(), a: z.unknown(), b: z.unknown(), isSame: z.boolean() })),
	files: z.array(z.object({ fileName: z.string(), a: FileSide.nullable(), b: FileSide.nullable(), isSame: z.boolean() })),
});
export type Comparison = z.infer<typeof Comparison>;
