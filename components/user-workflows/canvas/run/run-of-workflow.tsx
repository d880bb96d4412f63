"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { OctagonX, Pause, Play } from "lucide-react";
import Link from "next/link";
import { useEffect, useState } from "react";
import { messageOf } from "@/components/api-client";
import { cancelRun } from "@/components/goal-jobs/mutations";
import { isRunMissing } from "@/components/goal-jobs/queries";
import { isTerminal, RunStateBadge, runState } from "@/components/goal-jobs/run-state";
import { Button } from "@/components/ui/button";
import { duration } from "@/components/ui/format/format";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { useAnnouncement } from "@/components/ui/overlay/announcer";
import { Skeleton } from "@/components/ui/skeleton";
import { useEditorTools, useNodeRuns } from "@/components/user-workflows/canvas/editor-context";
import { RUN_LOOKS, runWords } from "@/components/user-workflows/canvas/node-look";
import { workflowKeys } from "@/components/user-workflows/queries";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import type { JobEvent } from "@/lib/goal-jobs/stream/schemas";
import type { UserWorkflow } from "@/lib/user-workflows/schemas";
import { useShownRun } from "./shown-run";
import { StartHere } from "./start-here";

/** The run that is drawn on the canvas: how it stands, what it made, and its course to be played again. */
export function RunOfWorkflow({ workflow }: { workflow: UserWorkflow }) {
	const { workflowId } = workflow;
	const queryClient = useQueryClient();
	const { job, error, events, runId, refresh } = useShownRun();
	const { money } = useFormat();
	const cancel = useMutation({ mutationFn: cancelRun, onSettled: refresh });
	const isOver = job ? isTerminal(job.status) : false;
	useEffect(() => {
		if (isOver) void queryClient.invalidateQueries({ queryKey: workflowKeys.runs(workflowId) });
	}, [isOver, queryClient, workflowId]);
	const state = job && runState({ status: job.status, errorCode: job.errorCode, isWaitingForUser: job.pendingInterrupts.length > 0 });
	useAnnouncement(state ? `Run: ${state.word}` : "");
	if (error && isRunMissing(error)) return <Notice tone="warning" title="This run is not there any more" />;
	if (!job || !state || job.jobSpecId !== runId) return <Skeleton className="h-32 rounded-lg" />;
	const results = job.artifacts.filter(({ isPreview }) => !isPreview);
	return (
		<div className="grid grid-cols-1 gap-4">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-2">
				<RunStateBadge state={state} />
				<span className="text-ink-muted text-sm">{[elapsed(job), `${money(job.costMicroU)} for the work`].filter(Boolean).join(" · ")}</span>
			</div>
			{job.pendingInterrupts.length > 0 && (
				<Notice
					tone="warning"
					title="It waits for you"
					action={
						<Button asChild size="sm" variant="attention">
							<Link href={`/runs/${job.jobSpecId}`}>Answer it</Link>
						</Button>
					}
				/>
			)}
			{(job.errorMessage || job.agentMessage) && <p className="wrap-anywhere text-ink-muted text-sm">{job.errorMessage ?? job.agentMessage}</p>}
			{job.status === "ready" && <StartHere job={job} workflow={workflow} />}
			<ToolsOfRun />
			{events.length > 0 && isOver && <Replay events={events} />}
			{results.length > 0 && (
				<section aria-label="Results">
					<h3 className="pb-1 font-medium text-sm">Results</h3>
					<ul className="grid gap-1 text-sm">
						{results.map(({ artifactId, fileName, description }) => (
							<li key={artifactId} className="wrap-anywhere">
								{fileName} <span className="text-ink-muted">{description}</span>
							</li>
						))}
					</ul>
				</section>
			)}
			<div className="flex flex-wrap gap-2">
				<Button asChild size="sm">
					<Link href={`/runs/${job.jobSpecId}`}>{results.length > 0 ? "See and download the results" : "Open the run"}</Link>
				</Button>
				{!isOver && (
					<Button size="sm" variant="danger" icon={<OctagonX aria-hidden />} isBusy={cancel.isPending} onClick={() => cancel.mutate(job.jobSpecId)}>
						Cancel run
					</Button>
				)}
			</div>
			{cancel.error && <p className="text-danger text-sm">{messageOf(cancel.error)}</p>}
		</div>
	);
}

