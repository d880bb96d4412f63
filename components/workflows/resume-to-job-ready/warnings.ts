import { isTexts } from "@/lib/platform/contract/plain-shapes";
import { isRecord } from "@/lib/platform/records";

/** Remarks of the reader about the file. */
export function warningsOf(preview: unknown): string[] {
	return isRecord(preview) && isTexts(preview.warnings) ? preview.warnings : [];
}
