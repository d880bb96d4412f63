import { z } from "zod";
import { FINDING_KINDS, type FindingKind, PersonalData, type PersonalFinding } from "@/lib/tools/documents/redacting/schemas";

const Preview = z.object({ found: PersonalData.omit({ findingIds: true }) });
export type FoundPreview = z.infer<typeof Preview>["found"];

/** What was found, or null when the preview does not say. */
export function foundOf(preview: unknown): FoundPreview | null {
	return Preview.safeParse(preview).data?.found ?? null;
}

export interface KindGroup {
	readonly kind: FindingKind;
	readonly findings: readonly PersonalFinding[];
}

/** Findings by kind, in the order of kinds; of those that hold a text where one is sought. */
export function groupsOf(findings: readonly PersonalFinding[], sought: string): KindGroup[] {
	const wanted = sought.trim().toLowerCase();
	const shown = wanted === "" ? findings : findings.filter(({ text }) => text.toLowerCase().includes(wanted));
	return FINDING_KINDS.map((kind) => ({ kind, findings: shown.filter((finding) => finding.kind === kind) })).filter(({ findings: own }) => own.length > 0);
}

/** A list of texts as an earlier visit left it; null for anything else. */
export function textsOf(value: unknown): string[] | null {
	return z.array(z.string()).safeParse(value).data ?? null;
}
