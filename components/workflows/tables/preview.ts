import { z } from "zod";
import { RecognizedTable, TableSettings } from "@/lib/tools/tables/schemas";

const Preview = z.object({ table: RecognizedTable.omit({ fileId: true, settings: true }) });
export type TablePreview = z.infer<typeof Preview>["table"];

/** What was recognised, or null when the preview does not say. */
export function tableOf(preview: unknown): TablePreview | null {
	return Preview.safeParse(preview).data?.table ?? null;
}

/** Settings as they were suggested or left by an earlier visit; null for anything else. */
export function settingsOf(value: unknown): TableSettings | null {
	return TableSettings.safeParse(value).data ?? null;
}
