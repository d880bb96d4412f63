import { z } from "zod";
import { MatchingJob, RemoteMode, Seniority, Verification } from "@/lib/tools/job-search/schemas";

/** A posting in a list: everything but its long text. */
export const ListedPosting = MatchingJob.omit({ description: true });
export type ListedPosting = z.infer<typeof ListedPosting>;

export const PostingSort = z.enum(["fit", "newest", "salary", "company"]);
export type PostingSort = z.infer<typeof PostingSort>;

/** How well a posting fits, in three words: strong from 70, possible from 45, weak below. */
export const Band = z.enum(["strong", "possible", "weak"]);
export type Band = z.infer<typeof Band>;

export const PostingMark = z.enum(["pinned", "dismissed"]);
export type PostingMark = z.infer<typeof PostingMark>;

/** A query parameter that may be given several times: a posting passes with any of the values. */
export function anyOf<T extends z.ZodType>(value: T) {
	return z
		.union([value, z.array(value).max(100)])
		.transform((given) => [given].flat() as z.output<T>[])
		.optional();
}

const Name = z.string().min(1).max(200);
const Weight = z.coerce.number().int().min(0).max(100).optional();
const Currency = z.string().regex(/^[A-Za-z]{3}$/, "Three letters, such as EUR.");

/** What postings are filtered and weighed by. */
export const PostingFilters = z.object({
	q: z.string().trim().min(1).max(200).optional().describe("Words to find in the title, the company, the place or the skills"),
	band: anyOf(Band).describe("By score: strong from 70, possible from 45, weak below"),
	remote: anyOf(RemoteMode),
	seniority: anyOf(Seniority),
	country: anyOf(Name).describe("A country that the posting names, in any language or as its code; none: those that name none, such as remote ones"),
	company: anyOf(Name).describe("As in company"),
	skill: anyOf(Name).describe("A skill that the posting asks for, as in fit.matchedSkills and fit.missingSkills"),
	source: anyOf(Name).describe("A provider, as in sources[].provider"),
	status: anyOf(Verification.shape.status),
	mark: anyOf(PostingMark).describe("Those that the caller has marked so. Without it dismissed ones are left out, unless they are asked for by jobId"),
	minFit: z.coerce.number().int().min(0).max(100).optional().describe("The least fit.overall"),
	minSalary: z.coerce.number().int().min(0).max(1_000_000_000).optional().describe("The least upper end a year, in currency; 0: those that state a salary"),
	unstatedPay: z.enum(["true", "false"]).optional().describe("true: those that state no salary pass minSalary as well"),
	currency: Currency.optional().describe("Of salaryPerYear and minSalary; without it the one that most of the postings in the asked countries state"),
	postedWithinDays: z.coerce.number().int().min(1).max(3650).optional(),
	jobId: anyOf(Name).describe("These postings alone"),
	skillsWeight: Weight.describe("How much fit.skills counts in score, 35 by default; so the other three"),
	titleWeight: Weight.describe("40 by default"),
	locationWeight: Weight.describe("15 by default"),
	seniorityWeight: Weight.describe("10 by default"),
});
export type PostingFilters = z.output<typeof PostingFilters>;

export const PostingsQuery = PostingFilters.extend({
	sort: PostingSort.default("fit").describe(
		"fit: highest score first; newest: by postedAt; salary: by the upper end in euros a year; company: by name. Equal ones stay best fit first.",
	),
	limit: z.coerce.number().int().min(1).max(100).default(50),
	cursor: z.string().max(500).optional(),
});
export type PostingsQuery = z.output<typeof PostingsQuery>;

export const BestQuery = PostingFilters.extend({ count: z.coerce.number().int().min(1).max(10).default(5) });
export type BestQuery = z.output<typeof BestQuery>;

/** A year's pay in one currency, whole units. */
const SalaryPerYear = z.object({
	min: z.number().nullable(),
	max: z.number().nullable(),
	currency: z.string(),
	isConverted: z.boolean().describe("Whether a rate or a number of hours or months was needed: an estimate in hundreds"),
	ratesOn: z.iso.date().nullable().default(null).describe("The day of the exchange rates, where one was needed"),
});

/** A posting of the list with what depends on the question: how it counts under the weights, what it pays beside the others, how it is marked. */
export const OfferedPosting = ListedPosting.extend({
	score: z.int().min(0).max(100).describe("fit.overall, or what it is under the weights of the query"),
	band: Band,
	salaryPerYear: SalaryPerYear.nullable(),
	mark: PostingMark.nullable(),
});
export type OfferedPosting = z.infer<typeof OfferedPosting>;

const Facet = z.array(z.object({ value: z.string(), count: z.int() }));

export const PostingFacets = z
	.object({
		band: Facet,
		remote: Facet,
		seniority: Facet,
		country: Facet.describe("With none for those that name no country"),
		company: Facet.describe("The 50 most frequent"),
		skill: Facet.describe("The 50 most frequent"),
		source: Facet,
		status: Facet,
		minSalary: Facet.describe("How many pay at least as much a year, in currency; 0: how many state a salary"),
		postedWithinDays: Facet.describe("How many are at most so old"),
		mark: Facet,
	})
	.describe("The values that the filters can take, the most frequent first; count: how many pass the other filters with this value");
export type PostingFacets = z.infer<typeof PostingFacets>;

export const PostingPage = z.object({
	items: z.array(OfferedPosting),
	total: z.int().describe("How many postings pass the filters, on all pages"),
	scored: z.int().describe("How many there are without any filter"),
	samples: z.int().describe("How many of all are invented ones of a sample source"),
	currency: z.string().describe("Of salaryPerYear and the facet minSalary"),
	ratesOn: z.iso.date().describe("The day of the exchange rates by which salaries are compared"),
	facets: PostingFacets,
	nextCursor: z.string().nullable(),
});
export type PostingPage = z.infer<typeof PostingPage>;

export const BestPostings = z.object({
	items: z.array(z.object({ posting: OfferedPosting, reasons: z.array(z.string()).min(1) })),
});
export type BestPostings = z.infer<typeof BestPostings>;

export const MarkInput = z.object({ mark: PostingMark.nullable().describe("null takes the mark away") });
export const MarkedPosting = z.object({ jobId: z.string().describe("The posting's"), mark: PostingMark.nullable() });
export type MarkedPosting = z.infer<typeof MarkedPosting>;
