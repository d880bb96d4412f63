import "server-only";
import { findReader } from "@/lib/accounts/notifications/find-reader";
import { pages } from "@/lib/accounts/pages";
import { queueMail } from "@/lib/mail/queue-mail";
import type { RequestOrigin } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database/db";
import { networkOf } from "@/lib/platform/network/addresses";
import { deviceOf, deviceWords } from "./device";
import type { FindPlace } from "./place";

/** As many of the latest sessions as tell what somebody usually signs in on. */
const REMEMBERED = 50;

interface Opened {
	readonly sessionId: string;
	readonly userId: string;
	readonly at: Date;
}

const traceOf = (userAgent: string | null, ipAddress: string | null) => `${deviceWords(deviceOf(userAgent))} ${networkOf(ipAddress ?? "")}`;

/** Mails the owner about a session on a device or network that none before was on; a first session is no news, nor is a guest's. */
export async function noticeNewDevice(tx: Transaction, { sessionId, userId, at }: Opened, origin: RequestOrigin, placeOf: FindPlace): Promise<void> {
	const before = await tx.session.findMany({
		where: { userId, id: { not: sessionId } },
		orderBy: { createdAt: "desc" },
		take: REMEMBERED,
		select: { userAgent: true, ipAddress: true },
	});
	const trace = traceOf(origin.userAgent, origin.ipAddress);
	if (before.length === 0 || before.some(({ userAgent, ipAddress }) => traceOf(userAgent, ipAddress) === trace)) return;
	const reader = await findReader(tx, userId, "securityAlerts");
	if (!reader) return;
	const content = {
		template: "new_device" as const,
		name: reader.name,
		timeZone: reader.timeZone,
		device: deviceWords(deviceOf(origin.userAgent)),
		place: placeOf(origin.ipAddress),
		signedInAt: at.toISOString(),
		sessionsUrl: pages.sessions(),
		resetUrl: pages.forgot(),
	};
	await queueMail(tx, { to: reader.email, userId, dedupeKey: `new-device:${sessionId}`, content });
}
