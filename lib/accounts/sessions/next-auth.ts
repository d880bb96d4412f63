import "server-only";
import type { NextAuthOptions, User } from "next-auth";
import Credentials from "next-auth/providers/credentials";
import { z } from "zod";
import type { MoveGuestWork } from "@/lib/accounts/guests/claim-guest";
import { startGuestSession } from "@/lib/accounts/guests/start-guest-session";
import type { OpenContext } from "@/lib/accounts/internal";
import { MailedTokenBody, SignInBody } from "@/lib/accounts/schemas";
import { verifyAndSignIn } from "@/lib/accounts/sign-up/verify-and-sign-in";
import { env } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/errors";
import { logger } from "@/lib/platform/logger";
import { networkOf } from "@/lib/platform/network/addresses";
import { takeRateLimit } from "@/lib/platform/rate-limit";
import { PAGE_COOKIE_SECONDS, pageCookie } from "./page-cookie";
import { findOpenSession } from "./session-check";
import { signIn } from "./sign-in";
import { signOutSession } from "./sign-out";

const Cookie = z.object({ sub: z.uuid(), sid: z.uuid() });
const DAY_SECONDS = 24 * 60 * 60;

interface PageUser extends User {
	readonly sid: string;
}

/** The sign-in form learns the reason from `error`, which is our error code. */
async function orErrorCode<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		if (error instanceof AppError) throw new Error(error.code, { cause: error });
		logger.error({ err: error }, "A sign-in failed unexpectedly");
		throw new Error("INTERNAL", { cause: error });
	}
}

function providers(context: OpenContext, moveWork: MoveGuestWork): NextAuthOptions["providers"] {
	const password = Credentials({
		id: "credentials",
		credentials: { email: {}, password: {} },
		authorize: (given): Promise<PageUser | null> =>
			orErrorCode(async () => {
				const body = SignInBody.safeParse(given);
				if (!body.success) throw new AppError("INVALID_CREDENTIALS", "The e-mail address or the password is wrong.");
				await takeRateLimit("signInAddress", networkOf(context.ipAddress));
				const { sessionId, answer } = await signIn(context, body.data, moveWork);
				return { id: answer.user.id, sid: sessionId };
			}),
	});
	const guest = Credentials({
		id: "guest",
		credentials: {},
		authorize: (): Promise<PageUser | null> =>
			orErrorCode(async () => {
				await takeRateLimit("anonymousAddress", networkOf(context.ipAddress));
				const { sessionId, answer } = await startGuestSession(context);
				return { id: answer.user.id, sid: sessionId };
			}),
	});
	const mailed = Credentials({
		id: "mailed",
		credentials: { token: {} },
		authorize: (given): Promise<PageUser | null> =>
			orErrorCode(async () => {
				const body = MailedTokenBody.safeParse({ token: given?.token });
				if (!body.success) throw new AppError("INVALID_TOKEN", "The link is not complete.");
				await takeRateLimit("signInAddress", networkOf(context.ipAddress));
				const { userId, sessionId } = await verifyAndSignIn(context, body.data.token, moveWork);
				return { id: userId, sid: sessionId };
			}),
	});
	return [password, guest, mailed];
}

/**
 * The browser's session for the pages: a thin face over the same verbs. Its cookie holds the ids of the user and of our
 * session and nothing else, and is worth nothing once that session has ended.
 */
export function nextAuthOptions(context: OpenContext, moveWork: MoveGuestWork): NextAuthOptions {
	const { name, isSecure } = pageCookie();
	return {
		secret: env().NEXTAUTH_SECRET,
		useSecureCookies: isSecure,
		cookies: { sessionToken: { name, options: { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure } } },
		session: { strategy: "jwt", maxAge: PAGE_COOKIE_SECONDS, updateAge: DAY_SECONDS },
		pages: { signIn: "/sign-in", error: "/sign-in" },
		providers: providers(context, moveWork),
		callbacks: {
			async jwt({ token, user }) {
				if (user) return { sub: user.id, sid: (user as PageUser).sid };
				const { sub, sid } = Cookie.parse(token);
				// Throwing makes next-auth drop the cookie.
				if (!(await findOpenSession(sid))) throw new Error("The session has ended.");
				return { sub, sid };
			},
			session({ session, token }) {
				const user: User = { id: token.sub ?? "" };
				return { expires: session.expires, user };
			},
		},
		events: {
			async signOut({ token }) {
				const { data } = Cookie.safeParse(token);
				if (data) await signOutSession(data.sid, context.requestId);
			},
		},
		logger: {
			error: (code) => logger.warn({ code, requestId: context.requestId }, "next-auth"),
			warn: (code) => logger.debug({ code }, "next-auth"),
			debug: () => undefined,
		},
	};
}
