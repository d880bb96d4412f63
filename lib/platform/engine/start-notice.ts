import "server-only";

/** A long-lived process that has begun, and has not yet told its functions so. */
const holder = globalThis as typeof globalThis & { goalModeStartUntold?: boolean };

export function noteStart(): void {
	holder.goalModeStartUntold = true;
}

/** Whether the start is still to be told; true once. */
export function takeStart(): boolean {
	const isUntold = holder.goalModeStartUntold === true;
	holder.goalModeStartUntold = false;
	return isUntold;
}
