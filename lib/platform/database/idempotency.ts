import "server-only";
import { createHmac } from "node:crypto";
import { AppError } from "@/lib/platform/errors";
import { Prisma } from "@/lib/platform/prisma/client";
import { derivedKey } from "@/lib/platform/sealing/derived-key";
import { db, sql, type Transaction } from "./db";
import { type Query, queryOf } from "./query";
import { prepared } from "./sql-transaction";
import { isUniqueViolation, type UnitBook } from "./transaction";

const KEEP_MS = 24 * 3600_000;
const WAIT_MS = 10_000;
/** Postgres: a lock was not had in time. */
const LOCK_NOT_AVAILABLE = "55P03";

/** Whoever calls without an account is told apart by the address, but where the contract says otherwise. */
const ADDRESS_SCOPE = "address:";

/** How long an answer is kept: a day, or for good where it is about money. */
export type Retention = "day" | "forever";

export interface StoredAnswer {
	readonly status: number;
	readonly body: string;
}

export interface IdempotentCall {
	readonly scope: string;
	readonly key: string;
	readonly requestHash: string;
}

/** Comes out of a unit of work whose key another call has used meanwhile. Nothing was done. */
export class AlreadyAnswered extends Error {
	constructor(readonly answer: StoredAnswer) {
		super("Another call with this Idempotency-Key was answered first.");
		this.name = "AlreadyAnswered";
	}
}

/** Reads the Idempotency-Key. @throws AppError INVALID_REQUEST (details.header) when it is malformed, or missing where it is required. */
export function readIdempotencyKey(request: Request, isRequired: boolean): string | null {
	const key = request.headers.get("idempotency-key");
	if (key === null && !isRequired) return null;
	if (key !== null && key.length >= 8 && key.length <= 128) return key;
	throw new AppError("INVALID_REQUEST", key === null ? "This operation needs an Idempotency-Key header." : "An Idempotency-Key has 8 to 128 characters.", {
		header: "Idempotency-Key",
	});
}

/** A keyed hash: bodies may hold passwords, which a plain one would let be guessed. */
export function hashRequest(request: Request, body: unknown): string {
	return createHmac("sha256", derivedKey("idempotency"))
		.update(`${request.method} ${new URL(request.url).pathname}\n${JSON.stringify(body ?? null)}`)
		.digest("hex");
}

/** The answer that was kept for a key, or null. @throws AppError IDEMPOTENCY_KEY_REUSED (same key, other request). */
export async function findAnswer(call: IdempotentCall): Promise<StoredAnswer | null> {
	return readAnswer(async (text, values) => (await sql().query(prepared(text, values))).rows, call);
}

/** When the record of an answer that is given now may be forgotten; null for never. */
export function expiryOf(retention: Retention): Date | null {
	return retention === "forever" ? null : new Date(Date.now() + KEEP_MS);
}

/**
 * Runs work whose changes and the record of its answer are one statement, for the few hottest changes. Nothing is asked beforehand: a record
 * that is there already takes the statement back, and whatever refuses work that was answered before turns into that answer.
 * @throws AlreadyAnswered; AppError IDEMPOTENCY_KEY_REUSED; what the work throws.
 */
export async function recordingAnswer<T>(call: IdempotentCall, work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		const isTaken = isUniqueViolation(error);
		if (!isTaken && !(error instanceof AppError)) throw error;
		const answer = await findAnswer(call);
		if (answer) throw new AlreadyAnswered(answer);
		if (!isTaken) throw error;
		// What is in the way is past its keeping, or gone by now.
		await db().idempotencyRecord.deleteMany({ where: { scope: call.scope, key: call.key, expiresAt: { lt: new Date() } } });
		return work();
	}
}

/**
 * Claims a key and keeps the answer in the transaction of the changes themselves: both are there or neither. A call of the same key at the same
 * time waits for the first one's end, and then comes out as AlreadyAnswered.
 * @throws AppError IDEMPOTENCY_KEY_REUSED; IDEMPOTENCY_IN_PROGRESS when the first call did not end within 10 s.
 */
