import { z } from "zod";

const Sha256 = z.string().nullable().describe("SHA-256 in hexadecimal digits; null where what was read is gone");
const Timestamp = z.iso.datetime();

export const LineageInput = z.object({
	kind: z.enum(["file", "step", "answer", "artifact"]),
	id: z.string().describe("The id of the file, step, question or artifact"),
	name: z.string(),
	sha256: Sha256,
});
export type LineageInput = z.infer<typeof LineageInput>;

export const ArtifactVersion = z.object({
	versionId: z.string(),
	isCurrent: z.boolean(),
	attemptId: z.string(),
	madeAt: Timestamp,
	mimeType: z.string(),
	sizeBytes: z.int(),
	sha256: z.string(),
	downloadUrl: z.url(),
	expiresAt: Timestamp,
});
export type ArtifactVersion = z.infer<typeof ArtifactVersion>;

/** Where a file of a run comes from. */
export const Lineage = z.object({
	artifactId: z.string(),
	fileName: z.string(),
	sha256: z.string(),
	sizeBytes: z.int(),
	madeAt: Timestamp,
	attemptNumber: z.int().min(1),
	workflow: z.object({ specId: z.string(), version: z.string() }),
	step: z.object({ stepId: z.string(), title: z.string(), role: z.string().nullable() }),
	tool: z
		.object({ toolRef: z.string(), invocationId: z.string(), startedAt: Timestamp, durationMs: z.int(), costMicroU: z.int() })
		.nullable()
		.describe("The call that made it; null of what the delivery puts together"),
	method: z.string().nullable().describe("How the step, or the nearest one before it that says so, worked: rules or model; null where none says"),
	inputs: z.array(LineageInput).describe("What the step was given"),
	sources: z.array(LineageInput).describe("The files of yours that went into it, directly or through earlier steps"),
	approvals: z
		.array(z.object({ checkpointId: z.string(), title: z.string(), answeredBy: z.string().nullable(), answeredAt: Timestamp, slotIds: z.array(z.string()) }))
		.describe("Who looked at the work before this step and let it go on"),
	remarks: z
		.array(z.record(z.string(), z.unknown()))
		.describe("What its owner wrote in their own words, which no source says. Of a tailored resume: {where, text, unshown, explanation}"),
	versions: z.array(ArtifactVersion).describe("This file and those that it replaced, newest first; five earlier ones at most"),
});
export type Lineage = z.infer<typeof Lineage>;
