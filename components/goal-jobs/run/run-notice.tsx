"use client";

import { useEffect, useRef } from "react";
import { pendingPause } from "@/components/goal-jobs/run/timeline/timeline";
import { runName } from "@/components/goal-jobs/run-name";
import { isTerminal, runState } from "@/components/goal-jobs/run-state";
import { showNotice } from "@/components/realtime/notices/browser-notices";
import type { GoalJob } from "@/lib/goal-jobs/schemas";

/** Has the browser tell of each pause and of the end of a run that is open in a tab which nobody looks at. What was so when the page came is no news. */
export function RunNotice({ job }: { job: GoalJob }) {
	const pause = pendingPause(job);
	const news = pause?.interruptId ?? (isTerminal(job.status) && job.status !== "cancelled" ? `${job.attemptId} ${job.status}` : null);
	const toldRef = useRef(news);
	const { word } = runState({ ...job, isWaitingForUser: pause !== null });
	const body = (pause ? job.agentMessage : job.errorMessage) ?? "";
	const title = `${word}: ${runName(job)}`;
	useEffect(() => {
		if (news === toldRef.current) return;
		toldRef.current = news;
		if (news !== null) showNotice({ title, body, tag: job.jobSpecId });
	}, [news, title, body, job.jobSpecId]);
	return null;
}
