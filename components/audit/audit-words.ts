import type { Tone } from "@/components/ui/badge";
import type { ExceptionRecord, HandoffRecord, InvocationStatus, SpanOutcome, TicketState } from "@/lib/specialists/schemas";

interface Word {
	readonly word: string;
	readonly tone: Tone;
}

export const CALL_WORDS: Record<InvocationStatus, Word> = {
	started: { word: "Running", tone: "info" },
	succeeded: { word: "Done", tone: "success" },
	failed: { word: "Failed", tone: "danger" },
	timeout: { word: "Ran out of time", tone: "danger" },
	cancelled: { word: "Cancelled", tone: "neutral" },
};

export const OUTCOME_WORDS: Record<SpanOutcome, Word> = {
	pass: { word: "Done", tone: "success" },
	hold: { word: "Held back", tone: "warning" },
	timeout: { word: "Ran out of time", tone: "danger" },
	fail: { word: "Failed", tone: "danger" },
};

export const REASON_WORDS: Record<HandoffRecord["reason_code"], string> = {
	phase_complete: "Its part was done",
	human_review_required: "You were asked",
	low_confidence: "It was not sure enough",
	tool_failure: "A tool failed",
	budget_exceeded: "The budget was used up",
};

export const SEVERITY_WORDS: Record<ExceptionRecord["severity"], Word> = {
	low: { word: "Minor", tone: "neutral" },
	medium: { word: "Worth a look", tone: "info" },
	high: { word: "Serious", tone: "warning" },
	critical: { word: "Stopped the run", tone: "danger" },
};

export const TICKET_STATE_WORDS: Record<TicketState, Word> = {
	open: { word: "Open", tone: "warning" },
	acknowledged: { word: "Acknowledged", tone: "info" },
	resolved: { word: "Resolved", tone: "success" },
	ignored: { word: "Ignored", tone: "neutral" },
};

/** The kinds of tickets that our own tools and workflows file, as a person would put them. */
const TICKET_KINDS: Readonly<Record<string, string>> = {
	run_failed: "The run stopped",
	item_failed: "A part could not be made",
	held_back: "A check held something back",
	claim_not_supported: "A claim had no support in your documents",
	citation_not_found: "A quotation was not found in its source",
	resume_warning: "Something in the resume was hard to read",
	table_doubt: "A table was hard to tell apart",
	cells_kept_as_text: "Some cells stayed text",
	data_quality: "The data has gaps or oddities",
	pictures_left_out: "Some pictures were left out",
	posting_unreadable: "A posting could not be read",
	posting_shortened: "A posting was shortened",
	posting_unverified: "A posting could not be checked",
	postings_left_out: "Some postings were left out",
	source_unavailable: "A job board did not answer",
	not_looked_into: "A part was not looked into",
	words_in_doubt: "Some words were hard to read",
	file_left_out: "A file was left out",
};

/** "missing_date" as "Missing date", where there are no better words. */
export function inWords(name: string): string {
	const words = name
		.replace(/([a-z])([A-Z])/g, "$1 $2")
		.replace(/[_-]+/g, " ")
		.trim()
		.toLowerCase();
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What went wrong, from the type of a ticket. */
export function ticketKind(exceptionType: string): string {
	return TICKET_KINDS[exceptionType] ?? inWords(exceptionType);
}
