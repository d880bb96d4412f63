/** Runs once when a server starts: a wrong environment is said at once and in whole, not at the first request. */
export async function register(): Promise<void> {
	if (process.env.NEXT_RUNTIME !== "nodejs") return;
	const { env } = await import("@/lib/platform/env");
	env();
}
