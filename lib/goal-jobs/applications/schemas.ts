import { z } from "zod";
import { anyOf } from "@/lib/goal-jobs/posting-schemas";

export const ApplicationStatus = z.enum(["saved", "applied", "interview", "offer", "closed"]);
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;

export const LONGEST_NOTES = 5_000;

const Timestamp = z.iso.datetime();
const Notes = z.string().max(LONGEST_NOTES).describe("The person's own words");
const RemindOn = z.iso.date().nullable().describe("A day, without a time; null ends a reminder");

/** A resume that a job wrote for the posting. */
export const WrittenResume = z.object({ jobSpecId: z.string(), artifactId: z.string(), fileName: z.string(), writtenAt: Timestamp });
export type WrittenResume = z.infer<typeof WrittenResume>;

export const Application = z.object({
	applicationId: z.string(),
	jobSpecId: z.string().describe("The job that the posting was taken from last; it may have been deleted since"),
	postingId: z.string(),
	title: z.string(),
	company: z.string(),
	location: z.string().nullable(),
	country: z.string().nullable(),
	remote: z.string().nullable(),
	applyUrl: z.string(),
	fit: z.int().min(0).max(100).describe("fit.overall of the posting in that job"),
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

const Changes = { status: ApplicationStatus.optional(), notes: Notes.optional(), remindOn: RemindOn.optional() };

export const ApplicationInput = z.object({ jobSpecId: z.uuid(), postingId: z.string().min(1).max(200), ...Changes });
export type ApplicationInput = z.output<typeof ApplicationInput>;

export const ApplicationChange = z.object(Changes);
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

export const ApplicationsQuery = ApplicationFilter.extend({
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
