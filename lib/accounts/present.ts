import type { z } from "zod";
import type { ApiKeyModel as ApiKeyRow, UserModel as UserRow } from "@/lib/platform/prisma/models";
import { readScopes } from "./api-keys/scopes";
import type { ApiKey, Preferences, User } from "./schemas";

type Presentable = Pick<UserRow, "id" | "email" | "name" | "emailVerifiedAt" | "locale" | "timeZone" | "tier" | "createdAt" | "updatedAt">;

/** The user on the wire. Without a name of their own, the e-mail's local part shows. */
export function presentUser(row: Presentable): User {
	return {
		id: row.id,
		email: row.email,
		name: row.name ?? row.email?.split("@")[0] ?? "Guest",
		emailVerified: row.emailVerifiedAt !== null,
		locale: row.locale,
		timeZone: row.timeZone,
		tier: row.tier,
		createdAt: row.createdAt.toISOString(),
		updatedAt: row.updatedAt.toISOString(),
	};
}

export function presentPreferences(row: Preferences): Preferences {
	const { newsletter, productUpdates, securityAlerts, runWaiting, runExpiring, runFinished, reminders, lowBalance } = row;
	return { newsletter, productUpdates, securityAlerts, runWaiting, runExpiring, runFinished, reminders, lowBalance };
}

export function presentApiKey(row: ApiKeyRow): z.infer<typeof ApiKey> {
	return {
		keyId: row.id,
		name: row.name,
		prefix: row.prefix,
		scopes: readScopes(row.scopes),
		createdAt: row.createdAt.toISOString(),
		lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
		expiresAt: row.expiresAt?.toISOString() ?? null,
	};
}
