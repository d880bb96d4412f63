import "server-only";
import type { ChargeOfRun } from "@/lib/credits/schemas";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";
import { ownersOf } from "./owners-of";
import { presentRun } from "./read-ledger";

/** What a run of the caller's was committed at and came to: all its attempts together, in the state of the latest. @throws AppError NOT_FOUND. */
export async function getCharge({ actor }: ActorContext, runId: string): Promise<ChargeOfRun> {
	const owners = await ownersOf(db(), actor.userId);
	// A job that took a commit made before it has an id of its own.
	const charges = await db().runCharge.findMany({
		where: { ownerId: { in: owners }, OR: [{ runId }, { jobSpecId: runId }] },
		orderBy: { createdAt: "asc" },
	});
	const last = charges.at(-1);
	if (!last) throw new AppError("NOT_FOUND", "Nothing was charged for such a run of yours.");
	const chargedMicroU = charges.reduce((sum, charge) => sum + charge.chargedMicroU, 0n);
	const actualMicroU = last.actualMicroU === null ? null : charges.reduce((sum, charge) => sum + (charge.actualMicroU ?? 0n), 0n);
	return { runId, ...presentRun({ ...last, chargedMicroU, actualMicroU }) } as ChargeOfRun;
}
