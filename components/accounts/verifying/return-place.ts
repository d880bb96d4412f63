import { safeNext } from "@/components/accounts/safe-next";

const KEY = "goal-mode.return-place";
/** As long as the link in the mail is good. */
const KEPT_MS = 24 * 3_600_000;

/** Keeps where somebody was when they signed up, for the tab that the link in the mail opens. */
export function rememberPlace(next: string): void {
	try {
		localStorage.setItem(KEY, JSON.stringify({ next, at: Date.now() }));
	} catch {
		// A browser that forbids storage only leads home.
	}
}

/** Where to go once the address is confirmed: where the person was, or home. It is told once. */
export function takePlace(now = Date.now()): string {
	try {
		const { next, at } = JSON.parse(localStorage.getItem(KEY) ?? "{}");
		localStorage.removeItem(KEY);
		return typeof next === "string" && typeof at === "number" && now - at < KEPT_MS ? safeNext(next) : safeNext(undefined);
	} catch {
		return safeNext(undefined);
	}
}
