import { AppError } from "@/lib/platform/errors";
import type { Visibility } from "./schemas";

/** Which visibility may follow which. A public workflow is never private again at once: who uses it finds it archived first. */
export const MOVES = {
	private: ["public"],
	public: ["archived"],
	archived: ["private", "public"],
} as const satisfies Record<Visibility, readonly Visibility[]>;

export function canMove(from: Visibility, to: Visibility): boolean {
	return from === to || (MOVES[from] as readonly Visibility[]).includes(to);
}

/** @throws AppError INVALID_STATE_TRANSITION with details {status, allowed}. */
export function requireMove(from: Visibility, to: Visibility): void {
	if (canMove(from, to)) return;
	throw new AppError("INVALID_STATE_TRANSITION", `A workflow that is ${from} can't become ${to}. It can become ${MOVES[from].join(" or ")}.`, {
		status: from,
		allowed: [...MOVES[from]],
	});
}

/** @throws AppError WORKFLOW_PUBLIC */
export function requireDeletable(visibility: Visibility): void {
	if (visibility === "public")
		throw new AppError("WORKFLOW_PUBLIC", "This workflow is public. Archive it first, then delete it.", {
			status: visibility,
			allowed: ["private", "archived"],
		});
}

/** @throws AppError INVALID_STATE_TRANSITION: what a public one alone is for. */
export function requirePublic(visibility: Visibility, deed: string): void {
	if (visibility === "public") return;
	throw new AppError("INVALID_STATE_TRANSITION", `Only a public workflow can be ${deed}; this one is ${visibility}.`, {
		status: visibility,
		allowed: ["public"],
	});
}
