"use client";

import { createContext, useContext, useEffect, useMemo } from "react";
import { useLiveRun } from "@/components/goal-jobs/live/use-live-run";
import { isTerminal } from "@/components/goal-jobs/run-state";
import { useEdited } from "@/components/user-workflows/canvas/editor-context";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import type { JobEvent } from "@/lib/goal-jobs/stream/schemas";
import { type NodeRun, runOnNodes } from "./run-on-nodes";

/** The run that is drawn on the canvas, and the moment of it that is shown: null is now, or its end. */
export interface ShownRun {
	readonly runId: string | null;
	readonly job: GoalJob | undefined;
	readonly events: readonly JobEvent[];
	readonly error: Error | null;
	readonly moment: number | null;
	readonly show: (runId: string | null) => void;
	readonly setMoment: (seq: number | null) => void;
	readonly refresh: () => void;
}

export const ShownRunContext = createContext<ShownRun | null>(null);

export function useShownRun(): ShownRun {
	const shown = useContext(ShownRunContext);
	if (!shown) throw new Error("The run is shown inside the editor.");
	return shown;
}

export interface LiveState {
	readonly job: GoalJob | undefined;
	readonly events: readonly JobEvent[];
	readonly error: Error | null;
	readonly refresh: () => void;
}

/** Follows one run, whichever panel is open, and hands on what it sees. */
export function RunFollower({ runId, onState }: { runId: string; onState: (state: LiveState) => void }) {
	const { job, events, error, refresh } = useLiveRun(runId);
	useEffect(() => onState({ job, events, error, refresh: () => void refresh() }), [job, events, error, refresh, onState]);
	return null;
}

/** What the shown run did on each tool of the canvas, up to the moment that is shown. */
export function useRunOnNodes({ runId, job, events, moment }: Pick<ShownRun, "runId" | "job" | "events" | "moment">): ReadonlyMap<string, NodeRun> | null {
	const document = useEdited((history) => history.document);
	return useMemo(() => {
		if (runId === null || !job || job.jobSpecId !== runId) return null;
		const steps = job.tasks.flatMap(({ dag }) => dag);
		const seen = moment === null ? events : events.filter(({ seq }) => seq <= moment);
		return runOnNodes(document, steps, seen, moment === null && isTerminal(job.status));
	}, [document, runId, job, events, moment]);
}
