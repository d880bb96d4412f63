import { AppError } from "@/lib/platform/errors";

/** @throws AppError VERSION_CONFLICT with details.currentRevision when a value was made from another revision than the current one. */
export function requireRevision(current: number, expected: number): void {
	if (current === expected) return;
	throw new AppError("VERSION_CONFLICT", "This was changed in the meantime, in another window or by another program. Load it again and repeat your change.", {
		currentRevision: current,
	});
}
