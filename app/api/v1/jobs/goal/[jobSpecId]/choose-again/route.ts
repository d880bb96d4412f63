import { presentGoalJob } from "@/lib/goal-jobs/present";
import { chooseAgain } from "@/lib/goal-jobs/run-from/choose-again";
import { runFromOperations } from "@/lib/goal-jobs/run-from/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(runFromOperations.chooseAgain, async ({ context, params }) => presentGoalJob(await chooseAgain(context, params.jobSpecId))),
]);
