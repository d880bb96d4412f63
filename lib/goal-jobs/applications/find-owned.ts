import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";
import type { Application } from "@/lib/platform/prisma/client";

/** The caller's application. @throws AppError NOT_FOUND. */
export async function findOwned(tx: Pick<Transaction, "application">, { actor }: ActorContext, applicationId: string): Promise<Application> {
	const row = await tx.application.findFirst({ where: { id: applicationId, ownerId: actor.userId } });
	if (!row) throw new AppError("NOT_FOUND", "There is no such application, or it is not yours.");
	return row;
}
