import type { ClaimViolation, TailoredResume } from "@/lib/tools/documents/schemas";
import type { MatchingJob } from "@/lib/tools/job-search/schemas";
import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";

export interface ClaimCheck {
	readonly profile: ResumeProfile;
	readonly posting: MatchingJob;
	readonly resume: TailoredResume;
	/** Empty when the user confirmed none: then every skill of the resume counts as confirmed. */
	readonly confirmedSkills: readonly string[];
}

type Kind = ClaimViolation["kind"];

export function violation(kind: Kind, where: string, claim: string | null, explanation: string): ClaimViolation {
	return { kind, where, claim: claim ?? "", explanation };
}

/** What the source has and the resume must not lose. */
export function lost(kind: Kind, where: string, claim: string): ClaimViolation {
	return violation(kind, where, claim, "Left out: the source resume has it.");
}
