"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { inboxQuery } from "@/components/goal-jobs/queries";
import { AnswerSheet } from "@/components/inbox/answer-sheet";
import { WaitingCard } from "@/components/inbox/waiting-card";
import { stoppedFirst } from "@/components/inbox/waiting-words";
import type { SessionSummary } from "@/lib/goal-jobs/sessions/schemas";
import { HomeSection } from "./home-section";

const MOST_SHOWN = 3;

/** What waits for the person, before all else, with the way to answer it; nothing while nothing does. */
export function WaitingFirst({ nowMs }: { nowMs: number }) {
	const { data, dataUpdatedAt } = useInfiniteQuery(inboxQuery());
	const [open, setOpen] = useState<SessionSummary | null>(null);
	const { stopped, unstarted } = stoppedFirst(data?.pages[0]?.sessions ?? []);
	const runs = [...stopped, ...unstarted];
	const total = data?.pages[0]?.total ?? 0;
	if (runs.length === 0 && !open) return null;
	return (
		<HomeSection title="Waiting for you" more={total > MOST_SHOWN ? { href: "/inbox", label: `See all ${total}` } : undefined}>
			{runs
				.slice(0, MOST_SHOWN)
				.map(
					(run) =>
						run.waitingFor && (
							<WaitingCard key={run.jobSpecId} run={run} waiting={run.waitingFor} headingLevel={3} nowMs={Math.max(nowMs, dataUpdatedAt)} onAnswer={setOpen} />
						),
				)}
			{open && <AnswerSheet key={open.jobSpecId} run={open} onNext={null} onClose={() => setOpen(null)} />}
		</HomeSection>
	);
}
