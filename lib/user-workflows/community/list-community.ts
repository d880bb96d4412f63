import "server-only";
import { z } from "zod";
import { type ProvenWorkflow, proofsOf } from "@/lib/goal-jobs/views/proofs-of";
import type { AccountActor } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { literalInLike } from "@/lib/platform/database/like-pattern";
import { Prisma } from "@/lib/platform/prisma/client";
import type { CommunityEntry, CommunityList, CommunityQuery } from "@/lib/user-workflows/community/schemas";
import { displayNames } from "@/lib/user-workflows/internal";
import { decodeListCursor, encodeListCursor } from "@/lib/user-workflows/list-cursor";
import { presentSummary, type SummaryRow } from "@/lib/user-workflows/present";
import { verifiedAt } from "@/lib/user-workflows/versions/verified-at";

type Query = z.output<typeof CommunityQuery> & { readonly found: readonly string[] | null };
type PopularRow = SummaryRow & { readonly rank: number };

const RecentCursor = z.tuple([z.literal("recent"), z.iso.datetime(), z.string().max(40)]);
/** Where a page ended, and what its reader could see when the first one was read. */
const PopularCursor = z.tuple([z.literal("popular"), z.int(), z.string().max(40), z.string().regex(/^\d{1,20}:\d{1,20}:[\d,]{0,400}$/)]);

const COLUMNS = Prisma.sql`w."workflowId", w."ownerId", w."specId", w."sourceType", w."sourceSpecId", w."sourceVersion", w."sourceName", w."name", w."description", w."toolPalette",
	w."tags", w."foundingIntent", w."visibility"::text AS "visibility", w."isRunnable", w."runCount", w."forkCount", w."likeCount", w."likedXid", w."itemVersion", w."version",
	w."sampleRunId", w."publishedAt", w."createdAt", w."updatedAt"`;

/** As the index for searches has it (migration community_search): a search can't run over from the name into the description. */
const SEPARATED = Prisma.raw(`E'\\n'`);

/**
 * Public workflows, recent or popular ones first. Each page goes on where the one before it ended. The popular list is read as it stood when its first
 * page was read: likes that came since move nothing past the reader, so none is shown twice or left out. @throws AppError INVALID_REQUEST
 */
export async function listCommunity(
	{ actor }: { readonly actor: AccountActor | null },
	asked: z.output<typeof CommunityQuery>,
): Promise<z.infer<typeof CommunityList>> {
	const query = { ...asked, found: asked.q === undefined ? null : await findFew(asked.q) };
	return query.sort === "popular" ? popular(actor, query) : recent(actor, query);
}

/** More than these are met soon enough by walking along the list. */
const FEW = 2_000;

const patternOf = (q: string): string => `%${literalInLike(q)}%`;

/**
 * The workflows that have the words, from the index; null where there are more than a few. Asked apart from the list, for Postgres can't tell rare words from
 * common ones: it would walk along the whole list for a word that nobody uses.
 */
async function findFew(q: string): Promise<readonly string[] | null> {
	const rows = await db().$queryRaw<{ workflowId: string }[]>`SELECT w."workflowId" FROM user_workflow w
		WHERE w."visibility" = 'public' AND (w."name" || ${SEPARATED} || w."description") ILIKE ${patternOf(q)} LIMIT ${FEW + 1}`;
	return rows.length > FEW ? null : rows.map(({ workflowId }) => workflowId);
}

/** The trailing nothing keeps a walk from the index, which would fetch every match before the first is shown. */
function having(q: string, found: Query["found"]): Prisma.Sql {
	if (found) return Prisma.sql`AND w."workflowId" = ANY(${[...found]}::text[])`;
	return Prisma.sql`AND (w."name" || ${SEPARATED} || w."description" || '') ILIKE ${patternOf(q)}`;
}

function filters({ tag, q, found, source, owner }: Query): Prisma.Sql {
	return Prisma.sql`w."visibility" = 'public'
		${tag === undefined ? Prisma.empty : Prisma.sql`AND w."tags" @> ARRAY[${tag}]::text[]`}
		${q === undefined ? Prisma.empty : having(q, found)}
		${source === undefined ? Prisma.empty : Prisma.sql`AND w."sourceSpecId" = ${source}`}
		${owner === undefined ? Prisma.empty : Prisma.sql`AND w."ownerId" = ${owner}::uuid`}`;
}

async function recent(actor: AccountActor | null, query: Query): Promise<z.infer<typeof CommunityList>> {
	const position = decodeListCursor(query.cursor, RecentCursor);
	const beyond = position ? Prisma.sql`AND (w."publishedAt", w."workflowId") < (${new Date(position[1])}::timestamptz, ${position[2]})` : Prisma.empty;
	const rows = await db().$queryRaw<SummaryRow[]>`SELECT ${COLUMNS} FROM user_workflow w WHERE ${filters(query)} ${beyond}
		ORDER BY w."publishedAt" DESC, w."workflowId" DESC LIMIT ${query.limit + 1}`;
	const last = rows.length > query.limit ? rows[query.limit - 1] : undefined;
	return {
		items: await entriesOf(rows.slice(0, query.limit), actor),
		cursor: last?.publishedAt ? encodeListCursor(["recent", last.publishedAt.toISOString(), last.workflowId]) : null,
	};
}

