import type { z } from "zod";
import { moveGuestWork } from "@/app/api/v1/auth/move-guest-work";
import * as reset from "@/lib/accounts/passwords/reset-password";
import { ResetPasswordBody, type SignInBody } from "@/lib/accounts/schemas";
import * as signing from "@/lib/accounts/sessions/sign-in";
import * as verification from "@/lib/accounts/sign-up/verify-email";
import type { RequestOrigin } from "@/lib/platform/context";

type SignInCaller = Parameters<typeof signing.signIn>[0];

/** The verbs that move a guest's work, as the application puts them together. */
export const signIn = (context: SignInCaller, body: SignInBody) => signing.signIn(context, body, moveGuestWork);
export const verifyEmail = (origin: RequestOrigin, body: { token: string }) => verification.verifyEmail(origin, body, moveGuestWork);
export const resetPassword = (origin: RequestOrigin, body: z.input<typeof ResetPasswordBody>) =>
	reset.resetPassword(origin, ResetPasswordBody.parse(body), moveGuestWork);
