import { expect, it } from "vitest";
import { canMove, requireDeletable, requireMove, requirePublic } from "@/lib/user-workflows/state";

const ALL = ["private", "public", "archived"] as const;
const ALLOWED = ["private>public", "public>archived", "archived>private", "archived>public", "private>private", "public>public", "archived>archived"];

it("moves as the contract says, and nothing else", () => {
	const moves = ALL.flatMap((from) => ALL.filter((to) => canMove(from, to)).map((to) => `${from}>${to}`));
	expect(moves.sort()).toEqual([...ALLOWED].sort());
	expect(() => requireMove("public", "private")).toThrowError(
		expect.objectContaining({ code: "INVALID_STATE_TRANSITION", details: { status: "public", allowed: ["archived"] } }),
	);
	expect(() => requireDeletable("public")).toThrowError(expect.objectContaining({ code: "WORKFLOW_PUBLIC" }));
	for (const visibility of ["private", "archived"] as const) {
		expect(() => requireDeletable(visibility)).not.toThrow();
		expect(() => requirePublic(visibility, "liked")).toThrowError(expect.objectContaining({ code: "INVALID_STATE_TRANSITION" }));
	}
});
