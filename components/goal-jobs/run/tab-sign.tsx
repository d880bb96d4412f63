"use client";

import { useEffect } from "react";
import { pendingPause } from "@/components/goal-jobs/run/timeline/timeline";
import { runName } from "@/components/goal-jobs/run-name";
import { isRefused, runState } from "@/components/goal-jobs/run-state";
import type { GoalJob } from "@/lib/goal-jobs/schemas";

type Sign = "working" | "waiting" | "done" | "failed";

const ICON = 'link[rel="icon"]';

/** What a tab shows of a run, for whoever works in another one: its title begins with how the run is, and its icon has the colour of that. */
export function TabSign({ job }: { job: GoalJob }) {
	const isWaitingForUser = pendingPause(job) !== null;
	const { word } = runState({ ...job, isWaitingForUser });
	const said = job.status === "executing" && !isWaitingForUser ? `${Math.round(job.progress)} %` : word;
	const title = `${said} · ${runName(job)} · Goal Mode`;
	const sign = signOf(job, isWaitingForUser);
	useEffect(() => {
		document.title = title;
	}, [title]);
	useEffect(() => {
		const icons = [...document.querySelectorAll<HTMLLinkElement>(ICON)];
		const usual = icons.map(({ href }) => href);
		for (const icon of icons) icon.href = `/icons/tab-${sign}.svg`;
		return () => {
			for (const [index, icon] of icons.entries()) icon.href = usual[index] ?? icon.href;
		};
	}, [sign]);
	return null;
}

function signOf(job: GoalJob, isWaitingForUser: boolean): Sign {
	if (isRefused(job)) return "failed";
	switch (job.status) {
		case "completed":
		case "partial":
			return "done";
		case "failed":
		case "cancelled":
			return "failed";
		case "slots_pending":
		case "ready":
		case "ready_with_preview":
			return "waiting";
		default:
			return isWaitingForUser ? "waiting" : "working";
	}
}
