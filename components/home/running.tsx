"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { runningQuery } from "@/components/goal-jobs/queries";
import { runName } from "@/components/goal-jobs/run-name";
import { RunStateBadge, runState } from "@/components/goal-jobs/run-state";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { Progress } from "@/components/ui/progress";
import { HomeSection } from "./home-section";

const MOST_SHOWN = 5;

/** The runs that something works on now; nothing while there are none. */
export function Running() {
	const { data } = useQuery(runningQuery());
	const runs = data?.sessions ?? [];
	if (runs.length === 0) return null;
	return (
		<HomeSection title="Running" more={runs.length > MOST_SHOWN ? { href: "/runs", label: "See all runs" } : undefined}>
			<ul className="grid grid-cols-1 divide-y rounded-lg border bg-surface">
				{runs.slice(0, MOST_SHOWN).map((run) => (
					<li key={run.jobSpecId}>
						<Link
							href={`/runs/${run.jobSpecId}`}
							className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 rounded-lg px-4 py-3 hover:bg-sunken md:grid-cols-[minmax(0,1fr)_8rem_auto]"
						>
							<span className="grid">
								<span className="truncate font-medium">{runName(run)}</span>
								<span className="truncate text-ink-muted text-sm">
									{run.workflowName}, begun <RelativeTime value={run.createdAt} />
								</span>
							</span>
							<Progress value={run.progress} label={`Progress of ${runName(run)}`} className="max-md:order-last max-md:col-span-2" />
							<RunStateBadge state={runState(run)} />
						</Link>
					</li>
				))}
			</ul>
		</HomeSection>
	);
}
