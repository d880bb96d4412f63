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

/** Numbers of pages and the like count for nothing, as in the share that was read. */
function lettersOf(lines: readonly UnusedLine[]): number {
	return lines.reduce((sum, { text, reason }) => sum + (reason === "page_furniture" ? 0 : (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0)), 0);
}

/** Share of the file's letters (0 to 1) that stand in fields, counting the lines that were put to use since the file was read. */
export function shareNow(read: Profile, now: Profile): number {
	const before = lettersOf(read.unused);
	if (before === 0) return read.readShare;
	return 1 - (1 - read.readShare) * (lettersOf(now.unused) / before);
}

/** A share as whole percent; all of it only when nothing is missing. */
export const percentOf = (share: number) => Math.floor(share * 100 + 1e-9);
