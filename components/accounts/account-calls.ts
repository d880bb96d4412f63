import { signIn } from "next-auth/react";
import { z } from "zod";
import { ApiError, callApi } from "@/components/api-client";

const Acknowledged = z.object({ message: z.string(), success: z.boolean() });
const SignedUp = z.object({ requiresVerification: z.boolean() });

const post = <T extends z.ZodType>(path: string, schema: T, body: unknown) => callApi("POST", path, schema, { body, redirectsWhenSignedOut: false });

export const signUp = (body: { email: string; password: string; fullName: string | null; newsletter: boolean }) => post("/auth/signup", SignedUp, body);
export const verifyEmail = (token: string) => post("/auth/verify-email", Acknowledged, { token });
export const resendVerification = (email: string) => post("/auth/resend-verification", Acknowledged, { email });
export const forgotPassword = (email: string) => post("/auth/forgot-password", Acknowledged, { email });
export const resetPassword = (token: string, newPassword: string) => post("/auth/reset-password", Acknowledged, { token, newPassword });

const WORDS: Record<string, string> = {
	INVALID_CREDENTIALS: "The e-mail address or the password is wrong.",
	EMAIL_NOT_VERIFIED: "This address is not verified yet. Open the link in the mail we sent you, or ask for a new one below.",
	RATE_LIMITED: "Too many tries. Wait a few minutes, then try again.",
};

/** Why a sign-in failed and what to do about it, by its code. */
export function signInFailure(code: string): string {
	return WORDS[code] ?? "The sign-in did not get through. Nothing was lost; try again in a moment.";
}

/** Opens the browser's session. Throws ApiError with the reason. */
async function openSession(provider: "credentials" | "guest", values: Record<string, string>): Promise<void> {
	const result = await signIn(provider, { ...values, redirect: false }).catch(() => undefined);
	if (result?.ok && !result.error) return;
	const code = result?.error ?? "NETWORK";
	throw new ApiError(result?.status ?? 0, code, signInFailure(code));
}

export const openAccountSession = (email: string, password: string) => openSession("credentials", { email, password });
export const openGuestSession = () => openSession("guest", {});
