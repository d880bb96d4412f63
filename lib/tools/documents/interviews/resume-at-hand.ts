import { piecesOf } from "@/lib/tools/documents/matching/resume-pieces";
import type { PointEvidence } from "@/lib/tools/documents/matching/schemas";
import { type Tenures, tenuresOf } from "@/lib/tools/documents/matching/tenures";
import { workOf } from "@/lib/tools/resume-profile/profile/breaks";
import type { ResumeExperience, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import type { ToldEvidence } from "./schemas";
import { toldEvidence } from "./told-evidence";

/** A resume with everything in it that may be told. */
export interface ResumePieces {
	/** Its positions are those that are work; breaks between them are none. */
	readonly profile: ResumeProfile;
	readonly whole: ResumeProfile;
	readonly pieces: readonly PointEvidence[];
	readonly tenures: Tenures;
	readonly now: Date;
}

export function resumeAtHand(profile: ResumeProfile, now: Date): ResumePieces {
	return { profile: { ...profile, experience: workOf(profile) }, whole: profile, pieces: piecesOf(profile), tenures: tenuresOf(profile, now), now };
}

/** Evidence as it is told best. */
export function toldOf(evidence: readonly PointEvidence[], { profile }: ResumePieces): ToldEvidence[] {
	return evidence.map((piece) => toldEvidence(piece, profile));
}

/** The lines of a position, those with results first. */
export function linesOfJob({ experienceId }: Pick<ResumeExperience, "experienceId">, resume: ResumePieces, most: number): ToldEvidence[] {
	const own = toldOf(
		resume.pieces.filter((piece) => piece.kind === "line" && piece.experienceId === experienceId),
		resume,
	);
	return own.sort((one, other) => Number(other.result !== null) - Number(one.result !== null)).slice(0, most);
}
