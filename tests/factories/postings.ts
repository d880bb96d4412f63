import type { ListedPosting } from "@/lib/goal-jobs/posting-schemas";
import type { MatchingJob, Posting, VerifiedPosting } from "@/lib/tools/job-search/schemas";

/** A posting with sensible values; whatever a test is about is given. */
export function makePosting(
	given: Partial<Posting> & { provider?: string; board?: string; externalId?: string; url?: string; priority?: number } = {},
): Posting {
	const { provider = "greenhouse", board = "acme", externalId = "1", url, priority = 1, ...posting } = given;
	const jobId = posting.jobId ?? `job_${provider}_${board}_${externalId}`;
	return {
		jobId,
		title: "Software Engineer",
		company: "Acme",
		location: "Berlin, Germany",
		country: "Germany",
		remote: null,
		seniority: null,
		employmentType: null,
		salary: null,
		postedAt: null,
		expiresAt: null,
		description: "",
		applyUrl: url ?? `https://${provider}.example/${board}/${externalId}`,
		sources: [{ provider, board, externalId, url: url ?? `https://${provider}.example/${board}/${externalId}`, priority, isSample: false }],
		...posting,
	};
}

export function makeVerifiedPosting(given: Parameters<typeof makePosting>[0] & { status?: VerifiedPosting["verification"]["status"] } = {}): VerifiedPosting {
	const { status = "live", ...posting } = given;
	const verification = { status, checkedAt: "2026-01-01T00:00:00.000Z", httpStatus: 200, finalUrl: null, evidence: "Seen." };
	return { ...makePosting(posting), verification };
}

const at = (day: number) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString();

/** A scored posting with sensible values; whatever a test is about is given. */
export function makeScoredPosting(given: Partial<MatchingJob> & Pick<MatchingJob, "jobId">): MatchingJob {
	const parts = { skills: 50, title: 50, seniority: 50, location: 50, matchedSkills: [], missingSkills: [] };
	return { ...makeVerifiedPosting(), fit: { overall: 50, ...parts, explanation: "It fits.", method: "rules" }, ...given };
}

/** A scored posting as a list shows it: everything but its long text. */
export function makeListedPosting(given: Parameters<typeof makeScoredPosting>[0]): ListedPosting {
	const { description: _description, ...posting } = makeScoredPosting(given);
	return posting;
}

/** `count` scored postings, best fit first, of all kinds: equal fits, missing values, several currencies and sources. */
export function makeScoredPostings(count: number): MatchingJob[] {
	return Array.from({ length: count }, (_, index) => {
		const provider = ["greenhouse", "lever", "ashby"][index % 3] ?? "";
		const posting = makeScoredPosting({ jobId: `job_${String(index).padStart(5, "0")}` });
		return {
			...posting,
			title: index % 4 === 0 ? "Platform Engineer" : "Head Chef",
			company: `Company ${index % 17}`,
			country: [null, "Germany", "France"][index % 3] ?? null,
			remote: ([null, "Remote", "Hybrid", "On-site"] as const)[index % 4] ?? null,
			seniority: ([null, "Senior", "Junior"] as const)[index % 3] ?? null,
			salary:
				index % 5 === 0
					? { min: null, max: 1000 + index, currency: index % 2 === 0 ? "EUR" : "JPY", period: index % 10 === 0 ? ("month" as const) : ("year" as const) }
					: null,
			postedAt: index % 7 === 0 ? null : at(index % 90),
			description: "A long text about the work. ".repeat(80),
			sources: [{ provider, externalId: String(index), url: `https://${provider}.example/${index}`, priority: 1, isSample: false }],
			verification: { ...posting.verification, status: index % 6 === 0 ? ("unreachable" as const) : ("live" as const) },
			fit: { ...posting.fit, overall: Math.max(0, 100 - Math.floor((100 * index) / count)), matchedSkills: index % 8 === 0 ? ["Kubernetes"] : [] },
		};
	});
}
