import type { Posting, VerifiedPosting } from "@/lib/tools/job-search/schemas";

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
