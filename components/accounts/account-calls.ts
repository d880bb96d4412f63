import { ApiError, callApi } from "@/components/api-client";
import { accountOperations } from "@/components/calls/accounts";
import { announceSession } from "@/components/session";
import type { ResetPasswordBody, SignUpBody } from "@/lib/accounts/schemas";

const open = { redirectsWhenSignedOut: false };

export const signUp = (body: SignUpBody) => callApi(accountOperations.signUp, { body }, open);
export const verifyEmail = (token: string) => callApi(accountOperations.verifyEmail, { body: { token } }, open);
export const resendVerification = (email: string) => callApi(accountOperations.resendVerification, { body: { email } }, open);
export const forgotPassword = (email: string) => callApi(accountOperations.forgotPassword, { body: { email } }, open);
export const resetPassword = (body: ResetPasswordBody) => callApi(accountOperations.resetPassword, { body }, open);

const WORDS: Record<string, string> = {
	INVALID_CREDENTIALS: "The e-mail address or the password is wrong.",
	EMAIL_NOT_VERIFIED: "This address is not verified yet. Open the link in the mail we sent you, or ask for a new one below.",
	INVALID_TOKEN: "This link was used already, or it is older than a day. Sign in if you have confirmed the address before, or get a new link below.",
	RATE_LIMITED: "Too many tries. Wait a few minutes, then try again.",
};

/** Why a sign-in failed and what to do about it, by its code. */
export function signInFailure(code: string): string {
	return WORDS[code] ?? "The sign-in did not get through. Nothing was lost; try again in a moment.";
}

const loadSignIn = () => import("next-auth/react");

/** Loads what opening a session needs, so that a press need not wait for it. */
export function prepareSession(): void {
	void loadSignIn().catch(() => undefined);
}

/** Opens the browser's session. Throws ApiError with the reason. */
async function openSession(provider: "credentials" | "guest" | "mailed", values: Record<string, string>): Promise<void> {
	// Without an address of its own the answer names this page's, and an error that stands there is taken for the answer's.
	const result = await loadSignIn()
		.then(({ signIn }) => signIn(provider, { ...values, redirect: false, callbackUrl: "/" }))
		.catch(() => undefined);
	if (result?.ok && !result.error) return announceSession();
	const code = result?.error ?? "NETWORK";
	throw new ApiError(result?.status ?? 0, code, signInFailure(code));
}

export const openAccountSession = (email: string, password: string) => openSession("credentials", { email, password });
/** Confirms the address that the link was mailed to, and signs in as its owner. */
export const openMailedSession = (token: string) => openSession("mailed", { token });
export const openGuestSession = () => openSession("guest", {});
