import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { literalInLike } from "@/lib/platform/database/like-pattern";
import type { Prisma } from "@/lib/platform/prisma/client";
import { afterCursor, cursorAfter, orderBy } from "./order";
import { presentApplication } from "./present";
import { type ApplicationFilter, type ApplicationList, ApplicationStatus, type ApplicationsQuery } from "./schemas";
import { writtenResumes } from "./written-resumes";

/** The postings that the caller follows, over all jobs, in the order asked for. @throws AppError INVALID_REQUEST for an unreadable cursor. */
export async function listApplications({ actor }: ActorContext, { limit, cursor, sort, ...filter }: ApplicationsQuery): Promise<ApplicationList> {
	const where = applicationsWhere(actor.userId, filter);
	const [rows, total, byStatus] = await Promise.all([
		db().application.findMany({
			where: { AND: [where, afterCursor(sort, cursor)] },
			orderBy: orderBy(sort),
			take: limit + 1,
		}),
		db().application.count({ where }),
		db().application.groupBy({ by: ["status"], where: { ownerId: actor.userId }, _count: true }),
	]);
	const shown = rows.slice(0, limit);
	const resumes = await writtenResumes(db(), shown);
	const last = rows.length > limit ? shown.at(-1) : undefined;
	return {
		items: shown.map((row) => presentApplication(row, resumes)),
		total,
		counts: countsOf(byStatus.map(({ status, _count }) => [status, _count])),
		nextCursor: last ? cursorAfter(sort, last) : null,
	};
}

/** The condition for the applications of a person that pass a filter. Every word must be in one of their texts. */
export function applicationsWhere(ownerId: string, { status, q, postingId, remindBy }: ApplicationFilter): Prisma.ApplicationWhereInput {
	const words = q?.split(/\s+/).filter(Boolean) ?? [];
	const holds = (word: string) => ({ contains: literalInLike(word), mode: "insensitive" as const });
	return {
		ownerId,
		...(status ? { status: { in: status } } : {}),
		...(postingId ? { postingId: { in: postingId } } : {}),
		...(remindBy ? { remindOn: { lte: new Date(`${remindBy}T00:00:00Z`) } } : {}),
		AND: words.map((word) => ({ OR: ["title", "company", "location", "country", "pay", "notes"].map((field) => ({ [field]: holds(word) })) })),
	};
}

function countsOf(found: ReadonlyArray<readonly [ApplicationStatus, number]>): ApplicationList["counts"] {
	const none = Object.fromEntries(ApplicationStatus.options.map((status) => [status, 0])) as ApplicationList["counts"];
	return { ...none, ...Object.fromEntries(found) };
}
