import { z } from "zod";
import { FINDING_KINDS, type FindingKind, isSure, PersonalData, type PersonalFinding } from "@/lib/tools/documents/redacting/schemas";

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

const byKind = (findings: readonly PersonalFinding[]): KindGroup[] =>
	FINDING_KINDS.map((kind) => ({ kind, findings: findings.filter((finding) => finding.kind === kind) })).filter(({ findings: own }) => own.length > 0);

/** What is not sure and what is, each by kind in the order of kinds; of those that hold a text where one is sought. */
export function groupsOf(findings: readonly PersonalFinding[], sought: string): { unsure: KindGroup[]; sure: KindGroup[] } {
	const wanted = sought.trim().toLowerCase();
	const shown = wanted === "" ? findings : findings.filter(({ text }) => text.toLowerCase().includes(wanted));
	return { unsure: byKind(shown.filter((finding) => !isSure(finding))), sure: byKind(shown.filter(isSure)) };
}

export const idsOf = (groups: readonly KindGroup[]): string[] => groups.flatMap(({ findings }) => findings.map(({ findingId }) => findingId));

/** A list of texts as an earlier visit left it; null for anything else. */
export function textsOf(value: unknown): string[] | null {
	return z.array(z.string()).safeParse(value).data ?? null;
}
