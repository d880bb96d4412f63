import "server-only";
import { throttle } from "@/lib/accounts/throttle";
import { db } from "@/lib/platform/database/db";
import { networkOf } from "@/lib/platform/network/addresses";

/** As many of the latest sessions as tell where somebody usually signs in. */
const REMEMBERED = 50;

/**
 * Counts a try to sign in to an account, known or not. An address from which it has been signed in before is counted apart from all others, so
 * that strangers who use up its tries lock nobody out at home. @throws AppError RATE_LIMITED.
 */
export async function throttleSignIn(email: string, ipAddress: string): Promise<void> {
	const network = networkOf(ipAddress);
	const account = (await isKnown(email, network)) ? `${email} ${network}` : email;
	await throttle("signInAccount", "sign-in", account);
}

async function isKnown(email: string, network: string): Promise<boolean> {
	const sessions = await db().session.findMany({
		where: { user: { email, deletedAt: null } },
		orderBy: { createdAt: "desc" },
		take: REMEMBERED,
		select: { ipAddress: true },
	});
	return sessions.some(({ ipAddress }) => ipAddress !== null && networkOf(ipAddress) === network);
}
