import { type CheckupFinding, type PartName, SEVERITIES, type Severity } from "@/lib/tools/resume-profile/checkup-report";

export interface FindingGroup {
	readonly severity: Severity;
	readonly findings: readonly CheckupFinding[];
}

/** The findings of a part, or of all parts, by how much they matter; without groups that have none. */
export function groupFindings(findings: readonly CheckupFinding[], part: PartName | null): FindingGroup[] {
	const shown = part === null ? findings : findings.filter((finding) => finding.part === part);
	return SEVERITIES.map((severity) => ({ severity, findings: shown.filter((finding) => finding.severity === severity) })).filter(
		({ findings: own }) => own.length > 0,
	);
}
