import "server-only";
import { deviceOf, deviceWords } from "@/lib/accounts/devices/device";
import { openPlaces } from "@/lib/accounts/devices/place";
import { presentApiKey, presentPreferences, presentUser } from "@/lib/accounts/present";
import { db } from "@/lib/platform/database/db";
import type { ExportPart } from "@/lib/platform/exporting/entry";
import { byId, jsonEntry, jsonListEntry } from "@/lib/platform/exporting/json-entry";

/** The account itself. Nothing that signs anybody in: no password, token or key, whole or as a hash. */
export const accountPart: ExportPart = {
	title: "your account",
	count: async () => 1,
	async *units(userId) {
		const now = new Date();
		yield [
			jsonEntry("account/profile.json", now, () => profileOf(userId)),
			jsonEntry("account/sign-in-methods.json", now, () => signInMethodsOf(userId)),
			jsonListEntry("account/sessions.json", now, () => sessionsOf(userId)),
			jsonListEntry("account/api-keys.json", now, () => apiKeysOf(userId)),
			jsonListEntry("account/mails.json", now, () => mailsOf(userId)),
		];
	},
};

async function profileOf(userId: string) {
	const user = await db().user.findUniqueOrThrow({ where: { id: userId } });
	return { user: presentUser(user), preferences: presentPreferences(user), isGuest: user.isGuest, emailVerifiedAt: user.emailVerifiedAt };
}

async function signInMethodsOf(userId: string) {
	const user = await db().user.findUniqueOrThrow({ where: { id: userId } });
	const linked = await db().oAuthIdentity.findMany({ where: { userId }, select: { provider: true, subject: true, createdAt: true } });
	return { hasPassword: user.passwordHash !== null, linked };
}

async function* sessionsOf(userId: string) {
	const placeOf = await openPlaces();
	const rows = byId(({ beyond, ...page }) => db().session.findMany({ where: { userId, ...beyond }, ...page }));
	for await (const { id, userAgent, ipAddress, createdAt, lastUsedAt, expiresAt, revokedAt, revokedReason } of rows) {
		const device = deviceWords(deviceOf(userAgent));
		yield {
			sessionId: id,
			device,
			userAgent,
			ipAddress,
			place: placeOf(ipAddress),
			createdAt,
			lastUsedAt,
			expiresAt,
			endedAt: revokedAt,
			endedBecause: revokedReason,
		};
	}
}

async function* apiKeysOf(userId: string) {
	const rows = byId(({ beyond, ...page }) => db().apiKey.findMany({ where: { userId, ...beyond }, ...page }));
	for await (const row of rows) yield { ...presentApiKey(row), endedAt: row.revokedAt };
}

/** That a mail went out and when; what it said is erased once it is sent. */
function mailsOf(userId: string) {
	const select = { id: true, toAddress: true, template: true, status: true, createdAt: true, sentAt: true };
	return byId(({ beyond, ...page }) => db().mailMessage.findMany({ where: { userId, ...beyond }, ...page, select }));
}
