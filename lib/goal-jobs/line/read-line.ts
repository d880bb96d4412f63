import "server-only";
import { db, type Transaction } from "@/lib/platform/database/db";
import { readAdmission } from "@/lib/platform/environment/admission";
import { type InLine, secondsUntilTurn } from "./line-order";

/** Everybody in line asks at once and again: they share one reading for so long. */
const FRESH_MS = 1_000;
/** Told while no drive has ended in the last hour. */
const USUAL_DRIVE_SECONDS = 5;

type Line = ReadonlyMap<string, number>;
let shared: { readonly at: number; readonly line: Promise<Line> } | null = null;

/** About how many seconds each waiting job still waits for its turn, by what is ahead of it and how long drives took lately. */
async function readLine(reader: Transaction): Promise<Line> {
	const waiting = await reader.$queryRaw<InLine[]>`SELECT id::text, "ownerId"::text FROM goal_job WHERE "lineRankAt" IS NOT NULL ORDER BY "lineRankAt", id`;
	if (waiting.length === 0) return new Map();
	const [pace] = await reader.$queryRaw<Array<{ seconds: number | null }>>`
		SELECT avg(extract(epoch FROM "driveEndedAt" - "driveBegunAt"))::float8 AS seconds FROM (
			SELECT "driveEndedAt", "driveBegunAt" FROM goal_job WHERE "driveEndedAt" > now() - interval '1 hour' ORDER BY "driveEndedAt" DESC LIMIT 50) lately
		WHERE "driveEndedAt" >= "driveBegunAt"`;
	return secondsUntilTurn(waiting, { driveSeconds: pace?.seconds ?? USUAL_DRIVE_SECONDS, atOnce: readAdmission() });
}

/** The wait of a job that was put in line in this transaction, in seconds. */
export async function secondsInLineNow(tx: Transaction, jobSpecId: string): Promise<number> {
	return (await readLine(tx)).get(jobSpecId) ?? 0;
}

/** The wait of any job, in seconds and up to a second old; null when it isn't in line. */
export async function secondsInLine(jobSpecId: string): Promise<number | null> {
	const now = Date.now();
	if (!shared || now - shared.at >= FRESH_MS) {
		const line = readLine(db());
		shared = { at: now, line };
		line.catch(() => {
			shared = null;
		});
	}
	return (await shared.line).get(jobSpecId) ?? null;
}
