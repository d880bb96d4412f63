import type { AccountActor, PersonActor, RequiredScope } from "@/lib/platform/context";
import { AppError } from "@/lib/platform/errors";
import { LIFETIMES } from "./lifetimes";

/** @throws AppError FORBIDDEN (details.scope) when an API key's scopes don't reach so far. */
export function requireScope(actor: AccountActor, scope: RequiredScope): void {
	if (actor.kind !== "apiKey" || scope === "any") return;
	if (scope === "person") throw new AppError("FORBIDDEN", "An API key can't do this. Sign in and do it yourself.", { scope });
	if (!actor.scopes.includes(scope)) throw new AppError("FORBIDDEN", `This API key lacks the scope ${scope}. Make a key that has it.`, { scope });
}

/** The caller as a person. @throws AppError FORBIDDEN (details.scope) for an API key. */
export function requirePerson(actor: AccountActor): PersonActor {
	if (actor.kind === "apiKey") throw new AppError("FORBIDDEN", "An API key can't do this. Sign in and do it yourself.", { scope: "person" });
	return actor;
}

/**
 * For what a borrowed device must not do. A guest has nothing to sign in with, so none is asked of it.
 * @throws AppError RECENT_SIGN_IN_REQUIRED (details.maxAgeSeconds).
 */
export function requireRecentSignIn(actor: AccountActor, now = new Date()): void {
	const maxAgeMs = LIFETIMES.recentSignInMs;
	if (actor.kind === "guest" || now.getTime() - requirePerson(actor).signedInAt.getTime() <= maxAgeMs) return;
	throw new AppError("RECENT_SIGN_IN_REQUIRED", "Sign in again to do this: your last sign-in was more than 15 minutes ago.", {
		maxAgeSeconds: maxAgeMs / 1000,
	});
}
