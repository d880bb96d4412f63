import { hashPassword } from "@/lib/accounts/passwords/password-hash";
import { CreateApiKeyBody } from "@/lib/accounts/schemas";
import type { RequestOrigin, Scope, UserActor } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import type { UserModel } from "@/lib/platform/prisma/models";

export const PASSWORD = "seven green kettles";

let addresses = 0;

/** A caller from an address that no other test calls from. */
export function caller(): RequestOrigin & { actor: null } {
	addresses += 1;
	return { actor: null, requestId: newId(), ipAddress: `10.0.${Math.floor(addresses / 250)}.${addresses % 250}`, userAgent: "test browser" };
}

export function freshEmail(): string {
	return `person-${newId()}@example.test`;
}

let passwordHash: Promise<string> | undefined;

/** A verified account with `PASSWORD`, made without going through sign-up. */
export async function makeUser(given: Partial<UserModel> = {}): Promise<UserModel & { email: string }> {
	passwordHash ??= hashPassword(PASSWORD);
	const email = given.email ?? freshEmail();
	const user = await db().user.create({ data: { id: newId(), email, passwordHash: await passwordHash, emailVerifiedAt: new Date(), ...given } });
	return { ...user, email };
}

/** An account with an open session: the tokens that a program would hold, and the context that verbs take. */
export async function makePerson(given: Partial<UserModel> = {}) {
	// The engine's client reads the environment as it loads, and whoever signs in brings it along.
	const [{ signIn }, { moveGuestWork }] = await Promise.all([import("@/lib/accounts/sessions/sign-in"), import("@/app/api/v1/auth/move-guest-work")]);
	const user = await makeUser(given);
	const origin = caller();
	const { sessionId, answer } = await signIn(origin, { email: user.email, password: PASSWORD }, moveGuestWork);
	const actor: UserActor = { kind: "user", userId: user.id, sessionId, tier: user.tier, signedInAt: new Date() };
	return { user, userId: user.id, sessionId, token: answer.accessToken, refreshToken: answer.refreshToken, context: { ...origin, actor } };
}
export type Person = Awaited<ReturnType<typeof makePerson>>;

/** An API key of this person, with the usual scopes unless others are given. */
export async function makeApiKey({ context }: Pick<Person, "context">, given: { name?: string; scopes?: Scope[] } = {}): Promise<string> {
	// As above: it sends mail.
	const { createApiKey } = await import("@/lib/accounts/api-keys/create-api-key");
	return (await createApiKey(context, CreateApiKeyBody.parse({ name: "tests", ...given }))).key;
}
