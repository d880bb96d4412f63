import { z } from "zod";
import type { DataWishes } from "./analyze-data";

export const KeptFile = z.object({ storageKey: z.string(), fileName: z.string(), mimeType: z.string(), sizeBytes: z.int().min(0), sha256: z.string() });

const STEM_LETTERS = 150;

/** The name of a file without its ending. */
export function stemOf(fileName: string): string {
	const dot = fileName.lastIndexOf(".");
	return (dot > 0 ? fileName.slice(0, dot) : fileName).slice(0, STEM_LETTERS);
}

/** What a person wants looked at; what is not said is found out. */
export function wishesOf(input: { readonly [Name in keyof DataWishes]?: DataWishes[Name] | undefined }): DataWishes {
	return { sheet: input.sheet?.trim() || null, focus: input.focus ?? null, groupBy: input.groupBy ?? null, date: input.date ?? null };
}
