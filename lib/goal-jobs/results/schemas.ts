import { z } from "zod";
import { Artifact } from "@/lib/goal-jobs/schemas";

const Timestamp = z.iso.datetime();

export const LinkedArtifact = Artifact.extend({ downloadUrl: z.url(), expiresAt: Timestamp });
export type LinkedArtifact = z.infer<typeof LinkedArtifact>;

export const ArtifactList = z.object({ artifacts: z.array(LinkedArtifact), total: z.int() });
export type ArtifactList = z.infer<typeof ArtifactList>;

export const DownloadLink = z.object({ downloadUrl: z.url(), fileName: z.string(), sizeBytes: z.int(), mimeType: z.string(), expiresAt: Timestamp });
export type DownloadLink = z.infer<typeof DownloadLink>;

export const FeedbackInput = z.object({ rating: z.enum(["positive", "negative"]), note: z.string().max(500).nullish() });
export const Feedback = z.object({
	jobSpecId: z.string(),
	sourceSpecId: z.string(),
	userId: z.string(),
	rating: z.enum(["positive", "negative"]),
	note: z.string().nullable(),
	createdAt: Timestamp,
	updatedAt: Timestamp,
});
export type Feedback = z.infer<typeof Feedback>;

export const BatchDownloadInput = z.object({ artifactIds: z.array(z.string()).max(500).default([]) }).default({ artifactIds: [] });
