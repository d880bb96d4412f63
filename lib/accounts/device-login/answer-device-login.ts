import "server-only";
import { requirePerson } from "@/lib/accounts/require-access";
import type { Acknowledged } from "@/lib/accounts/schemas";
import { writeAudit } from "@/lib/audit/write-audit";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";
import type { DeviceLogin } from "./schemas";

/** As the program shows it: capitals, a hyphen in the middle. */
function asShown(typed: string): string {
	const bare = typed.toUpperCase().replace(/[^0-9A-Z]/g, "");
	return `${bare.slice(0, 4)}-${bare.slice(4)}`;
}

const open = (userCode: string) => ({ userCode: asShown(userCode.slice(0, 40)), approvedAt: null, deniedAt: null, expiresAt: { gt: new Date() } });

function missing(): AppError {
	return new AppError("DEVICE_LOGIN_NOT_FOUND", "No program waits with this code. It may be too old, or answered already: start the sign-in again there.");
}

/** The program that waits with this code. @throws AppError DEVICE_LOGIN_NOT_FOUND */
export async function getDeviceLogin({ actor }: ActorContext, userCode: string): Promise<DeviceLogin> {
	requirePerson(actor);
	const found = await db().deviceLogin.findFirst({ where: open(userCode) });
	if (!found) throw missing();
	const { clientName, ipAddress, createdAt, expiresAt } = found;
	return { userCode: found.userCode, clientName, ipAddress, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
}

/** Lets the program in as the caller, or turns it away; once. @throws AppError DEVICE_LOGIN_NOT_FOUND */
export async function answerDeviceLogin({ actor, requestId }: ActorContext, userCode: string, isApproved: boolean): Promise<Acknowledged> {
	const { userId } = requirePerson(actor);
	const now = new Date();
	await transaction(async (tx) => {
		const found = await tx.deviceLogin.findFirst({ where: open(userCode), select: { id: true } });
		const answer = isApproved ? { approvedAt: now, userId } : { deniedAt: now };
		// Of two answers at once the first counts.
		const { count } = found ? await tx.deviceLogin.updateMany({ where: { id: found.id, approvedAt: null, deniedAt: null }, data: answer }) : { count: 0 };
		if (!found || count === 0) throw missing();
		const action = isApproved ? "account.approve_device_login" : "account.deny_device_login";
		await writeAudit(tx, { actorId: userId, action, targetType: "device_login", targetId: found.id, requestId });
	});
	return { message: isApproved ? "The program is signed in as you." : "The program was turned away.", success: true };
}
