import "server-only";
import { env } from "@/lib/platform/env";
import { isOnVercel } from "@/lib/platform/environment/rules";
import { askRegistration } from "./ask-registration";
import { findAcceptedRegistration } from "./registration";

const PAUSE_MS = 10_000;
const holder = globalThis as typeof globalThis & { goalModeAskedAt?: number };

/**
 * Whether an event that is sent now reaches this app's functions. A long-lived server registers when it starts; on Vercel nothing runs
 * between requests, so the first event of a deployment has it registered.
 */
export async function canReachFunctions(): Promise<boolean> {
	const known = await findAcceptedRegistration();
	if (!isOnVercel(env()) || known?.deployment === (env().VERCEL_DEPLOYMENT_ID ?? "")) return known !== null;
	if (known && holder.goalModeAskedAt !== undefined) return true;
	if (Date.now() - (holder.goalModeAskedAt ?? 0) < PAUSE_MS) return false;
	holder.goalModeAskedAt = Date.now();
	await askRegistration();
	return (await findAcceptedRegistration()) !== null;
}
