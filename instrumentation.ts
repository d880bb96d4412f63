/** Runs once when a server starts, before its first request. */
export async function register(): Promise<void> {
	if (process.env.NEXT_RUNTIME !== "nodejs") return;
	const { checkedStart } = await import("@/lib/platform/checked-start");
	checkedStart();
}
