import "server-only";
import { randomInt } from "node:crypto";
import type { z } from "zod";
import { LIFETIMES } from "@/lib/accounts/lifetimes";
import { hashSecret, newSecret } from "@/lib/accounts/secret";
import type { RequestOrigin } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/env";
import { newId } from "@/lib/platform/ids";
import { type StartDeviceLoginBody, type StartedDeviceLogin, USER_CODE_LETTERS } from "./schemas";

const INTERVAL_SECONDS = 3;

function newUserCode(): string {
	const letters = Array.from({ length: 8 }, () => USER_CODE_LETTERS[randomInt(USER_CODE_LETTERS.length)]).join("");
	return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Remembers for ten minutes that a program asks to be signed in. */
export async function startDeviceLogin(
	{ ipAddress }: RequestOrigin,
	{ clientName }: z.output<typeof StartDeviceLoginBody>,
): Promise<z.infer<typeof StartedDeviceLogin>> {
	const [deviceCode, userCode] = [newSecret(), newUserCode()];
	const expiresAt = new Date(Date.now() + LIFETIMES.deviceLoginMs);
	await db().deviceLogin.create({
		data: { id: newId(), deviceCodeHash: hashSecret(deviceCode), userCode, clientName, ipAddress, expiresAt },
		select: { id: true },
	});
	const verificationUrl = `${env().APP_URL}/account/device`;
	return {
		deviceCode,
		userCode,
		verificationUrl,
		verificationUrlComplete: `${verificationUrl}?code=${userCode}`,
		expiresAt: expiresAt.toISOString(),
		intervalSeconds: INTERVAL_SECONDS,
	};
}
