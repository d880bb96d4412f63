import "server-only";
import { cache } from "react";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { getGoalJob } from "@/lib/goal-jobs/views/get-goal-job";
import { AppError } from "@/lib/platform/errors";
import { findPageContext } from "./page-context";

/** The run at this address if it is the viewer's own, read once for all parts of a page; else null. */
export const findRun = cache(async (jobSpecId: string): Promise<GoalJob | null> => {
	const context = await findPageContext();
	if (!context) return null;
	try {
		return await getGoalJob(context, jobSpecId);
	} catch (error) {
		if (error instanceof AppError && error.code === "JOB_NOT_FOUND") return null;
		throw error;
	}
});
