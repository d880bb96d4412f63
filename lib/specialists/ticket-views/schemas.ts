import { z } from "zod";
import { ExceptionRecord, PeriodQuery, Severity, TicketState, Timestamp } from "@/lib/specialists/schemas";

const Several = <Value extends z.ZodType>(value: Value) =>
	z
		.union([value, z.array(value).max(100)])
		.transform((given) => [given].flat() as z.output<Value>[])
		.optional()
		.describe("May be given several times");
const ExceptionType = z.string().min(1).max(200);

/** Which of the caller's tickets; every condition that is given must hold. */
export const TicketFilter = z.object({
	workflowId: z.string().min(1).max(128).optional(),
	exceptionType: ExceptionType.optional(),
	state: Several(TicketState),
	severity: Several(Severity),
	requiresHuman: z
		.enum(["true", "false"])
		.transform((text) => text === "true")
		.optional()
		.describe("true: those that a person has to decide; false: only the others"),
	...PeriodQuery.shape,
});
export type TicketFilter = z.output<typeof TicketFilter>;

export const TicketsQuery = TicketFilter.extend({ cursor: z.string().optional(), limit: z.coerce.number().int().min(1).max(100).default(50) });
export type TicketsQuery = z.output<typeof TicketsQuery>;

/** A ticket with the run that it is of. */
export const RunTicket = ExceptionRecord.extend({
	job_spec_id: z.string(),
	input_file_names: z.array(z.string()),
	run_status: z.string(),
	workflow_id: z.string().nullable(),
	workflow_name: z.string().nullable(),
});
export type RunTicket = z.infer<typeof RunTicket>;
export const RunTicketPage = z.object({ items: z.array(RunTicket), nextCursor: z.string().nullable() });
export type RunTicketPage = z.infer<typeof RunTicketPage>;

export const TicketKind = z.object({
	exception_type: z.string(),
	severity: Severity.describe("The heaviest of its tickets"),
	tickets: z.int().min(0),
	open: z.int().min(0).describe("Those that are open or acknowledged"),
	runs: z.int().min(0),
	retriable_runs: z.int().min(0).describe("Failed runs with an open ticket of this kind, which can go on from where they stopped"),
	requires_human: z.boolean().describe("Whether one of them has to be decided by a person"),
	suggested_resolution: z.string().describe("That of the newest"),
	last_at: Timestamp,
});
export type TicketKind = z.infer<typeof TicketKind>;
export const TicketKinds = z.object({ items: z.array(TicketKind) });
export type TicketKinds = z.infer<typeof TicketKinds>;
