import { sendMail } from "@/inngest/accounts/mail";
import { forgetLateTraces } from "@/inngest/accounts/owners";
import { keepBooks, proveBooks } from "@/inngest/credits/keep-books";
import { deleteAccountExports, makeDataExport, tidyDataExports } from "@/inngest/data-exports/exports";
import { forgetAccountAgents } from "@/inngest/developers/owners";
import { claimLateFiles, deleteAccountFiles } from "@/inngest/files/owners";
import { removeJobFiles } from "@/inngest/goal-jobs/clean-up";
import { driveGoalJob } from "@/inngest/goal-jobs/drive";
import { mailNotices, mailReminders } from "@/inngest/goal-jobs/notices";
import { claimLateGoalJobs, deleteAccountGoalJobs } from "@/inngest/goal-jobs/owners";
import { sendPush, sweepMessages, tellOfMystery } from "@/inngest/messaging/pushes";
import { endAccountSubscriptions, reconcilePayments } from "@/inngest/payments/reconcile";
import { prune, recover, sweep, warmUp } from "@/inngest/platform/sweeps";
import { claimLateSurveys, deleteAccountSurveys } from "@/inngest/surveys/owners";
import { makeReady, readyAtStart } from "@/inngest/tools/make-ready";
import { refresh } from "@/inngest/tools/refresh-postings";
import { claimLateUserWorkflows, countWorkflowRun, deleteAccountUserWorkflows, tidyLikeEvents } from "@/inngest/user-workflows/user-workflows";

/** Every function that the engine may run. */
export const functions = [
	driveGoalJob,
	removeJobFiles,
	mailNotices,
	mailReminders,
	sendMail,
	forgetLateTraces,
	claimLateFiles,
	claimLateGoalJobs,
	claimLateSurveys,
	deleteAccountFiles,
	deleteAccountGoalJobs,
	deleteAccountSurveys,
	reconcilePayments,
	endAccountSubscriptions,
	makeDataExport,
	tidyDataExports,
	deleteAccountExports,
	forgetAccountAgents,
	tellOfMystery,
	sendPush,
	sweepMessages,
	sweep,
	recover,
	warmUp,
	prune,
	keepBooks,
	proveBooks,
	refresh,
	makeReady,
	readyAtStart,
	countWorkflowRun,
	claimLateUserWorkflows,
	deleteAccountUserWorkflows,
	tidyLikeEvents,
];
