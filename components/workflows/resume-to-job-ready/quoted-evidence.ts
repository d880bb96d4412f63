import { z } from "zod";

/** Where in the resume a value stands, in words of the resume. */
export interface Evidence {
	page: number;
	quote: string;
	confidence: number | null;
}

const Found = z.object({
	value: z.string(),
	confidence: z.number().optional(),
	source: z.object({ page: z.number(), quote: z.string() }),
});

export const evidenceKey = (value: string) => value.trim().toLowerCase();

/** Collects every value with a source from a step's preview, however deep it stands, by lower-cased value. The first one found wins. */
export function collectEvidence(preview: unknown, found = new Map<string, Evidence>()): Map<string, Evidence> {
	if (Array.isArray(preview)) {
		for (const item of preview) collectEvidence(item, found);
		return found;
	}
	if (typeof preview !== "object" || preview === null) return found;
	const parsed = Found.safeParse(preview);
	if (parsed.success) {
		const { value, confidence, source } = parsed.data;
		if (!found.has(evidenceKey(value))) found.set(evidenceKey(value), { page: source.page, quote: source.quote, confidence: confidence ?? null });
		return found;
	}
	for (const item of Object.values(preview)) collectEvidence(item, found);
	return found;
}
