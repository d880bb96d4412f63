import type { Metadata } from "next";
import Link from "next/link";
import { filesThere } from "@/app/(product)/files-there";
import { Hydrated } from "@/app/(product)/hydrated";
import { requirePageContext } from "@/app/(product)/page-context";
import { type Search, searchParamsOf, searchText } from "@/app/search-text";
import { GOAL_STEPS } from "@/components/beginning/begun-address";
import { WorkflowGrid } from "@/components/catalog/workflow-shelves";
import { fileKeys, NEWEST_FILES } from "@/components/files/queries";
import { GoalField } from "@/components/goal-jobs/goal/goal-field";
import { LONGEST_GOAL } from "@/components/goal-jobs/goal/goal-limits";
import { NEWEST_RESULTS, RESULT_STATES, RUNNING_STATES, RUNS_PER_PAGE, runKeys } from "@/components/goal-jobs/queries";
import { FirstSteps } from "@/components/home/first-steps";
import { HomeSection } from "@/components/home/home-section";
import { NewestFiles } from "@/components/home/newest-files";
import { NewestResults } from "@/components/home/newest-results";
import { Reminders } from "@/components/home/reminders";
import { Running } from "@/components/home/running";
import { NotStarted, WaitingFirst } from "@/components/home/waiting-first";
import { stoppedFirst } from "@/components/inbox/waiting-words";
import { GuestNote } from "@/components/layout/session/guest-note";
import { TopLine } from "@/components/layout/top-line";
import { Button } from "@/components/ui/button";
import { guestKeptUntil } from "@/lib/accounts/guests/kept-until";
import type { CatalogEntry } from "@/lib/catalog/schemas";
import { listFiles } from "@/lib/files/list-files";
import { listStepPrices } from "@/lib/goal-jobs/prices/list-step-prices";
import type { SessionSummary } from "@/lib/goal-jobs/sessions/schemas";
import { listSessions } from "@/lib/goal-jobs/views/list-sessions";
import { listWorkflows } from "@/lib/goal-jobs/views/list-workflows";

const SHOWN_WORKFLOWS = 4;

/** Those that the person ran last, then the first ones of the catalog. */
function firstOf(workflows: readonly CatalogEntry[], runs: readonly SessionSummary[]): CatalogEntry[] {
	const used = runs.flatMap((run) => workflows.find(({ workflowId }) => workflowId === run.workflowId) ?? []);
	return [...new Set([...used, ...workflows])].slice(0, SHOWN_WORKFLOWS);
}

export const metadata: Metadata = { title: "Home" };

/** Where a person begins and comes back to: what they want, what waits for them, what works, and what came of it. */
export default async function HomePage({ searchParams }: { searchParams: Promise<Search> }) {
	const context = await requirePageContext("/home");
	const search = await searchParams;
	const goal = searchText(search.goal) ?? "";
	const step = GOAL_STEPS.find((known) => known === searchText(search.step)) ?? null;
	const [{ workflows }, waiting, running, results, files, added] = await Promise.all([
		listWorkflows(),
		listSessions(context, { waiting: true, limit: RUNS_PER_PAGE }),
		listSessions(context, { statuses: [...RUNNING_STATES], waiting: false, limit: RUNS_PER_PAGE }),
		listSessions(context, { statuses: [...RESULT_STATES], limit: NEWEST_RESULTS }),
		listFiles(context, { limit: NEWEST_FILES }),
		filesThere(context, searchParamsOf(search).getAll("file")),
	]);
	const current = workflows.filter(({ deprecated }) => !deprecated);
	const keptUntil = context.actor.kind === "guest" ? guestKeptUntil(context.actor.signedInAt) : null;
	const waits = <WaitingFirst nowMs={Date.now()} keptUntil={keptUntil} />;
	const hasWaiting = stoppedFirst(waiting.sessions).stopped.length > 0;
	const Heading = hasWaiting ? "h2" : "h1";
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
				{hasWaiting && <h1 className="sr-only">Home</h1>}
				{hasWaiting && goal === "" && waits}
				<section aria-labelledby="home-goal" className="grid grid-cols-1 gap-4">
					<Heading id="home-goal" className={isNew ? "font-semibold text-2xl" : "font-semibold text-lg"}>
						What do you want to get done?
					</Heading>
					<GoalField workflows={current} begunGoal={goal.slice(0, LONGEST_GOAL)} begunFiles={added} step={step} isCompact={!isNew} />
					{keptUntil && !isNew && <GuestNote keptUntil={keptUntil} next="/home" />}
				</section>
				{isNew && <FirstSteps workflows={workflows} />}
				{(!hasWaiting || goal !== "") && waits}
				<NotStarted nowMs={Date.now()} keptUntil={keptUntil} />
				<Reminders />
				<Running />
				<div className="grid grid-cols-1 items-start gap-10 empty:hidden lg:has-[>:nth-child(2)]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
					<NewestResults />
					<NewestFiles workflows={current.map(({ workflowId, name, supportedInputFormats }) => ({ workflowId, name, formats: supportedInputFormats }))} />
				</div>
				<HomeSection title={isNew ? "What can be done" : "Start something"} more={{ href: "/catalog", label: `See all ${current.length} workflows` }}>
					<WorkflowGrid workflows={firstOf(current, [...results.sessions, ...running.sessions, ...waiting.sessions])} prices={listStepPrices()} />
				</HomeSection>
			</main>
		</Hydrated>
	);
}
