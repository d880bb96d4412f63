import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import type { KeysetPosition } from "@/lib/platform/database/keyset";
import { BYTE_ORDER_MARK, csvLine } from "@/lib/platform/language/csv";
import { conditionsOf } from "./filter-sessions";
import { presentSession, readSessions, type SessionRow } from "./read-sessions";
import type { SessionFilter } from "./schemas";

const ROWS_AT_ONCE = 500;
const COLUMNS = ["Run", "Created", "Status", "Workflow", "Goal", "Files", "Waits for", "Cost (USD)", "Waited (s)", "Completed", "Error"];

/**
 * The caller's jobs that pass a filter as a CSV file, newest first, sent while they are read: however many there are, a page of them is held.
 * @throws AppError VALIDATION_ERROR when from is after to.
 */
export async function exportSessions(context: ActorContext, filter: SessionFilter, now = new Date()): Promise<Response> {
	const conditions = conditionsOf(context, filter);
	const encoder = new TextEncoder();
	let position: KeysetPosition | null = null;
	// The first page is read before the answer begins, so that what fails can still be told.
	let rows: SessionRow[] | null = await readSessions(conditions, null, ROWS_AT_ONCE);
	let head = BYTE_ORDER_MARK + csvLine(COLUMNS);
	const body = new ReadableStream<Uint8Array>({
		async pull(controller) {
			rows ??= await readSessions(conditions, position, ROWS_AT_ONCE);
			const last = rows.at(-1);
			const isLastPage = rows.length < ROWS_AT_ONCE;
			const text = head + rows.map(lineOf).join("");
			if (text !== "") controller.enqueue(encoder.encode(text));
			if (last) position = { at: last.createdAt, id: last.id };
			[rows, head] = [null, ""];
			if (isLastPage) controller.close();
		},
	});
	const name = `runs-${now.toISOString().slice(0, 10)}.csv`;
	return new Response(body, {
		headers: { "content-type": "text/csv; charset=utf-8", "content-disposition": `attachment; filename="${name}"`, "cache-control": "no-store" },
	});
}

function lineOf(row: SessionRow): string {
	const { jobSpecId, createdAt, status, workflowName, goalText, inputFileNames, waitingFor, costMicroU, waitedMs, completedAt, errorCode } =
		presentSession(row);
	const files = inputFileNames.join("; ");
	const [cost, waited] = [costMicroU / 1_000_000, Math.round(waitedMs / 1000)];
	return csvLine([jobSpecId, createdAt, status, workflowName, goalText, files, waitingFor?.title ?? null, cost, waited, completedAt, errorCode]);
}
