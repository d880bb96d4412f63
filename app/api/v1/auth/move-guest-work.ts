import "server-only";
import type { MoveGuestWork } from "@/lib/accounts/guests/claim-guest";
import { claimCredits } from "@/lib/credits/claim-credits";
import { claimFiles } from "@/lib/files/owners/claim-files";
import { claimGoalJobs } from "@/lib/goal-jobs/lifecycle/claim-goal-jobs";
import { claimSurveys } from "@/lib/surveys/owners/claim-surveys";
import { claimUserWorkflows } from "@/lib/user-workflows/owners/owners";

/** Everything that a guest can own. A domain whose rows have an owner adds its line; a test finds the rows that were left behind. */
export const moveGuestWork: MoveGuestWork = async (tx, claim) => {
	await claimFiles(tx, claim);
	await claimGoalJobs(tx, claim);
	await claimCredits(tx, claim);
	await claimUserWorkflows(tx, claim);
	await claimSurveys(tx, claim);
};
