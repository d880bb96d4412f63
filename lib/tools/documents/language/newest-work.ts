import { saysBeside } from "@/lib/tools/resume-profile/checkup/side-work";
import { workOf } from "@/lib/tools/resume-profile/profile/breaks";
import type { ResumeExperience, ResumeProfile } from "@/lib/tools/resume-profile/schemas";

const endOf = ({ isCurrent, endDate, startDate }: ResumeExperience): string => (isCurrent ? "9999" : (endDate ?? startDate ?? ""));

/** The position held now or last, whatever the order of the resume; of two at the same time the one that was not held beside the other. */
export function newestWork(profile: Pick<ResumeProfile, "experience">): ResumeExperience | null {
	const isBeside = ({ title, source }: ResumeExperience): boolean => saysBeside(`${title ?? ""} ${source.quote}`);
	const isNewer = (job: ResumeExperience, other: ResumeExperience): boolean =>
		endOf(job) === endOf(other) ? isBeside(other) && !isBeside(job) : endOf(job) > endOf(other);
	const [first, ...others] = workOf(profile);
	return first ? others.reduce((newest, job) => (isNewer(job, newest) ? job : newest), first) : null;
}
