import { z } from "zod";
import { anyOf } from "@/lib/goal-jobs/posting-schemas";
import { Salary } from "@/lib/tools/job-search/schemas";

export const ApplicationStatus = z.enum(["saved", "applied", "interview", "offer", "closed"]);
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;

export const LONGEST_NOTES = 5_000;
export const LONGEST_PAY = 200;
export const MOST_CONTACTS = 10;
/** Beginning of the postingId of what was added by hand: no source gives such an id. */
export const BY_HAND = "hand_";

const Timestamp = z.iso.datetime();
const Notes = z.string().max(LONGEST_NOTES).describe("The person's own words");
const RemindOn = z.iso.date().nullable().describe("A day, without a time; null ends a reminder");

/** Somebody to talk to about an application. */
export const Contact = z.object({
	name: z.string().trim().min(1, "Say who it is.").max(200),
	role: z.string().trim().max(200).default(""),
	email: z.union([z.literal(""), z.email("This is not an e-mail address.").max(320)]).default(""),
	phone: z.string().trim().max(50).default(""),
});
export type Contact = z.infer<typeof Contact>;

const Contacts = z.array(Contact).max(MOST_CONTACTS).describe("Whom the person talks to about it");
const Pay = z.string().trim().max(LONGEST_PAY).describe("What it pays in the person's own words, beside what the posting states");

/** A resume that a job wrote for the posting. */
export const WrittenResume = z.object({ jobSpecId: z.string(), artifactId: z.string(), fileName: z.string(), writtenAt: Timestamp });
export type WrittenResume = z.infer<typeof WrittenResume>;

export const Application = z.object({
	applicationId: z.string(),
	jobSpecId: z.string().nullable().describe("The job that the posting was taken from last, which may have been deleted since; null for one added by hand"),
	postingId: z.string(),
	title: z.string(),
	company: z.string(),
	location: z.string().nullable(),
	country: z.string().nullable(),
	remote: z.string().nullable(),
	applyUrl: z.string().nullable().describe("Null for one added by hand without a link"),
	fit: z.int().min(0).max(100).nullable().describe("fit.overall of the posting in that job; null for one added by hand"),
	salary: Salary.nullable().default(null).describe("As the posting states it; null where it says nothing, and for one added by hand"),
	pay: Pay.default(""),
	contacts: Contacts.default([]),
	isSample: z.boolean().describe("An invented posting of the sample source"),
	status: ApplicationStatus,
	notes: Notes,
	remindOn: RemindOn,
	statusChangedAt: Timestamp,
	appliedAt: Timestamp.nullable().describe("When it was first called applied"),
	resume: WrittenResume.nullable().default(null).describe("The newest resume that a job of the caller wrote for this posting; null while there is none"),
	createdAt: Timestamp,
	updatedAt: Timestamp,
});
export type Application = z.infer<typeof Application>;

const Changes = {
	status: ApplicationStatus.optional(),
	notes: Notes.optional(),
	remindOn: RemindOn.optional(),
	pay: Pay.optional(),
	contacts: Contacts.optional(),
};

const WebAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: "Give the whole address, from https:// on." }).max(2_000);
const Title = z.string().trim().min(1, "Say what the job is called.").max(200);
const Company = z.string().trim().min(1, "Say which company it is at.").max(200);
const Place = z.string().trim().max(200);

/** What a person says of an application that no job found. */
const SaidByHand = {
	title: Title.optional(),
	company: Company.optional(),
	location: Place.nullable().optional(),
	applyUrl: WebAddress.nullable().optional(),
};
export const HAND_FIELDS = ["title", "company", "location", "applyUrl"] as const satisfies ReadonlyArray<keyof typeof SaidByHand>;

/** A posting that a job found, or one that the person knows from elsewhere: never both. */
export const ApplicationInput = z
	.object({ jobSpecId: z.uuid().optional(), postingId: z.string().min(1).max(200).optional(), ...SaidByHand, ...Changes })
	.superRefine((input, context) => {
		const isFound = input.jobSpecId !== undefined || input.postingId !== undefined;
		const say = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
		if (!isFound) {
			if (input.title === undefined) say("title", "Say what the job is called.");
			if (input.company === undefined) say("company", "Say which company it is at.");
			return;
		}
		if (input.jobSpecId === undefined) say("jobSpecId", "Name the job that found the posting.");
		if (input.postingId === undefined) say("postingId", "Name the posting of that job.");
		for (const field of HAND_FIELDS) if (input[field] !== undefined) say(field, "This is taken from the posting that the job found.");
	})
	.meta({
		oneOf: [
			{ required: ["jobSpecId", "postingId"], not: { anyOf: HAND_FIELDS.map((field) => ({ required: [field] })) } },
			{ required: ["title", "company"], not: { anyOf: [{ required: ["jobSpecId"] }, { required: ["postingId"] }] } },
		],
	});
export type ApplicationInput = z.output<typeof ApplicationInput>;

export const ApplicationChange = z.object({ ...SaidByHand, ...Changes });
export type ApplicationChange = z.output<typeof ApplicationChange>;

export const ApplicationParams = z.object({ applicationId: z.uuid() });

const PostingId = z.string().min(1).max(200);

export const ApplicationFilter = z.object({
	status: anyOf(ApplicationStatus),
	q: z.string().trim().min(1).max(200).optional().describe("Words to find in the title, the company, the place or the notes"),
	postingId: anyOf(PostingId).describe("These postings alone"),
	remindBy: z.iso.date().optional().describe("Those whose reminder is on this day or before it"),
});
export type ApplicationFilter = z.output<typeof ApplicationFilter>;

/** How a list of applications is ordered: each one way alone. */
export const ApplicationSort = z.enum(["added", "changed", "status", "company", "fit", "applied", "reminder"]);
export type ApplicationSort = z.infer<typeof ApplicationSort>;

export const ApplicationsQuery = ApplicationFilter.extend({
	sort: ApplicationSort.default("added").describe(
		"added, changed and applied: the newest first; status: from saved to closed; company: from A to Z; fit: the best first; reminder: the next first. What has no such thing stands last",
	),
	limit: z.coerce.number().int().min(1).max(100).default(50),
	cursor: z.string().max(500).optional(),
});
export type ApplicationsQuery = z.output<typeof ApplicationsQuery>;

export const ApplicationList = z.object({
	items: z.array(Application),
	total: z.int().describe("How many pass the filters, on all pages"),
	counts: z.record(ApplicationStatus, z.int()).describe("How many there are of each status, without any filter"),
	nextCursor: z.string().nullable(),
});
export type ApplicationList = z.infer<typeof ApplicationList>;

export const DeletedApplication = z.object({ applicationId: z.string(), deleted: z.literal(true) });
