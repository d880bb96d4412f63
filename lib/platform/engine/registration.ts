import "server-only";
import { inngest } from "@/inngest/client";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/env";
import { engineOrigin } from "@/lib/platform/environment/environment";
import type { EngineRegistration } from "@/lib/platform/prisma/client";

/** How long a process believes what it has seen. Nothing ever takes a registration back. */
const TRUST_MS = 30_000;

// Bundlers may load this module more than once in a process.
const holder = globalThis as typeof globalThis & { goalModeRegistration?: { readonly seenAt: number; readonly row: EngineRegistration } };

/** The engine in use, its environment, and where it calls this app: another of any of them has to be registered anew. */
export function registrationTarget(): string {
	return [inngest.apiBaseUrl, inngest.env ?? "", engineOrigin(env())].join(" ");
}

/** What is known of this app's registration with the engine in use. */
export async function findRegistration(): Promise<EngineRegistration | null> {
	return db().engineRegistration.findUnique({ where: { target: registrationTarget() } });
}

/** Whether the engine has this app's functions, so that an event reaches somebody. Cheap: a yes is remembered for a while. */
export async function findAcceptedRegistration(): Promise<EngineRegistration | null> {
	const seen = holder.goalModeRegistration;
	if (seen && Date.now() - seen.seenAt < TRUST_MS) return seen.row;
	const row = await findRegistration();
	if (!row?.registeredAt) return null;
	holder.goalModeRegistration = { seenAt: Date.now(), row };
	return row;
}
