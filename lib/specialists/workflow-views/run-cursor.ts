import { z } from "zod";
import { AppError } from "@/lib/platform/errors";

const Position = z.tuple([z.iso.datetime(), z.uuid(), z.iso.datetime(), z.uuid()]);

/** Where a page of rows of several runs ended: the last row's run, by when it was made, and the row itself. */
export type RunPosition = z.infer<typeof Position>;

/** An opaque cursor that stays right while runs and rows are added. */
export function encodeRunCursor(runAt: Date, runId: string, rowAt: Date, rowId: string): string {
	return Buffer.from(JSON.stringify([runAt.toISOString(), runId, rowAt.toISOString(), rowId])).toString("base64url");
}

/** @throws AppError INVALID_REQUEST when the cursor is not one of ours. */
export function decodeRunCursor(cursor: string | undefined): RunPosition | readonly [null, null, null, null] {
	if (cursor === undefined) return [null, null, null, null];
	try {
		return Position.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
	} catch {
		throw new AppError("INVALID_REQUEST", "The cursor can't be read. Use the nextCursor of the page before, or leave it out to start again.", {
			parameter: "cursor",
		});
	}
}
