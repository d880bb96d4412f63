import "server-only";
import { openSession } from "@/lib/accounts/internal";
import { presentUser } from "@/lib/accounts/present";
import type { SignedIn } from "@/lib/accounts/schemas";
import { hashSecret } from "@/lib/accounts/secret";
import { writeAudit } from "@/lib/audit/write-audit";
import type { RequestOrigin } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";
import type { DeviceLoginModel } from "@/lib/platform/prisma/models";

/**
 * The tokens of a program that was let in. They are given once: the record is gone with this.
 * @throws AppError DEVICE_LOGIN_PENDING while nobody has answered, DEVICE_LOGIN_DENIED, INVALID_TOKEN for an unknown, old or used code.
 */
export async function takeDeviceLogin(origin: RequestOrigin, { deviceCode }: { deviceCode: string }): Promise<SignedIn> {
	const deviceCodeHash = hashSecret(deviceCode);
	const waiting = await db().deviceLogin.findUnique({ where: { deviceCodeHash } });
	if (!waiting || waiting.expiresAt <= new Date()) throw ended();
	if (waiting.deniedAt) throw new AppError("DEVICE_LOGIN_DENIED", "The sign-in was turned away in the browser.");
	if (!waiting.approvedAt) throw new AppError("DEVICE_LOGIN_PENDING", "Nobody has answered in the browser yet. Ask again in a moment.");
	return transaction(async (tx) => {
		const [taken] = await tx.$queryRaw<
			DeviceLoginModel[]
		>`DELETE FROM "device_login" WHERE "deviceCodeHash" = ${deviceCodeHash} AND "approvedAt" IS NOT NULL RETURNING *`;
		const user = taken?.userId ? await tx.user.findFirst({ where: { id: taken.userId, deletedAt: null } }) : null;
		if (!user) throw ended();
		const { sessionId, tokens } = await openSession(tx, user, origin);
		await writeAudit(tx, { actorId: user.id, action: "account.sign_in_device", targetType: "session", targetId: sessionId, requestId: origin.requestId });
		return { user: presentUser(user), ...tokens };
	});
}

function ended(): AppError {
	return new AppError("INVALID_TOKEN", "This sign-in was used before or is too old. Start it again.");
}

/** Forgets requests that nobody took. Returns how many. */
export async function pruneDeviceLogins(): Promise<number> {
	const { count } = await db().deviceLogin.deleteMany({ where: { expiresAt: { lt: new Date() } } });
	return count;
}
