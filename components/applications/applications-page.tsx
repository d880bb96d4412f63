"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import Link from "next/link";
import { usePathname, useSearchParams } from "next/navigation";
import { useState } from "react";
import { messageOf } from "@/components/api-client";
import { TopLine } from "@/components/layout/top-line";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { Application } from "@/lib/goal-jobs/applications/schemas";
import { ApplicationBoard } from "./application-board";
import { readShown, type ShownApplications, searchOf } from "./application-filter";
import { ApplicationList } from "./application-list";
import { ApplicationSheet } from "./application-sheet";
import { ApplicationToolbar } from "./application-toolbar";
import { applicationsQuery } from "./queries";
import { AddApplication } from "./writing/add-application";

/** What is shown lives in the address, so that going back and sharing keep it. */
function useShown() {
	const pathname = usePathname();
	const shown = readShown(useSearchParams());
	function change(changes: Partial<ShownApplications>) {
		const next = searchOf({ ...shown, ...changes });
		window.history.replaceState(null, "", next === "" ? pathname : `${pathname}?${next}`);
	}
	return { shown, change };
}

/** Every posting that a person follows, over all runs: as a list and as a board. */
export function ApplicationsPage() {
	const { count } = useFormat();
	const { shown, change } = useShown();
	const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useInfiniteQuery(applicationsQuery(shown));
	const [isAdding, setIsAdding] = useState(false);
	const [opened, setOpened] = useState<Application | null>(null);
	const items = data?.pages.flatMap((page) => page.items) ?? [];
	// It stays open where a change takes it out of what the list shows.
	const open = items.find(({ applicationId }) => applicationId === opened?.applicationId) ?? opened;
	const [first] = data?.pages ?? [];
	const isEmpty = first !== undefined && Object.values(first.counts).every((n) => n === 0);
	return (
		<>
			<TopLine
				place="Applications"
				action={
					<Button size="sm" icon={<Plus aria-hidden />} onClick={() => setIsAdding(true)}>
						<span>
							Add<span className="max-sm:sr-only"> an application</span>
						</span>
					</Button>
				}
			/>
			<main className="mx-auto grid max-w-6xl grid-cols-1 gap-4 px-4 py-4 md:gap-5 md:px-8 md:py-6">
				<h1 className="font-semibold text-2xl max-md:sr-only">Applications</h1>
				{error && (
					<Notice tone="danger" title="Your applications could not be loaded" action={<Button onClick={() => refetch()}>Try again</Button>}>
						{messageOf(error)}
					</Notice>
				)}
				{isPending && <Skeleton className="h-80 rounded-lg" />}
				{isEmpty && <NothingYet />}
				{first && !isEmpty && (
					<>
						<ApplicationToolbar shown={shown} counts={first.counts} onChange={change} />
						{shown.view === "board" ? (
							<ApplicationBoard applications={items} counts={first.counts} onOpen={setOpened} />
						) : items.length > 0 ? (
							<ApplicationList applications={items} sort={shown.sort} onSort={(sort) => change({ sort })} onOpen={setOpened} />
						) : (
							<p className="py-12 text-center text-ink-muted">No application passes these filters.</p>
						)}
						<div className="flex flex-wrap items-center justify-between gap-2 text-ink-muted text-sm">
							<p role="status">
								{items.length} of {count(first.total, "application")}
							</p>
							{hasNextPage && (
								<Button isBusy={isFetchingNextPage} onClick={() => fetchNextPage()}>
									Show more
								</Button>
							)}
						</div>
					</>
				)}
				{isAdding && <AddApplication onClose={() => setIsAdding(false)} />}
				{open && <ApplicationSheet key={open.applicationId} application={open} onClose={() => setOpened(null)} />}
			</main>
		</>
	);
}

function NothingYet() {
	return (
		<EmptyState
			title="No applications yet"
			text="Each posting that a resume is written for stands here, and each that you give a status: with the link to apply, what it pays, whom you talk to, your notes and a day to be reminded. What you found elsewhere can be added by hand."
			action={
				<Button asChild variant="primary">
					<Link href="/new/goal_lane.resume_to_job_ready">Find jobs for a resume</Link>
				</Button>
			}
		/>
	);
}
