import { saysBeside } from "@/lib/tools/resume-profile/checkup/side-work";
import { workOf } from "@/lib/tools/resume-profile/profile/breaks";
import type { ResumeExperience, ResumeProfile } from "@/lib/tools/resume-profile/schemas";

const endOf = ({ isCurrent, endDate, startDate }: ResumeExperience): string => (isCurrent ? "9999" : (endDate ?? startDate ?? ""));

/** The position held now or last, whatever the order of the resume; what was done beside others only where there is nothing else. */
export function newestWork(profile: Pick<ResumeProfile, "experience">): ResumeExperience | null {
	const work = workOf(profile);
	const main = work.filter(({ title, source }) => !saysBeside(`${title ?? ""} ${source.quote}`));
	const [first, ...others] = main.length > 0 ? main : work;
	return first ? others.reduce((newest, job) => (endOf(job) > endOf(newest) ? job : newest), first) : null;
}
