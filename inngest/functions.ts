import { sendMail } from "@/inngest/accounts/mail";
import { claimGuest, forgetAccount } from "@/inngest/accounts/ownership";
import { removeJobFiles } from "@/inngest/goal-jobs/clean-up";
import { driveGoalJob } from "@/inngest/goal-jobs/drive";
import { prune, sweep } from "@/inngest/platform/sweeps";

/** Every function that the engine may run. */
export const functions = [driveGoalJob, removeJobFiles, sendMail, claimGuest, forgetAccount, sweep, prune];
