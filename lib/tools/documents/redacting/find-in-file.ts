import { AppError } from "@/lib/platform/errors";
import { findPersonalData } from "./finding/find-personal-data";
import { unjudgedScripts } from "./finding/unjudged-scripts";
import type { ReadingReach } from "./pdf/read-pages";
import { formatToRedact } from "./reading/format-of-document";
import { readDocument } from "./reading/read-document";
import { FINDING_KINDS, type FindingKind, type PersonalData, REDACT_LIMITS, type Unseen } from "./schemas";

/**
 * What is personal in a file, of the wished kinds or of all but licence plates.
 * @throws AppError FILE_EMPTY, FILE_TOO_LARGE, FILE_ENCRYPTED, FILE_UNREADABLE or SERVICE_UNAVAILABLE.
 */
export async function findInFile(
	{ fileName, bytes }: { readonly fileName: string; readonly bytes: Uint8Array },
	kinds: readonly FindingKind[] | null,
	reach: ReadingReach,
): Promise<PersonalData> {
	const format = formatToRedact(bytes, fileName);
	const { pageCount, lines, again, unseen } = await readDocument(bytes, format, reach);
	const wanted = kinds ?? FINDING_KINDS.filter((kind) => kind !== "licence_plate");
	const findings = findPersonalData(lines, wanted, again);
	if (findings.length > REDACT_LIMITS.findings) {
		const [found, most] = [findings.length, REDACT_LIMITS.findings].map((number) => number.toLocaleString("en"));
		throw new AppError(
			"FILE_TOO_LARGE",
			`This document holds ${found} texts that look personal, and ${most} can be decided on at a time. Split it and redact the parts.`,
		);
	}
	const scripts = wanted.includes("name") ? unjudgedScripts(lines).map((message): Unseen => ({ page: null, kind: "left_out", message })) : [];
	const counts: Record<string, number> = {};
	for (const { kind } of findings) counts[kind] = (counts[kind] ?? 0) + 1;
	return { fileName, format, pageCount, findings, findingIds: findings.map(({ findingId }) => findingId), counts, unseen: [...unseen, ...scripts] };
}
