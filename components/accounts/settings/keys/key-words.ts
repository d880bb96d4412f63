import type { Scope } from "@/lib/platform/context";

/** What each scope lets a program do, as a person would say it. */
export const SCOPE_WORDS: Record<Scope, string> = {
	jobs: "Make, answer and read runs",
	files: "Upload, read and delete files",
	workflows: "Read and change workflows",
	surveys: "Read and change surveys",
	"account:read": "Read my profile and settings",
	developer: "Publish agents as a developer",
};

const DAY_MS = 24 * 60 * 60_000;

/** How long a key may work, by days from now; 0 never ends. */
export const LIFETIMES = [
	{ value: "30", label: "30 days" },
	{ value: "90", label: "90 days" },
	{ value: "365", label: "A year" },
	{ value: "0", label: "Until I end it" },
] as const;

export function expiryAfter(days: string, now = new Date()): string | null {
	return days === "0" ? null : new Date(now.getTime() + Number(days) * DAY_MS).toISOString();
}
