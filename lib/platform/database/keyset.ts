import { z } from "zod";
import { AppError } from "@/lib/platform/errors";

const Keyset = z.tuple([z.iso.datetime(), z.uuid()]);

/** Where a page of a newest-first list ended: the last row's time and id. */
export interface KeysetPosition {
	readonly at: Date;
	readonly id: string;
}

/** An opaque cursor that stays right while rows are inserted. */
export function encodeCursor(position: KeysetPosition): string {
	return Buffer.from(JSON.stringify([position.at.toISOString(), position.id])).toString("base64url");
}

/** @throws AppError INVALID_REQUEST when the cursor is not one of ours. */
export function decodeCursor(cursor: string | undefined): KeysetPosition | null {
	if (cursor === undefined) return null;
	try {
		const [at, id] = Keyset.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
		return { at: new Date(at), id };
	} catch {
		throw new AppError("INVALID_REQUEST", "The cursor can't be read. Use the nextCursor of the page before, or leave it out to start again.", {
			parameter: "cursor",
		});
	}
}

/** The condition for rows after `position` in a list ordered by createdAt and id, newest first. */
export function after(position: KeysetPosition | null) {
	if (!position) return {};
	return { OR: [{ createdAt: { lt: position.at } }, { createdAt: position.at, id: { lt: position.id } }] };
}
