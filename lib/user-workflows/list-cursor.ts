import { z } from "zod";
import { AppError } from "@/lib/platform/errors";

/** A cursor of a list of its own order; opaque to who gets it. */
export function encodeListCursor(position: readonly unknown[]): string {
	return Buffer.from(JSON.stringify(position)).toString("base64url");
}

/** @throws AppError INVALID_REQUEST when the cursor is none of this list. */
export function decodeListCursor<T extends z.ZodType>(cursor: string | undefined, shape: T): z.output<T> | null {
	if (cursor === undefined) return null;
	try {
		return shape.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
	} catch {
		throw new AppError("INVALID_REQUEST", "The cursor can't be read. Use the cursor of the page before, or leave it out to start again.", {
			parameter: "cursor",
		});
	}
}

export const ByTime = z.tuple([z.iso.datetime(), z.string().max(40)]);
