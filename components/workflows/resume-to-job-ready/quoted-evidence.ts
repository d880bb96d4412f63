import { isNumber, isText } from "@/lib/platform/contract/plain-shapes";
import { isRecord } from "@/lib/platform/records";

/** Where in the resume a value stands, in words of the resume. */
export interface Evidence {
	page: number;
	quote: string;
	confidence: number | null;
}

export const evidenceKey = (value: string) => value.trim().toLowerCase();

/** Collects every value with a source from a step's preview, however deep it stands, by lower-cased value. The first one found wins. */
export function collectEvidence(preview: unknown, found = new Map<string, Evidence>()): Map<string, Evidence> {
	if (Array.isArray(preview)) {
		for (const item of preview) collectEvidence(item, found);
		return found;
	}
	if (!isRecord(preview)) return found;
	const { value, confidence = null, source } = preview;
	const isFound = isText(value) && (confidence === null || isNumber(confidence)) && isRecord(source);
	if (isFound && isNumber(source.page) && isText(source.quote)) {
		if (!found.has(evidenceKey(value))) found.set(evidenceKey(value), { page: source.page, quote: source.quote, confidence });
		return found;
	}
	for (const item of Object.values(preview)) collectEvidence(item, found);
	return found;
}
