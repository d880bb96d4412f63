import { z } from "zod";
import { AppError } from "@/lib/platform/errors";
import type { Prisma, Application as Row } from "@/lib/platform/prisma/client";
import { type ApplicationSort, ApplicationStatus } from "./schemas";

const Moment = z.iso.datetime().transform((text) => new Date(text));

/** The column of each order, and what a cursor may say of it. What has nothing there stands last; of what is alike, the newer stands first. */
const ORDERS = {
	added: { field: "createdAt", direction: "desc", value: Moment },
	changed: { field: "updatedAt", direction: "desc", value: Moment },
	status: { field: "status", direction: "asc", value: ApplicationStatus },
	company: { field: "company", direction: "asc", value: z.string() },
	fit: { field: "fit", direction: "desc", value: z.int().nullable() },
	applied: { field: "appliedAt", direction: "desc", value: Moment.nullable() },
	reminder: { field: "remindOn", direction: "asc", value: Moment.nullable() },
} as const satisfies Record<ApplicationSort, { field: keyof Row; direction: "asc" | "desc"; value: z.ZodType }>;

const hasGaps = (sort: ApplicationSort): boolean => ORDERS[sort].value.safeParse(null).success;

export function orderBy(sort: ApplicationSort): Prisma.ApplicationOrderByWithRelationInput[] {
	const { field, direction } = ORDERS[sort];
	return [{ [field]: hasGaps(sort) ? { sort: direction, nulls: "last" } : direction }, { id: "desc" }];
}

/** Where a page that ends with this row ended: it stays right while rows are inserted. */
export function cursorAfter(sort: ApplicationSort, row: Row): string {
	return Buffer.from(JSON.stringify([sort, row[ORDERS[sort].field], row.id])).toString("base64url");
}

/** The condition for the rows after a cursor. @throws AppError INVALID_REQUEST when it is not one of ours, or of a list in another order. */
export function afterCursor(sort: ApplicationSort, cursor: string | undefined): Prisma.ApplicationWhereInput {
	if (cursor === undefined) return {};
	const { value, id } = readCursor(sort, cursor);
	const { field } = ORDERS[sort];
	const isNext = { [field]: value, id: { lt: id } };
	if (value === null) return isNext;
	return { OR: [{ [field]: later(sort, value) }, isNext, ...(hasGaps(sort) ? [{ [field]: null }] : [])] };
}

function later(sort: ApplicationSort, value: Date | string | number) {
	const states = ApplicationStatus.options;
	if (sort === "status") return { in: states.slice(states.indexOf(ApplicationStatus.parse(value)) + 1) };
	return ORDERS[sort].direction === "asc" ? { gt: value } : { lt: value };
}

function readCursor(sort: ApplicationSort, cursor: string): { value: Date | string | number | null; id: string } {
	try {
		const place = z.tuple([z.literal(sort), ORDERS[sort].value, z.uuid()]);
		const [, value, id] = place.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
		return { value, id };
	} catch {
		throw new AppError(
			"INVALID_REQUEST",
			"The cursor can't be read. Use the nextCursor of the page before in the same order, or leave it out to start again.",
			{ parameter: "cursor" },
		);
	}
}
