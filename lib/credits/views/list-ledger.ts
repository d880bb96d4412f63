import "server-only";
import { servedUnit } from "@/lib/credits/money/served-unit";
import { amountOf, quantumOf } from "@/lib/credits/money/unit";
import type { LedgerFilter, LedgerPage, LedgerQuery } from "@/lib/credits/schemas";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { decodeCursor, encodeCursor, type KeysetPosition } from "@/lib/platform/database/keyset";
import { snapshot } from "@/lib/platform/database/transaction";
import { validationError } from "@/lib/platform/errors";
import { BYTE_ORDER_MARK, csvLine } from "@/lib/platform/language/csv";
import { ownersOf } from "./owners-of";
import { type Line, linesOf, presentLine, presentRun, readLines } from "./read-ledger";

const ROWS_AT_ONCE = 500;

/** @throws AppError VALIDATION_ERROR when from is after to. */
function checkDays({ from, to }: LedgerFilter): void {
	if (from && to && from > to) throw validationError([{ path: "from", message: `The first day (${from}) must not be after the last one (${to}).` }]);
}

/** The movements of the caller's balance, newest first. @throws AppError INVALID_REQUEST (the cursor), VALIDATION_ERROR (from after to). */
export async function listLedger({ actor }: ActorContext, { cursor, limit, ...filter }: LedgerQuery): Promise<LedgerPage> {
	checkDays(filter);
	const position = decodeCursor(cursor);
	const lines = await snapshot(async (moment) => readLines(moment, linesOf(await ownersOf(moment, actor.userId), filter), position, limit + 1));
	const page = lines.slice(0, limit);
	const last = page.at(-1);
	const nextCursor = lines.length > limit && last ? encodeCursor({ at: last.createdAt, id: last.id }) : null;
	return { entries: page.map(presentLine), nextCursor } as LedgerPage;
}

/** The same as a CSV file, sent while it is read. Amounts in US dollars, or in credits where these are served. */
export async function exportLedger({ actor }: ActorContext, filter: LedgerFilter, now = new Date()): Promise<Response> {
	checkDays(filter);
	const unit = servedUnit();
	const money = unit === "micro" ? "USD" : "credits";
	const where = linesOf(await ownersOf(db(), actor.userId), filter);
	const encoder = new TextEncoder();
	let head =
		BYTE_ORDER_MARK +
		csvLine(["Date", "Kind", `Amount (${money})`, "Workflow", "Run", `Quoted (${money})`, `Actual (${money})`, `Released (${money})`, "Payment"]);
	let position: KeysetPosition | null = null;
	let rows: Line[] | null = await readLines(db(), where, null, ROWS_AT_ONCE);
	const said = (microU: bigint | null) => (microU === null ? null : amountOf(microU) / (unit === "micro" ? 1_000_000 : quantumOf(unit)));
	const lineOf = ({ createdAt, journal, amountMicroU, charge }: Line) => {
		const released = charge?.actualMicroU == null ? null : charge.chargedMicroU - charge.actualMicroU;
		const run = charge && presentRun(charge);
		const sums = [said(charge?.chargedMicroU ?? null), said(charge?.actualMicroU ?? null), said(released)];
		return csvLine([
			createdAt.toISOString(),
			journal.kind,
			said(amountMicroU),
			run?.specId ?? null,
			charge?.runId ?? null,
			...sums,
			journal.paymentTransactionId,
		]);
	};
	const body = new ReadableStream<Uint8Array>({
		async pull(controller) {
			rows ??= await readLines(db(), where, position, ROWS_AT_ONCE);
			const last = rows.at(-1);
			const text = head + rows.map(lineOf).join("");
			const isLastPage = rows.length < ROWS_AT_ONCE;
			if (text !== "") controller.enqueue(encoder.encode(text));
			if (last) position = { at: last.createdAt, id: last.id };
			[rows, head] = [null, ""];
			if (isLastPage) controller.close();
		},
	});
	const name = `credits-${now.toISOString().slice(0, 10)}.csv`;
	return new Response(body, {
		headers: { "content-type": "text/csv; charset=utf-8", "content-disposition": `attachment; filename="${name}"`, "cache-control": "no-store" },
	});
}
