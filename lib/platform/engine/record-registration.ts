import "server-only";
import { inBackground } from "@/lib/platform/database/background";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { env } from "@/lib/platform/env";
import { logger } from "@/lib/platform/logger";
import { sendAgainSince, sendWaiting, writeOutbox } from "./outbox";
import { findRegistration, registrationTarget } from "./registration";
import { takeStart } from "./start-notice";

/** An engine that had forgotten the app may have dropped what it was sent since it was last known to have it; no more than this is repeated. */
const WINDOW_MS = 15 * 60_000;
const CLOCKS_MS = 5_000;

/** How an engine took a registration. `unanswered`: it could not be asked, which says nothing of what it has. */
export type RegistrationAnswer =
	| { readonly kind: "accepted"; readonly isNewToEngine: boolean }
	| { readonly kind: "refused"; readonly reason: string }
	| { readonly kind: "unanswered"; readonly reason: string };

/** Keeps the answer for every process, and sends what waited for it or may have reached nobody. An event that is sent twice is handled once. */
export async function recordRegistration(answer: RegistrationAnswer): Promise<void> {
	const target = registrationTarget();
	const deployment = env().VERCEL_DEPLOYMENT_ID ?? "";
	if (answer.kind === "unanswered") {
		logger.warn({ target, reason: answer.reason }, "The engine could not be asked to register the app");
		return;
	}
	const before = await findRegistration();
	if (answer.kind === "refused") {
		logger.error({ target, reason: answer.reason }, "The engine refused to register the app: nothing that is started will run");
		const known = { deployment, refusal: answer.reason };
		await db().engineRegistration.upsert({ where: { target }, create: { target, ...known }, update: known });
		return;
	}
	const now = new Date();
	const known = { deployment, registeredAt: now, refusal: null };
	await db().engineRegistration.upsert({ where: { target }, create: { target, ...known }, update: known });
	if (answer.isNewToEngine && before?.registeredAt) {
		await sendAgainSince(new Date(Math.max(before.registeredAt.getTime() - CLOCKS_MS, now.getTime() - WINDOW_MS)));
	}
	inBackground(sendWaiting);
	// What the end of an earlier process cut off can go on now.
	if (takeStart()) await transaction((tx) => writeOutbox(tx, "platform/app.started", {}));
}
