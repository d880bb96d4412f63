import { z } from "zod";
import { LONGEST, MOST_SOURCES, MOST_WORDS } from "./limits";

export const RemoteMode = z.enum(["Remote", "Hybrid", "On-site"]);
export type RemoteMode = z.infer<typeof RemoteMode>;
export const Seniority = z.enum(["Intern", "Junior", "Mid", "Senior", "Lead", "Executive"]);
export type Seniority = z.infer<typeof Seniority>;

export const Titles = z.array(z.string().max(LONGEST.place)).max(MOST_WORDS);

/** What is searched: the user's confirmed titles and skills with the four optional preferences, defaults applied. */
export const PostingQuery = z.object({
	titles: Titles.min(1),
	skills: z.array(z.string().max(LONGEST.place)).max(MOST_WORDS),
	country: z.string().max(LONGEST.name).describe('ISO 3166-1 country name, or "All"'),
	location: z.string().max(LONGEST.place).nullable(),
	remote: z.enum(["Any", "Remote", "Hybrid", "On-site"]),
	seniority: z.enum(["Any", "Intern", "Junior", "Mid", "Senior", "Lead", "Executive"]),
});
export type PostingQuery = z.infer<typeof PostingQuery>;

/** One row of a source's answer, kept as the source gave it. */
export const RawPosting = z.object({
	provider: z.string().max(LONGEST.name),
	board: z.string().max(LONGEST.name).describe("The company's board token, or the provider's name for an aggregator"),
	externalId: z.string().max(LONGEST.id),
	payload: z.unknown(),
});
export type RawPosting = z.infer<typeof RawPosting>;

/**
 * All postings of the configured boards as they stood at a time. The job-search server keeps them for every run alike; its tools hand this from
 * one to the next in place of the list.
 */
export const PostingSnapshot = z.object({
	snapshotId: z.string().regex(/^[0-9a-f]{32}$/),
	stage: z.enum(["read", "normalized", "merged"]).describe("What was done with the postings so far"),
	count: z.int().min(0),
	readAt: z.iso.datetime().describe("When the board that was read first was read"),
});
export type PostingSnapshot = z.infer<typeof PostingSnapshot>;

const IsSample = z.boolean().default(false).describe("Whether the source holds invented postings, to be labelled as samples");

/** What one source answered. A source that failed has `error` in words; it is never an empty success. */
export const SourceReport = z.object({
	provider: z.string(),
	isSample: IsSample,
	found: z.int().min(0),
	error: z.string().nullable(),
	boards: z.array(
		z.object({
			board: z.string(),
			found: z.int().min(0),
			status: z.enum(["ok", "empty", "blocked", "timeout", "failed"]),
			error: z.string().nullable(),
			durationMs: z.int().min(0),
			dropped: z
				.array(z.object({ reason: z.string(), count: z.int().min(1) }))
				.optional()
				.describe("Rows left out as unreadable or not public"),
		}),
	),
});
export type SourceReport = z.infer<typeof SourceReport>;

export const PostingSourceRef = z.object({
	provider: z.string().max(LONGEST.name),
	/** Which board answers for the posting; without it only the posting's page can. */
	board: z.string().max(LONGEST.name).optional(),
	externalId: z.string().max(LONGEST.id),
	url: z.string().max(LONGEST.url),
	priority: z.int(),
	isSample: IsSample,
});
export type PostingSourceRef = z.infer<typeof PostingSourceRef>;

export const Salary = z.object({
	min: z.number().nullable(),
	max: z.number().nullable(),
	currency: z.string(),
	period: z.enum(["hour", "day", "week", "month", "year"]),
});
export type Salary = z.infer<typeof Salary>;

/** An employment listing in our one shape. */
export const Posting = z.object({
	jobId: z
		.string()
		.max(LONGEST.id)
		.describe("The posting's id, which selectedJobIds and the path of one posting take. Stable: derived from provider, board and external id"),
	title: z.string().max(LONGEST.title),
	company: z.string().max(LONGEST.company),
	location: z.string().max(LONGEST.place).nullable(),
	country: z.string().max(LONGEST.name).nullable(),
	remote: RemoteMode.nullable(),
	seniority: Seniority.nullable(),
	employmentType: z.string().max(LONGEST.word).nullable(),
	salary: Salary.nullable(),
	postedAt: z.iso.datetime().nullable(),
	expiresAt: z.iso.datetime().nullable().optional().describe("The last day that the source itself names"),
	description: z.string().max(LONGEST.description).describe("Plain text"),
	applyUrl: z.string().max(LONGEST.url),
	sources: z.array(PostingSourceRef).min(1).max(MOST_SOURCES),
});
export type Posting = z.infer<typeof Posting>;