async function popular(actor: AccountActor | null, query: Query): Promise<z.infer<typeof CommunityList>> {
	const position = decodeListCursor(query.cursor, PopularCursor);
	const moment = position ? position[3] : await readMoment();
	const rows = position ? await popularAsOf(query, position) : await popularNow(query);
	const last = rows.length > query.limit ? rows[query.limit - 1] : undefined;
	return { items: await entriesOf(rows.slice(0, query.limit), actor), cursor: last ? encodeListCursor(["popular", last.rank, last.workflowId, moment]) : null };
}

/** What a reader sees now; taken before the rows, so that a like in between counts as one that came later. */
async function readMoment(): Promise<string> {
	const [row] = await db().$queryRaw<{ moment: string }[]>`SELECT pg_current_snapshot()::text AS "moment"`;
	return row?.moment ?? "1:1:";
}

function popularNow(query: Query): Promise<PopularRow[]> {
	return db().$queryRaw<PopularRow[]>`SELECT ${COLUMNS}, w."likeCount" AS "rank" FROM user_workflow w WHERE ${filters(query)}
		ORDER BY w."likeCount" DESC, w."workflowId" DESC LIMIT ${query.limit + 1}`;
}

/** Those that have not been liked since go by their count, straight from the index; the few others by the count that they had. */
async function popularAsOf(query: Query, [, rank, workflowId, moment]: z.infer<typeof PopularCursor>): Promise<PopularRow[]> {
	const since = BigInt(moment.split(":")[0] ?? "0");
	const isLater = Prisma.sql`w."likedXid" >= ${since} AND NOT pg_visible_in_snapshot(w."likedXid"::text::xid8, ${moment}::pg_snapshot)`;
	const rows = await db().$queryRaw<PopularRow[]>`(SELECT ${COLUMNS}, w."likeCount" AS "rank" FROM user_workflow w
			WHERE ${filters(query)} AND (w."likeCount", w."workflowId") < (${rank}, ${workflowId}) AND NOT (${isLater})
			ORDER BY w."likeCount" DESC, w."workflowId" DESC LIMIT ${query.limit + 1})
		UNION ALL
		(SELECT * FROM (SELECT ${COLUMNS}, w."likeCount" - (SELECT coalesce(sum(e."delta"), 0) FROM user_workflow_like_event e
				WHERE e."workflowId" = w."workflowId" AND e."xid" >= ${since} AND NOT pg_visible_in_snapshot(e."xid"::text::xid8, ${moment}::pg_snapshot))::int AS "rank"
			FROM user_workflow w WHERE ${filters(query)} AND ${isLater}) m
			WHERE (m."rank", m."workflowId") < (${rank}, ${workflowId}) ORDER BY m."rank" DESC, m."workflowId" DESC LIMIT ${query.limit + 1})
		ORDER BY "rank" DESC, "workflowId" DESC LIMIT ${query.limit + 1}`;
	return rows;
}

async function entriesOf(rows: readonly SummaryRow[], actor: AccountActor | null): Promise<CommunityEntry[]> {
	const [names, liked, proofs, verified] = await Promise.all([
		displayNames(rows.map(({ ownerId }) => ownerId)),
		actor === null
			? []
			: db().userWorkflowLike.findMany({
					where: { userId: actor.userId, workflowId: { in: rows.map(({ workflowId }) => workflowId) } },
					select: { workflowId: true },
				}),
		proofsOf(rows.map(({ specId }) => specId)),
		verifiedAt(rows),
	]);
	return rows.map((row) =>
		presentEntry(row, {
			ownerDisplayName: names.get(row.ownerId) ?? "A member",
			isLiked: liked.some(({ workflowId }) => workflowId === row.workflowId),
			proven: proofs.get(row.specId),
			lastVerifiedAt: verified.get(row.specId)?.toISOString() ?? null,
		}),
	);
}

const UNPROVEN = { runs: 0, successRate: null, medianSeconds: null, medianCostMicroU: null, medianEstimateError: null };

function presentEntry(
	row: SummaryRow,
	{ proven, ...rest }: Pick<CommunityEntry, "ownerDisplayName" | "isLiked" | "lastVerifiedAt"> & { readonly proven: ProvenWorkflow | undefined },
): CommunityEntry {
	return {
		...presentSummary(row),
		...rest,
		sourceName: row.sourceName,
		publishedAt: row.publishedAt?.toISOString() ?? null,
		proof: proven?.proof ?? UNPROVEN,
		lastRunAt: proven?.lastRunAt?.toISOString() ?? null,
	};
}
