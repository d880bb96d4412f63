import { requirePerson } from "@/lib/accounts/require-access";
import type { AccountActor } from "@/lib/platform/context";
import { AppError } from "@/lib/platform/errors";

/** The user's id. @throws AppError FORBIDDEN for a guest, who has nothing that what was bought could stay with, and for an API key. */
export function requireAccount(actor: AccountActor): string {
	const { kind, userId } = requirePerson(actor);
	if (kind === "guest")
		throw new AppError("FORBIDDEN", "Sign up first: what you buy belongs to an account. Your runs come with you.", { signUpUrl: "/sign-up" });
	return userId;
}
