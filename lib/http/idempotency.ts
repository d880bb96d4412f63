import "server-only";
import { createHmac } from "node:crypto";
import { db } from "@/lib/platform/db";
import { derivedKey } from "@/lib/platform/derived-key";
import { AppError } from "@/lib/platform/errors";
import { isUniqueViolation } from "@/lib/platform/transaction";

const KEEP_MS = 24 * 3600_000;
const LOCK_MS = 60_000;
const WAIT_MS = 10_000;
const POLL_MS = 50;

export interface StoredAnswer {
	readonly status: number;
	readonly body: string;
}

export interface IdempotentCall {
	readonly scope: string;
	readonly key: string;
	readonly requestHash: string;
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

/**
 * Claims a key. Null: the caller runs the operation and must `complete` or `release` it. Otherwise the stored answer of the first call.
 * @throws AppError IDEMPOTENCY_KEY_REUSED (same key, other request), IDEMPOTENCY_IN_PROGRESS (the first call did not end within 10 s).
 */
export async function claim(call: IdempotentCall): Promise<StoredAnswer | null> {
	const giveUpAt = Date.now() + WAIT_MS;
	for (;;) {
		if (await insert(call)) return null;
		const record = await db().idempotencyRecord.findUnique({ where: { scope_key: { scope: call.scope, key: call.key } } });
		if (!record) continue;
		if (record.expiresAt && record.expiresAt.getTime() < Date.now()) {
			await db().idempotencyRecord.deleteMany({ where: { scope: call.scope, key: call.key, expiresAt: { lt: new Date() } } });
			continue;
		}
		if (record.requestHash !== call.requestHash) {
			throw new AppError("IDEMPOTENCY_KEY_REUSED", "This Idempotency-Key was used for another request. Use a new key for a new request.");
		}
		if (record.completedAt && record.status !== null) return { status: record.status, body: record.body ?? "null" };
		if (record.lockedUntil.getTime() < Date.now() && (await takeOver(call, record.lockedUntil))) return null;
		if (Date.now() > giveUpAt)
			throw new AppError("IDEMPOTENCY_IN_PROGRESS", "The first request with this Idempotency-Key is still running. Try again shortly.");
		await new Promise((resolve) => setTimeout(resolve, POLL_MS));
	}
}

async function insert(call: IdempotentCall): Promise<boolean> {
	const now = Date.now();
	try {
		await db().idempotencyRecord.create({ data: { ...call, lockedUntil: new Date(now + LOCK_MS), expiresAt: new Date(now + KEEP_MS) } });
		return true;
	} catch (error) {
		if (isUniqueViolation(error)) return false;
		throw error;
	}
}

async function takeOver(call: IdempotentCall, lockedUntil: Date): Promise<boolean> {
	const taken = await db().idempotencyRecord.updateMany({
		where: { scope: call.scope, key: call.key, completedAt: null, lockedUntil },
		data: { lockedUntil: new Date(Date.now() + LOCK_MS) },
	});
	return taken.count === 1;
}

export async function complete(call: IdempotentCall, answer: StoredAnswer): Promise<void> {
	await db().idempotencyRecord.updateMany({ where: { scope: call.scope, key: call.key }, data: { ...answer, completedAt: new Date() } });
}

/** Frees the key after a refusal: nothing happened, so the same key may try again. */
export async function release(call: IdempotentCall): Promise<void> {
	await db().idempotencyRecord.deleteMany({ where: { scope: call.scope, key: call.key, completedAt: null } });
}

/** Forgets answers past their keeping. */
export async function pruneIdempotency(): Promise<number> {
	const { count } = await db().idempotencyRecord.deleteMany({ where: { expiresAt: { lt: new Date() } } });
	return count;
}
