import { z } from "zod";
import { MatchingJob, RemoteMode, Seniority, Verification } from "@/lib/tools/job-search/schemas";

/** A posting in a list: everything but its long text. */
export const ListedPosting = MatchingJob.omit({ description: true });
export type ListedPosting = z.infer<typeof ListedPosting>;

export const PostingSort = z.enum(["fit", "newest", "salary", "company"]);
export type PostingSort = z.infer<typeof PostingSort>;

/** A query parameter that may be given several times: a posting passes with any of the values. */
export function anyOf<T extends z.ZodType>(value: T) {
	return z
		.union([value, z.array(value).max(100)])
		.transform((given) => [given].flat() as z.output<T>[])
		.optional();
}

const Name = z.string().min(1).max(200);

export const PostingsQuery = z.object({
	q: z.string().trim().min(1).max(200).optional().describe("Words to find in the title, the company, the place or the skills"),
	remote: anyOf(RemoteMode),
	seniority: anyOf(Seniority),
	country: anyOf(Name),
	source: anyOf(Name).describe("A provider, as in sources[].provider"),
	status: anyOf(Verification.shape.status),
	minFit: z.coerce.number().int().min(0).max(100).optional().describe("The least fit.overall"),
	jobId: anyOf(Name).describe("These postings alone"),
	sort: PostingSort.default("fit").describe(
		"fit: best first; newest: by postedAt; salary: by the upper end in euros a year; company: by name. Equal ones stay best fit first.",
	),
	limit: z.coerce.number().int().min(1).max(100).default(50),
	cursor: z.string().max(500).optional(),
});
export type PostingsQuery = z.output<typeof PostingsQuery>;

const Facet = z.array(z.object({ value: z.string(), count: z.int() }));

export const PostingPage = z.object({
	items: z.array(ListedPosting),
	total: z.int().describe("How many postings pass the filters, on all pages"),
	scored: z.int().describe("How many there are without any filter"),
	facets: z
		.object({ remote: Facet, seniority: Facet, country: Facet, source: Facet, status: Facet })
		.describe("The values that the filters can take, of all postings, the most frequent first"),
	nextCursor: z.string().nullable(),
});
export type PostingPage = z.infer<typeof PostingPage>;
