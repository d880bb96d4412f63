import type { Profile } from "./profile";

/** Jobs that ended longer ago are what a person did, not what they look for. */
const RECENT_YEARS = 6;

const plain = (title: string) =>
	title
		.toLowerCase()
		.replace(/[^\p{L}\p{N}+#]+/gu, " ")
		.trim();

type Job = Pick<Profile["experience"][number], "title" | "startDate" | "endDate" | "isCurrent">;

function isRecent({ isCurrent, startDate, endDate }: Job, year: number): boolean {
	const last = Number.parseInt(endDate ?? startDate ?? "", 10);
	return isCurrent || Number.isNaN(last) || last >= year - RECENT_YEARS;
}

/**
 * The titles to search for at first: without those that only a job of long ago had, unless the headline or the goal names them. All of them where
 * nothing would be left.
 */
export function recentTitles(
	suggested: readonly string[],
	{ experience, headline }: { experience: readonly Job[]; headline: string | null },
	{ year, said }: { year: number; said: readonly string[] },
): string[] {
	const named = ` ${plain(headline ?? "")} `;
	const kept = suggested.filter((title) => {
		const own = plain(title);
		if (said.includes(title) || named.includes(` ${own} `)) return true;
		const titled = experience.flatMap((job) => (job.title === null ? [] : [{ job, name: plain(job.title) }]));
		const exact = titled.filter(({ name }) => name === own);
		const holders = exact.length > 0 ? exact : titled.filter(({ name }) => ` ${name} `.includes(` ${own} `));
		return holders.length === 0 || holders.some(({ job }) => isRecent(job, year));
	});
	return kept.length === 0 ? [...suggested] : kept;
}
