/** Runs once when a server starts, before its first request. */
export async function register(): Promise<void> {
	if (process.env.NEXT_RUNTIME !== "nodejs") return;
	const { checkedStart } = await import("@/lib/platform/environment/checked-start");
	checkedStart();
	const { prepareRequests } = await import("@/lib/http/incoming");
	prepareRequests();
	if (process.env.VERCEL === "1") return;
	const { sweepWhenIdle } = await import("@/lib/platform/idle-memory");
	sweepWhenIdle();
	const { keepRegistered } = await import("@/lib/platform/engine/keep-registered");
	void keepRegistered();
}