export function answerOnce(call: IdempotentCall, retention: Retention): UnitBook<StoredAnswer | Response> {
	const where = { scope_key: { scope: call.scope, key: call.key } };
	const forget = async (tx: Transaction): Promise<void> => {
		await tx.idempotencyRecord.delete({ where, select: { key: true } });
	};
	return {
		begin: async (tx) => {
			if (await claim(tx, call, retention)) return;
			const answer = await readAnswer(queryOf(tx), call);
			if (!answer) throw new Error("A key that is taken has an answer");
			throw new AlreadyAnswered(answer);
		},
		end: async (tx, answer) => {
			// A stream or a file is answered anew each time.
			if (answer instanceof Response) await forget(tx);
			else await tx.idempotencyRecord.update({ where, data: answer, select: { key: true } });
		},
		drop: forget,
	};
}

/** Inserts the key, or takes over one that has expired. Waits while another transaction holds it, and only here for so long at most. */
async function claim(tx: Transaction, { scope, key, requestHash }: IdempotentCall, retention: Retention): Promise<boolean> {
	const expiresAt = expiryOf(retention);
	try {
		const taken = await tx.$queryRaw<unknown[]>`
			INSERT INTO idempotency_record (scope, key, "requestHash", "expiresAt")
			SELECT ${scope}, ${key}, ${requestHash}, ${expiresAt}::timestamptz FROM set_config('lock_timeout', ${`${WAIT_MS}ms`}, true)
			ON CONFLICT (scope, key) DO UPDATE SET "requestHash" = ${requestHash}, "expiresAt" = ${expiresAt}::timestamptz, status = NULL, body = NULL, "createdAt" = now()
			WHERE idempotency_record."expiresAt" < now()
			RETURNING set_config('lock_timeout', '0', true)`;
		return taken.length === 1;
	} catch (error) {
		if (!isLockTimeout(error)) throw error;
		throw new AppError("IDEMPOTENCY_IN_PROGRESS", "The first request with this Idempotency-Key is still running. Try again shortly.");
	}
}

function isLockTimeout(error: unknown): boolean {
	return error instanceof Prisma.PrismaClientKnownRequestError && JSON.stringify([error.message, error.meta]).includes(LOCK_NOT_AVAILABLE);
}

const READ =
	'SELECT "requestHash", status, body FROM idempotency_record WHERE scope = $1 AND key = $2 AND ("expiresAt" IS NULL OR "expiresAt" > clock_timestamp())';

interface StoredRow {
	readonly requestHash: string;
	readonly status: number | null;
	readonly body: string | null;
}

async function readAnswer(query: Query, { scope, key, requestHash }: IdempotentCall): Promise<StoredAnswer | null> {
	const [record] = await query<StoredRow>(READ, [scope, key]);
	if (!record) return null;
	if (record.requestHash !== requestHash) {
		throw new AppError("IDEMPOTENCY_KEY_REUSED", "This Idempotency-Key was used for another request. Use a new key for a new request.");
	}
	return record.status === null ? null : { status: record.status, body: record.body ?? "null" };
}

/** Forgets the finished answers to these callers, and those to callers without an account that name this address. */
export async function forgetAnswers(tx: Transaction, callers: readonly string[], email: string | null): Promise<void> {
	await tx.idempotencyRecord.deleteMany({ where: { scope: { in: [...callers] }, status: { not: null } } });
	if (email === null) return;
	await tx.$executeRaw`DELETE FROM idempotency_record WHERE scope LIKE ${`${ADDRESS_SCOPE}%`} AND status IS NOT NULL AND strpos(body, ${email}) > 0`;
}

/** Forgets answers past their keeping. */
export async function pruneIdempotency(): Promise<number> {
	const { count } = await db().idempotencyRecord.deleteMany({ where: { expiresAt: { lt: new Date() } } });
	return count;
}
