import { z } from "zod";
import { LONGEST } from "@/lib/tools/job-search/limits";

export const MOST_DEMANDS = 30;
export const MOST_TASKS = 20;
/** Of a demand or a task, in UTF-16 units. */
export const LONGEST_DEMAND = 300;
export const LONGEST_PERSON = 100;

/** Something that a posting asks for, in its own words. */
export const PostingDemand = z.object({
	demandId: z.string().max(16).describe("D1, D2, … in the order of the posting"),
	text: z.string().max(LONGEST_DEMAND),
	kind: z.enum(["must", "wish"]),
	skills: z.array(z.string().max(LONGEST.place)).max(MOST_DEMANDS).describe("Skills that it names, in its words"),
});
export type PostingDemand = z.infer<typeof PostingDemand>;

/** Something that is to be done in the position, in the posting's words. */
export const PostingTask = z.object({ taskId: z.string().max(16).describe("T1, T2, … in the order of the posting"), text: z.string().max(LONGEST_DEMAND) });
export type PostingTask = z.infer<typeof PostingTask>;

/** A posting that a person brought along: by its address, as a file, or as text. */
export const GivenPosting = z.object({
	title: z.string().max(LONGEST.title).nullable(),
	company: z.string().max(LONGEST.company).nullable(),
	contactPerson: z.string().max(LONGEST_PERSON).nullable().describe("Whom the posting names for questions, with the form of address that it uses"),
	location: z.string().max(LONGEST.place).nullable(),
	country: z.string().max(LONGEST.name).nullable(),
	language: z.string().max(35).describe("BCP 47 tag of its text"),
	demands: z.array(PostingDemand).max(MOST_DEMANDS),
	tasks: z.array(PostingTask).max(MOST_TASKS),
	description: z.string().max(LONGEST.description).describe("Its text"),
	source: z.object({
		kind: z.enum(["link", "file", "text"]),
		name: z.string().max(LONGEST.url).describe("The address or the name of the file; empty for text"),
	}),
	unread: z.array(z.string().max(400)).max(10).describe("What could not be read of it, in sentences"),
});
export type GivenPosting = z.infer<typeof GivenPosting>;

/** The head of a posting as one source tells it; null for what it does not tell. */
export type PostingHead = Pick<GivenPosting, "title" | "company" | "contactPerson" | "location" | "country">;

/** A posting's text with what its source says apart from it. */
export interface PostingText {
	readonly text: string;
	readonly head: Partial<PostingHead>;
	readonly source: GivenPosting["source"];
	readonly notes: readonly string[];
}
