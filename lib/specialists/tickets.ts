import "server-only";
import type { Transaction } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import type { Prisma } from "@/lib/platform/prisma/client";
import { isRecord } from "@/lib/platform/records";
import type { SpecialistEvent } from "./specialist-event";

export const TAXONOMY_VERSION = "1.0";

export interface Finding {
	readonly exceptionType: string;
	readonly severity: "low" | "medium" | "high" | "critical";
	readonly affectedRows: readonly Record<string, unknown>[];
	readonly suggestedResolution: string;
	readonly requiresHuman: boolean;
}

const MAX_ROWS = 50;

const rows = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** What is worth a ticket in the output of a tool, by the tool. */
const FINDERS: Readonly<Record<string, (output: Record<string, unknown>) => Finding[]>> = {
	"resume-profile:parse_resume": (output) => {
		const warnings = isRecord(output.document) && Array.isArray(output.document.warnings) ? output.document.warnings : [];
		if (warnings.length === 0) return [];
		const affectedRows = warnings.map((warning) => ({ warning: String(warning) }));
		return [
			{
				exceptionType: "resume_warning",
				severity: "low",
				affectedRows,
				suggestedResolution: "Check the titles and skills that were read from the resume.",
				requiresHuman: false,
			},
		];
	},
	"job-search:search_postings": (output) =>
		rows(output.sources)
			.filter((source) => source.error !== null)
			.map((source) => ({
				exceptionType: "source_unavailable",
				severity: "low",
				affectedRows: [{ provider: source.provider, found: source.found, error: source.error }],
				suggestedResolution: `Some postings of ${String(source.provider)} may be missing. Run the search again later to include them.`,
				requiresHuman: false,
			})),
	"job-search:normalize_postings": (output) => {
		const dropped = rows(output.dropped);
		if (dropped.length === 0) return [];
		return [
			{
				exceptionType: "posting_unreadable",
				severity: "low",
				affectedRows: dropped,
				suggestedResolution: "These rows lacked a title, a company or an address and were left out.",
				requiresHuman: false,
			},
		];
	},
	"job-search:verify_postings": (output) => {
		const unreachable = isRecord(output.counts) ? Number(output.counts.unreachable ?? 0) : 0;
		if (unreachable === 0) return [];
		return [
			{
				exceptionType: "posting_unverified",
				severity: "low",
				affectedRows: [{ unreachable }],
				suggestedResolution: "These postings could not be checked. Open one before you apply for it.",
				requiresHuman: false,
			},
		];
	},
};

export function findingsOf(toolRef: string, output: Record<string, unknown>): Finding[] {
	return FINDERS[toolRef]?.(output) ?? [];
}

/** Files tickets once each: a step that runs again finds its own there. Returns the events of the new ones. */
export async function fileTickets(
	tx: Transaction,
	job: { id: string; attemptId: string },
	origin: string,
	findings: readonly Finding[],
): Promise<SpecialistEvent[]> {
	const events: SpecialistEvent[] = [];
	for (const [index, finding] of findings.entries()) {
		const ticketId = newId();
		const made = await tx.exceptionTicket.createMany({
			data: [
				{
					id: ticketId,
					jobId: job.id,
					attemptId: job.attemptId,
					taxonomyVersion: TAXONOMY_VERSION,
					...finding,
					affectedRows: finding.affectedRows.slice(0, MAX_ROWS) as Prisma.InputJsonArray,
					dedupeKey: `${job.attemptId}:${origin}:${finding.exceptionType}:${index}`,
				},
			],
			skipDuplicates: true,
		});
		const { exceptionType, severity, suggestedResolution, requiresHuman } = finding;
		if (made.count > 0) events.push({ type: "exception_raised", data: { ticketId, exceptionType, severity, suggestedResolution, requiresHuman } });
	}
	return events;
}