export const Verification = z.object({
	status: z.enum(["live", "closed", "unreachable"]),
	checkedAt: z.iso.datetime(),
	httpStatus: z.int().nullable(),
	finalUrl: z.string().nullable(),
	evidence: z.string().describe("What was seen, in words: which check answered and how"),
});
export type Verification = z.infer<typeof Verification>;

export const VerifiedPosting = Posting.extend({ verification: Verification });
export type VerifiedPosting = z.infer<typeof VerifiedPosting>;

const Percent = z.int().min(0).max(100);

/** Why the overall fit is not the sum of its parts. */
export const FitAdjustment = z.object({
	kind: z
		.enum(["share", "below_strong", "model"])
		.describe("share: times by; below_strong: kept below 70, as less than half of what is required is shown; model: by so many points, by a language model"),
	by: z.number(),
	points: z.int().describe("What it adds to the overall fit; mostly less than 0"),
	reason: z.string(),
});
export type FitAdjustment = z.infer<typeof FitAdjustment>;

export const FitScore = z.object({
	overall: Percent.describe("35 % skills, 40 % title, 15 % location and 10 % seniority, rounded, and the points of the adjustments"),
	skills: Percent,
	title: Percent,
	seniority: Percent,
	location: Percent,
	matchedSkills: z.array(z.string()),
	missingSkills: z.array(z.string()),
	explanation: z.string(),
	adjustments: z.array(FitAdjustment).optional().describe("In the order in which they were made; left out where a run of before did not keep them"),
	method: z.enum(["rules", "model"]),
});
export type FitScore = z.infer<typeof FitScore>;

/** `MatchingJob` on the wire: a verified posting with its fit. */
export const MatchingJob = VerifiedPosting.extend({ fit: FitScore });
export type MatchingJob = z.infer<typeof MatchingJob>;

/** The delivered result of the analysis: live and unreachable postings, best fit first; closed ones and those that fit too little are only counted. */
export const JobListResult = z.object({
	jobs: z.array(MatchingJob),
	total: z.int().min(0),
	profile: z.object({
		name: z.string().nullable(),
		headline: z.string().nullable(),
		titles: z.array(z.string()),
		skills: z.array(z.string()),
		yearsOfExperience: z.number().nullable(),
		education: z.array(z.string()),
		languages: z.array(z.string()),
	}),
	query: PostingQuery,
	home: z
		.object({ text: z.string(), countries: z.array(z.string()) })
		.nullable()
		.default(null)
		.describe("Where the person lives, as far as the resume tells; more than one country where only its language does"),
	counts: z.object({
		found: z.int(),
		normalized: z.int(),
		duplicates: z.int(),
		live: z.int(),
		closed: z.int(),
		unreachable: z.int(),
		belowFloor: z.int().min(0).default(0).describe("Open or unreachable postings that fit too little to be offered; they count among live and unreachable"),
	}),
	sources: z.array(z.object({ provider: z.string(), found: z.int().min(0), error: z.string().nullable(), isSample: IsSample })),
	generatedAt: z.iso.datetime(),
});
export type JobListResult = z.infer<typeof JobListResult>;

export const ListOrder = z.enum(["relevance", "source_priority"]);

/** A flat list of postings as they were found, neither checked nor scored. */
export const PostingListResult = z.object({
	postings: z.array(Posting),
	total: z.int().min(0),
	order: ListOrder,
	query: PostingQuery,
	counts: z.object({ found: z.int().min(0), normalized: z.int().min(0), duplicates: z.int().min(0) }),
	sources: JobListResult.shape.sources,
	generatedAt: z.iso.datetime(),
});
export type PostingListResult = z.infer<typeof PostingListResult>;
