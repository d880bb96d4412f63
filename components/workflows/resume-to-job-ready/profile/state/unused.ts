import { readAsOf } from "@/lib/tools/resume-profile/profile/printed/read-as";
import { NOTHING_NEW } from "@/lib/tools/resume-profile/schemas";
import { addFact, putText, type TextField } from "./entries";
import { changedAt, removedAt } from "./lists";
import { type Change, newBullet, newFact, newJob, newSchool, type Profile, type UnusedLine } from "./profile";

/** What a line that stands in no field can become. */
export type Use =
	| { readonly as: "bullet"; readonly jobAt: number }
	| { readonly as: "field"; readonly field: TextField }
	| { readonly as: "job" | "school" | "certificate" | "language" | "skill" | "summary" };

function used({ text, source }: UnusedLine, use: Use, profile: Profile): Profile {
	switch (use.as) {
		case "bullet":
			return {
				...profile,
				experience: changedAt(profile.experience, use.jobAt, (job) => ({ ...job, bullets: [...job.bullets, newBullet(profile, text, source)] })),
			};
		case "field":
			return putText(use.field, newFact(text, source))(profile);
		case "job":
			return { ...profile, experience: [...profile.experience, newJob(profile, { title: text, source })] };
		case "school":
			return { ...profile, education: [...profile.education, newSchool(profile, { institution: text, source })] };
		case "certificate":
			return addFact("certifications", text, source)(profile);
		case "language":
			return addFact("languages", text, source)(profile);
		case "skill":
			return addFact("skills", text, source)(profile);
		case "summary": {
			const { summary } = profile;
			return { ...profile, summary: summary ? { ...summary, value: `${summary.value} ${text}` } : newFact(text, source) };
		}
	}
}

/** Puts an unused line to use, and takes it out of the unused ones. */
export const putToUse =
	(at: number, use: Use): Change =>
	(profile) => {
		const line = profile.unused[at];
		return line ? { ...used(line, use, profile), unused: removedAt(profile.unused, at) } : profile;
	};

/**
 * Whether a line that stands in no field is written all the same: it stands in a section, and sections are printed as the file has them for as long
 * as no entry is changed.
 */
export function isPrinted({ source }: UnusedLine, profile: Profile): boolean {
	const { printed } = profile;
	if (printed === null || source.lineIds.length === 0 || printed.readAs !== readAsOf(profile)) return false;
	const ids = new Set(printed.sections.flatMap(({ lines }) => lines.flatMap((line) => line.source.lineIds)));
	return source.lineIds.every((id) => ids.has(id));
}

/** Numbers of pages and what is told twice count for nothing, and what is printed all the same is not lost. */
export const isLost = (line: UnusedLine, profile: Profile): boolean => !NOTHING_NEW.has(line.reason) && !isPrinted(line, profile);

function lostLetters(profile: Profile): number {
	const lost = profile.unused.filter((line) => isLost(line, profile));
	return lost.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
}

/** Share of the file's letters (0 to 1) that are written, counting what was put to use or lost since the file was read; null where it can't be told. */
export function shareNow(read: Profile, now: Profile): number | null {
	const [before, after] = [lostLetters(read), lostLetters(now)];
	if (before === 0) return after === 0 ? read.readShare : null;
	return Math.max(0, 1 - (1 - read.readShare) * (after / before));
}

/** A share as whole percent; all of it only when nothing is missing. */
export const percentOf = (share: number) => Math.floor(share * 100 + 1e-9);
