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

interface WaitingProps {
	nowMs: number;
	/** Until when a guest's runs are kept; null of who has an account. */
	keptUntil: string | null;
}

interface CardsProps extends WaitingProps {
	title: string;
	of: "stopped" | "unstarted";
}

function Cards({ title, of, nowMs, keptUntil }: CardsProps) {
	const { data, dataUpdatedAt } = useInfiniteQuery(inboxQuery());
	const [open, setOpen] = useState<SessionSummary | null>(null);
	const { [of]: runs, stopped } = stoppedFirst(data?.pages[0]?.sessions ?? []);
	if (runs.length === 0 && !open) return null;
	return (
		<HomeSection title={title} more={runs.length > MOST_SHOWN ? { href: "/inbox", label: "See all" } : undefined}>
			{runs
				.slice(0, MOST_SHOWN)
				.map(
					(run, at) =>
						run.waitingFor && (
							<WaitingCard
								key={run.jobSpecId}
								run={run}
								waiting={run.waitingFor}
								headingLevel={3}
								nowMs={Math.max(nowMs, dataUpdatedAt)}
								keptUntil={keptUntil}
								isLead={stopped.length === 0 && at === 0}
								onAnswer={setOpen}
							/>
						),
				)}
			{open && <AnswerSheet key={open.jobSpecId} run={open} onNext={null} onClose={() => setOpen(null)} />}
		</HomeSection>
	);
}

/** What has stopped for the person, before all else, with the way to answer it; nothing while nothing has. */
export const WaitingFirst = (props: WaitingProps) => <Cards title="Waiting for you" of="stopped" {...props} />;

/** What was begun and left: it stands apart, and calls for nobody. */
export const NotStarted = (props: WaitingProps) => <Cards title="Not started" of="unstarted" {...props} />;