function elapsed({ startedAt, completedAt }: GoalJob): string | null {
	return startedAt && completedAt ? duration(Date.parse(completedAt) - Date.parse(startedAt)) : null;
}

/** The tools in the order of the workflow, each with what it did: what the canvas shows, to be read. */
function ToolsOfRun() {
	const { editor, table, show } = useEditorTools();
	const runs = useNodeRuns();
	const { job } = useShownRun();
	if (!runs || !job) return null;
	const steps = job.tasks.flatMap(({ dag }) => dag).filter(({ stepType }) => stepType === "tool" || stepType === "agent");
	const notHere = steps.length - runs.size;
	return (
		<div className="grid gap-1">
			<ol aria-label="What each tool did" className="grid gap-1">
				{editor.document.nodes.flatMap(({ nodeId, toolName }) => {
					const run = runs.get(nodeId);
					if (!run) return [];
					const { icon: Icon } = RUN_LOOKS[run.state];
					return [
						<li key={nodeId} className="rounded-md border px-3 py-2 text-sm">
							<button type="button" className="font-medium underline-offset-2 hover:underline" onClick={() => show(nodeId)}>
								{table.tools.get(toolName)?.title ?? toolName}
							</button>
							<p className="flex items-center gap-1.5 text-ink-muted">
								<Icon aria-hidden className="size-3.5" /> {runWords(run)}
							</p>
							{run.result && <p className="wrap-anywhere line-clamp-3 text-ink-muted">{run.result}</p>}
							{run.error && <p className="wrap-anywhere text-danger">{run.error}</p>}
						</li>,
					];
				})}
			</ol>
			{notHere > 0 && (
				<p className="text-ink-muted text-sm">{notHere === 1 ? "One step" : `${notHere} steps`} of this run are not on the canvas: it was another version.</p>
			)}
		</div>
	);
}

const FRAME_MS = 350;

/** Plays a run again on the canvas, event by event, or stops it at any moment. */
function Replay({ events }: { events: readonly JobEvent[] }) {
	const { moment, setMoment } = useShownRun();
	const [isPlaying, setIsPlaying] = useState(false);
	const last = events.at(-1)?.seq ?? 0;
	const first = events[0]?.seq ?? 0;
	const at = moment ?? last;
	useEffect(() => {
		if (!isPlaying) return;
		const timer = setTimeout(() => {
			if (at + 1 < last) setMoment(at + 1);
			else {
				setMoment(null);
				setIsPlaying(false);
			}
		}, FRAME_MS);
		return () => clearTimeout(timer);
	}, [isPlaying, at, last, setMoment]);
	const event = events.find(({ seq }) => seq === at);
	const sinceMs = event && events[0] ? Date.parse(event.ts) - Date.parse(events[0].ts) : 0;
	return (
		<section aria-label="Replay" className="flex items-center gap-3">
			<Button
				size="icon"
				variant="ghost"
				aria-label={isPlaying ? "Pause the replay" : "Play the run again"}
				onClick={() => {
					if (!isPlaying && moment === null) setMoment(first);
					setIsPlaying(!isPlaying);
				}}
			>
				{isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
			</Button>
			<input
				type="range"
				aria-label="Moment of the run"
				aria-valuetext={`${duration(sinceMs)} after its start`}
				min={first}
				max={last}
				value={at}
				onChange={(change) => {
					setIsPlaying(false);
					const seq = Number(change.target.value);
					setMoment(seq >= last ? null : seq);
				}}
				className="min-w-0 flex-1 accent-accent"
			/>
			<span className="w-14 text-right font-mono text-ink-muted text-xs">{duration(sinceMs)}</span>
		</section>
	);
}
