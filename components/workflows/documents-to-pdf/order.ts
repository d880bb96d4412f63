import { z } from "zod";
import { ListedFile } from "@/lib/tools/documents/converting/schemas";

const Preview = z.object({ files: z.array(ListedFile) });

/** The files as they were looked into, or null when the preview does not say. */
export function filesOf(preview: unknown): ListedFile[] | null {
	return Preview.safeParse(preview).data?.files ?? null;
}

/** The order that an earlier visit left, as far as its files are still there; else all files as they came. */
export function restoredOrder(restored: unknown, files: readonly ListedFile[]): string[] {
	const known = files.map(({ fileId }) => fileId);
	const kept = Array.isArray(restored) ? restored.filter((fileId): fileId is string => known.includes(fileId)) : [];
	return kept.length > 0 ? kept : known;
}

/** The list with the entry at one place moved to another. */
export function moved(order: readonly string[], from: number, to: number): string[] {
	const entry = order[from];
	if (entry === undefined || to < 0 || to >= order.length) return [...order];
	const rest = order.filter((_, at) => at !== from);
	return [...rest.slice(0, to), entry, ...rest.slice(to)];
}

const NAMES = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

/** The files by their names, "page 2" before "page 10". */
export function byName(order: readonly string[], nameOf: (fileId: string) => string): string[] {
	return [...order].sort((one, other) => NAMES.compare(nameOf(one), nameOf(other)));
}
