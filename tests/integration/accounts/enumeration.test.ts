import { expect, it } from "vitest";
import { POST as forgotRoute } from "@/app/api/v1/auth/forgot-password/route";
import { POST as resendRoute } from "@/app/api/v1/auth/resend-verification/route";
import { POST as signInRoute } from "@/app/api/v1/auth/signin/route";
import { POST as signUpRoute } from "@/app/api/v1/auth/signup/route";
import { EQUAL_TIME_STEP_MS, REFUSED_SIGN_IN_STEP_MS } from "@/lib/accounts/lifetimes";
import type { RouteHandler } from "@/lib/http/route";
import { freshEmail, makeUser, PASSWORD } from "@/tests/factories/people";
import { call } from "@/tests/world/client";

const TRIES = 9;

/** `npm run bench -- enumeration` measures the difference itself, over HTTP and 400 tries; a machine that tests run on is too busy for that. */
interface Asked {
	readonly route: RouteHandler;
	readonly isVerified: boolean;
	/** No answer may come sooner, whatever was to be done. */
	readonly floorMs: number;
	readonly bodyOf: (email: string) => object;
}

const ASKED: Record<string, Asked> = {
	"sign-up": { route: signUpRoute, isVerified: true, floorMs: EQUAL_TIME_STEP_MS, bodyOf: (email) => ({ email, password: "nine green kettles" }) },
	"forgot password": { route: forgotRoute, isVerified: true, floorMs: EQUAL_TIME_STEP_MS, bodyOf: (email) => ({ email }) },
	"resend verification": { route: resendRoute, isVerified: false, floorMs: EQUAL_TIME_STEP_MS, bodyOf: (email) => ({ email }) },
	"sign-in": { route: signInRoute, isVerified: true, floorMs: REFUSED_SIGN_IN_STEP_MS, bodyOf: (email) => ({ email, password: `${PASSWORD}, not` }) },
};

async function ask({ route, bodyOf }: Asked, email: string) {
	const startedAt = performance.now();
	const { status, body } = await call(route, "POST", { body: bodyOf(email) });
	const { requestId: _request, user, ...said } = body;
	return { ms: performance.now() - startedAt, answer: { status, said, userKeys: Object.keys(user ?? {}) } };
}

// At once: what takes the time is that answers wait for their step.
it.concurrent.each(Object.entries(ASKED))("%s tells nobody by its answer or its time whether an address has an account", async (_name, asked) => {
	const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
	for (let index = 0; index < TRIES; index++) {
		const { email } = await makeUser({ emailVerifiedAt: asked.isVerified ? new Date() : null });
		const known = await ask(asked, email);
		const unknown = await ask(asked, freshEmail());
		expect(unknown.answer).toEqual(known.answer);
		times.known.push(known.ms);
		times.unknown.push(unknown.ms);
	}
	// A timer may fire a millisecond early. A floor makes the time, and says all.
	expect(Math.min(...times.known, ...times.unknown)).toBeGreaterThan(asked.floorMs - 2);
});
