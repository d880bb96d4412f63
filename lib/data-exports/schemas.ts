import { z } from "zod";

const Timestamp = z.iso.datetime();

/** How long an archive is kept, and how much of contents goes into one. */
export const EXPORT_LIMITS = { keptMs: 7 * 24 * 60 * 60_000, maxContentBytes: 4_000_000_000 } as const;

export const DataExport = z.object({
	exportId: z.uuid(),
	status: z.enum(["queued", "running", "ready", "failed", "expired"]),
	progress: z.number().int().min(0).max(100),
	message: z.string().describe("What is being packed, or why it failed"),
	sizeBytes: z.number().int().nullable(),
	fileCount: z.number().int().nullable(),
	leftOut: z.number().int().describe("How many contents the archive names without holding them"),
	createdAt: Timestamp,
	finishedAt: Timestamp.nullable(),
	expiresAt: Timestamp.nullable().describe("When a ready archive is deleted"),
});
export type DataExport = z.infer<typeof DataExport>;

export const DataExportList = z.object({ items: z.array(DataExport), nextCursor: z.string().nullable() });
export type DataExportList = z.infer<typeof DataExportList>;

export const ListExportsQuery = z.object({ limit: z.coerce.number().int().min(1).max(50).default(20), cursor: z.string().optional() });
export const ExportParams = z.object({ exportId: z.uuid() });
export const ExportLink = z.object({ downloadUrl: z.url(), expiresAt: Timestamp });
