import type { Metadata } from "next";
import Link from "next/link";
import { Hydrated } from "@/app/(product)/hydrated";
import { requirePageContext } from "@/app/(product)/page-context";
import { type Search, searchText } from "@/app/search-text";
import { WorkflowShelves } from "@/components/catalog/workflow-shelves";
import { fileKeys, NEWEST_FILES } from "@/components/files/queries";
import { GoalField } from "@/components/goal-jobs/goal/goal-field";
import { LONGEST_GOAL } from "@/components/goal-jobs/goal/goal-limits";
import { NEWEST_RESULTS, RESULT_STATES, RUNNING_STATES, RUNS_PER_PAGE, runKeys } from "@/components/goal-jobs/queries";
import { FirstSteps } from "@/components/home/first-steps";
import { GuestNote } from "@/components/home/guest-note";
import { NewestFiles } from "@/components/home/newest-files";
import { NewestResults } from "@/components/home/newest-results";
import { Reminders } from "@/components/home/reminders";
import { Running } from "@/components/home/running";
import { WaitingFirst } from "@/components/home/waiting-first";
import { TopLine } from "@/components/layout/top-line";
import { Button } from "@/components/ui/button";
import { guestKeptUntil } from "@/lib/accounts/guests/kept-until";
import { listFiles } from "@/lib/files/list-files";
import { listStepPrices } from "@/lib/goal-jobs/prices/list-step-prices";
import { listSessions } from "@/lib/goal-jobs/views/list-sessions";
import { listWorkflows } from "@/lib/goal-jobs/views/list-workflows";

export const metadata: Metadata = { title: "Home" };

/** Where a person begins and comes back to: what they want, what waits for them, what works, and what came of it. */
export default async function HomePage({ searchParams }: { searchParams: Promise<Search> }) {
	const context = await requirePageContext("/home");
	const goal = searchText((await searchParams).goal) ?? "";
	const [{ workflows }, waiting, running, results, files] = await Promise.all([
		listWorkflows(),
		listSessions(context, { waiting: true, limit: RUNS_PER_PAGE }),
		listSessions(context, { statuses: [...RUNNING_STATES], waiting: false, limit: RUNS_PER_PAGE }),
		listSessions(context, { statuses: [...RESULT_STATES], limit: NEWEST_RESULTS }),
		listFiles(context, { limit: NEWEST_FILES }),
	]);
	const isNew = waiting.total + running.total + results.total + files.items.length === 0;
	return (
		<Hydrated
			data={[
				[runKeys.inbox, { pages: [waiting], pageParams: [null] }],
				[runKeys.running, running],
				[runKeys.results, results],
				[fileKeys.newest, files],
			]}
		>
			<TopLine
				place="Home"
				action={
					<Button asChild size="sm">
						<Link href="/catalog">All workflows</Link>
					</Button>
				}
			/>
			<main className="mx-auto grid max-w-5xl grid-cols-1 gap-10 px-4 py-8 md:px-8">
				<section aria-labelledby="home-goal" className="grid grid-cols-1 gap-4">
					<h1 id="home-goal" className="font-semibold text-2xl">
						What do you want to get done?
					</h1>
					<GoalField workflows={workflows.filter(({ deprecated }) => !deprecated)} begunGoal={goal.slice(0, LONGEST_GOAL)} />
					{context.actor.kind === "guest" && !isNew && <GuestNote keptUntil={guestKeptUntil(context.actor.signedInAt)} next="/home" />}
				</section>
				{isNew && <FirstSteps workflows={workflows} />}
				<WaitingFirst nowMs={Date.now()} />
				<Reminders />
				<Running />
				<div className="grid grid-cols-1 items-start gap-10 empty:hidden lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
					<NewestResults />
					<NewestFiles
						workflows={workflows
							.filter(({ deprecated }) => !deprecated)
							.map(({ workflowId, name, supportedInputFormats }) => ({ workflowId, name, formats: supportedInputFormats }))}
					/>
				</div>
				<WorkflowShelves workflows={workflows.filter(({ deprecated }) => !deprecated)} prices={listStepPrices()} />
			</main>
		</Hydrated>
	);
}
