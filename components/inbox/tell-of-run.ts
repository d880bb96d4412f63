import type { QueryClient } from "@tanstack/react-query";
import { runQuery } from "@/components/goal-jobs/queries";
import { pendingPause } from "@/components/goal-jobs/run/timeline/timeline";
import { runName } from "@/components/goal-jobs/run-name";
import { isTerminal, runState } from "@/components/goal-jobs/run-state";
import { showNotice } from "@/components/realtime/notices/browser-notices";
import type { GoalJob } from "@/lib/goal-jobs/schemas";

/** One event tells of a pause and one of the run's state: the second is no news. */
const told = new Map<string, string>();

/** What there is to tell of a run: a pause that waits or how it ended. A run that its person stopped is no news to them. */
function newsOf(job: GoalJob): string | null {
	const pause = pendingPause(job);
	return pause?.interruptId ?? (isTerminal(job.status) && job.status !== "cancelled" ? `${job.attemptId} ${job.status}` : null);
}

/** Reads a run that has changed and has the browser tell of it, once for each thing there is to tell. */
export async function tellOfRun(queryClient: QueryClient, jobSpecId: string, onPress: () => void): Promise<void> {
	const job = await queryClient.fetchQuery({ ...runQuery(jobSpecId), staleTime: 0 });
	const news = newsOf(job);
	if (news === null || told.get(jobSpecId) === news) return;
	told.set(jobSpecId, news);
	const pause = pendingPause(job);
	const { word } = runState({ ...job, isWaitingForUser: pause !== null });
	showNotice({ title: `${word}: ${runName(job)}`, body: (pause ? job.agentMessage : job.errorMessage) ?? "", tag: jobSpecId, onPress });
}
