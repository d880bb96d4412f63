"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { fetchEvents, fetchRunStatus, isRunMissing, runKeys, runQuery } from "@/components/goal-jobs/queries";
import { isTerminal, isWaitingForTurn } from "@/components/goal-jobs/run-state";
import { listen } from "@/components/realtime/stream";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import type { EventLog, JobEvent } from "@/lib/goal-jobs/stream/schemas";
import type { StatusView } from "@/lib/goal-jobs/views/schemas";
import { applyEvents, needsSnapshot } from "./apply-events";
import { type EventLogState, emptyEventLog, hasGap, isJobEvent, mergeEvents } from "./event-log";

/** While the socket is up, a slow look makes sure that a last, lost event is found too. */
const SAFETY_POLL_MS = 15_000;

/** What rains in is shown together, so often that nobody sees it wait: drawing each event of a busy run by itself would leave no time for who uses the page. */
const SHOWN_EVERY_MS = 100;

export interface LiveRun {
	/** Undefined while it is read, and when there is no such run any more. */
	job: GoalJob | undefined;
	events: readonly JobEvent[];
	error: Error | null;
	refresh: () => Promise<unknown>;
}

/** While a run waits for its turn nothing happens in it that the stream could tell: what its status says of the wait is the newest. */
function withWaitingWords(job: GoalJob, status: StatusView | undefined): GoalJob {
	if (!status || status.itemVersion !== job.itemVersion || !isWaitingForTurn(job)) return job;
	return { ...job, progressMessage: status.progressMessage, agentMessage: status.agentMessage };
}

/**
 * A run that stays true: a snapshot, its event log, the stream, and polling by the server's own interval while the stream is down.
 * Whatever was missed (reload, lost socket, another tab) is read from the log by number, so nothing shows twice or not at all.
 */
export function useLiveRun(jobSpecId: string): LiveRun {
	const queryClient = useQueryClient();
	const [log, setLog] = useState<EventLogState>(() => mergeEvents(emptyEventLog, queryClient.getQueryData<EventLog>(runKeys.events(jobSpecId))?.items ?? []));
	const [isStreaming, setIsStreaming] = useState(false);
	const logRef = useRef(log);
	const readingRef = useRef<Promise<void> | null>(null);
	const { data, error, refetch } = useQuery(runQuery(jobSpecId));
	const snapshot = isRunMissing(error) ? undefined : data;
	const job = useMemo(() => snapshot && applyEvents(snapshot, log.events), [snapshot, log.events]);
	const jobRef = useRef(job);
	jobRef.current = job;

	const take = useCallback((events: readonly JobEvent[]) => {
		const next = mergeEvents(logRef.current, events);
		if (next === logRef.current) return;
		logRef.current = next;
		setLog(next);
	}, []);

	// Also of events that came before the page: a pause may open between the confirmation and the page that shows it.
	const owedSeq = snapshot && log.events.findLast((event) => event.seq > snapshot.lastSeq && needsSnapshot(event, snapshot))?.seq;
	useEffect(() => {
		if (owedSeq !== undefined) void queryClient.invalidateQueries({ queryKey: runKeys.detail(jobSpecId) });
	}, [owedSeq, jobSpecId, queryClient]);

	const catchUp = useCallback((): Promise<void> => {
		readingRef.current ??= (async () => {
			for (;;) {
				const page = await fetchEvents(jobSpecId, logRef.current.lastSeq);
				take(page.items);
				if (page.nextAfter === null || page.items.length === 0) return;
			}
		})()
			.catch((error: unknown) => {
				if (isRunMissing(error)) void queryClient.invalidateQueries({ queryKey: runKeys.detail(jobSpecId) });
			})
			.finally(() => {
				readingRef.current = null;
			});
		return readingRef.current;
	}, [jobSpecId, queryClient, take]);

	const isOver = job ? isTerminal(job.status) : false;
	const isKnown = job !== undefined;

	useEffect(() => {
		if (!isKnown) return;
		void catchUp();
		const onWake = () => document.visibilityState === "visible" && void catchUp();
		document.addEventListener("visibilitychange", onWake);
		window.addEventListener("online", onWake);
		let arrived: JobEvent[] = [];
		let shownAt = 0;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const show = () => {
			timer = undefined;
			shownAt = Date.now();
			const events = arrived;
			arrived = [];
			take(events);
			if (hasGap(logRef.current)) void catchUp();
		};
		const stop = listen(`private-job-${jobSpecId}`, {
			onSubscribed: () => {
				setIsStreaming(true);
				void catchUp();
			},
			onDown: () => setIsStreaming(false),
			onMessage: (data) => {
				if (!isJobEvent(data)) return void catchUp();
				arrived.push(data);
				timer ??= setTimeout(show, Math.max(0, shownAt + SHOWN_EVERY_MS - Date.now()));
			},
		});
		return () => {
			clearTimeout(timer);
			document.removeEventListener("visibilitychange", onWake);
			window.removeEventListener("online", onWake);
			stop();
		};
	}, [jobSpecId, isKnown, catchUp, take]);

	const { data: status } = useQuery({
		queryKey: ["runs", "status", jobSpecId],
		enabled: isKnown && !isOver,
		queryFn: async ({ signal }) => {
			const status = await fetchRunStatus(jobSpecId, signal);
			if (hasGap(logRef.current, status.lastSeq)) await catchUp();
			const shown = jobRef.current;
			if (shown && (status.itemVersion > shown.itemVersion || status.status !== shown.status)) {
				await queryClient.invalidateQueries({ queryKey: runKeys.detail(jobSpecId) });
			}
			return status;
		},
		refetchInterval: ({ state }) => (isStreaming ? SAFETY_POLL_MS : state.data?.suggestedPollIntervalMs || 2000),
		staleTime: 0,
	});

	return { job: job && withWaitingWords(job, status), events: log.events, error, refresh: refetch };
}
