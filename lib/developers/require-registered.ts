import type { AccountActor } from "@/lib/platform/context";
import { AppError } from "@/lib/platform/errors";

/** What is published belongs to an account that can be asked about it. @throws AppError FORBIDDEN for guests. */
export function requireRegistered(actor: AccountActor): void {
	if (actor.kind === "guest") throw new AppError("FORBIDDEN", "Sign up to build agents: a guest's work would belong to nobody.");
}
