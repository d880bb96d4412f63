import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { db } from "@/lib/platform/database/db";
import { readAdmission } from "@/lib/platform/environment/admission";

/** A place that is free is taken at once where somebody waits for it; the engine may take so long. */
const TAKEN_WITHIN_MS = 2_000;
/** A drive at work is told of every five seconds; between tries it may be silent for so long. */
const ALIVE_MS = 3 * 60_000;
const BATCH = 50;

/**
 * The jobs in line whose drive nobody knows of any more: they have waited for so long, and either there is a place for them that stays free, or a
 * job that their owner queued that much later has had its turn.
 */
export async function lostInLine(silentMs: number): Promise<string[]> {
	const before = new Date(Date.now() - silentMs);
	const waiting = await db().goalJob.findMany({
		where: { lineRankAt: { not: null }, updatedAt: { lt: before } },
		orderBy: { lineRankAt: "asc" },
		select: { id: true, ownerId: true },
		take: BATCH,
	});
	if (waiting.length === 0) return [];
	const [hasPlaceFor, overtaken] = [await freePlaces(), await passedOver(silentMs)];
	return waiting.filter(({ id, ownerId }) => overtaken.includes(id) || hasPlaceFor(ownerId)).map(({ id }) => id);
}

/** For whom there are places that nobody takes, although there is a line. */
async function freePlaces(): Promise<(ownerId: string) => boolean> {
	const lookedAt = new Date();
	await delay(TAKEN_WITHIN_MS);
	if ((await db().goalJob.count({ where: { driveBegunAt: { gte: lookedAt } } })) > 0) return () => false;
	const alive = new Date(Date.now() - ALIVE_MS);
	const atWork = await db().goalJob.groupBy({
		by: ["ownerId"],
		where: {
			status: "executing",
			lineRankAt: null,
			driveBegunAt: { not: null },
			OR: [{ updatedAt: { gt: alive } }, { workedAt: { gt: alive } }],
			interrupts: { none: { status: "pending" } },
		},
		_count: true,
	});
	const { overall, perOwner } = readAdmission();
	const ofOwner = new Map(atWork.map(({ ownerId, _count }) => [ownerId, _count]));
	const total = atWork.reduce((sum, { _count }) => sum + _count, 0);
	return (ownerId) => total < overall && (ofOwner.get(ownerId) ?? 0) < perOwner;
}

async function passedOver(silentMs: number): Promise<string[]> {
	const rows = await db().$queryRaw<Array<{ id: string }>>`
		SELECT waiting.id::text FROM goal_job waiting WHERE waiting."lineRankAt" IS NOT NULL AND EXISTS (
			SELECT FROM goal_job other WHERE other."ownerId" = waiting."ownerId" AND other."queuedAt" > waiting."lineRankAt" + ${silentMs} * interval '1 ms'
				AND other."driveBegunAt" > other."queuedAt")`;
	return rows.map(({ id }) => id);
}
