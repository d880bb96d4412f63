import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { findOwned } from "./find-owned";
import { presentApplication } from "./present";
import type { Application } from "./schemas";
import { writtenResumes } from "./written-resumes";

/** One posting that the caller follows. @throws AppError NOT_FOUND. */
export async function getApplication(context: ActorContext, applicationId: string): Promise<Application> {
	const row = await findOwned(db(), context, applicationId);
	return presentApplication(row, await writtenResumes(db(), [row]));
}
