import type { Fact, ResumeExperience, ResumeProfile } from "@/lib/tools/resume-profile/schemas";

/** Jobs that ended longer ago are what a person did, not what they look for. */
const RECENT_YEARS = 6;

const plain = (title: string) =>
	title
		.toLowerCase()
		.replace(/[^\p{L}\p{N}+#]+/gu, " ")
		.trim();

function isRecent({ isCurrent, startDate, endDate }: ResumeExperience, year: number): boolean {
	const last = Number.parseInt(endDate ?? startDate ?? "", 10);
	return isCurrent || Number.isNaN(last) || last >= year - RECENT_YEARS;
}

/**
 * The titles of a profile to search for at first: without those that only a job of long ago had, unless the headline names them. All of them where nothing
 * would be left.
 */
export function suggestedTitles({ titles, experience, headline }: Pick<ResumeProfile, "titles" | "experience" | "headline">, now: Date): Fact[] {
	const named = ` ${plain(headline?.value ?? "")} `;
	const titled = experience.flatMap((job) => (job.title === null ? [] : [{ job, name: plain(job.title) }]));
	const kept = titles.filter(({ value }) => {
		const own = plain(value);
		if (named.includes(` ${own} `)) return true;
		const exact = titled.filter(({ name }) => name === own);
		const holders = exact.length > 0 ? exact : titled.filter(({ name }) => ` ${name} `.includes(` ${own} `));
		return holders.length === 0 || holders.some(({ job }) => isRecent(job, now.getUTCFullYear()));
	});
	return kept.length === 0 ? titles : kept;
}
