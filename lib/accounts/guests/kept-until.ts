import { LIFETIMES } from "@/lib/accounts/lifetimes";

/**
 * The day until which a guest's browser leads to what they made if they don't come back before: as noon in UTC, so that it is the same day nearly
 * everywhere.
 */
export function guestKeptUntil(signedInAt: Date, now = new Date()): string {
	const ends = Math.min(now.getTime() + LIFETIMES.idleSessionMs, signedInAt.getTime() + LIFETIMES.sessionMs);
	return `${new Date(ends).toISOString().slice(0, 10)}T12:00:00.000Z`;
}
