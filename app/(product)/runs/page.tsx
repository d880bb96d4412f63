import type { Metadata } from "next";
import { Hydrated } from "@/app/(product)/hydrated";
import { requirePageContext } from "@/app/(product)/page-context";
import { type Search, searchParamsOf } from "@/app/search-text";
import { RunList } from "@/components/goal-jobs/list/run-list";
import { RUNS_PER_PAGE, runKeys } from "@/components/goal-jobs/queries";
import { queryOf, readRunFilter } from "@/components/goal-jobs/run-filter";
import { SessionListQuery } from "@/lib/goal-jobs/sessions/schemas";
import { listSessions } from "@/lib/goal-jobs/views/list-sessions";
import { listWorkflows } from "@/lib/goal-jobs/views/list-workflows";

export const metadata: Metadata = { title: "Runs" };

export default async function RunsPage({ searchParams }: { searchParams: Promise<Search> }) {
	const search = searchParamsOf(await searchParams);
	const context = await requirePageContext(search.size > 0 ? `/runs?${search}` : "/runs");
	const filter = readRunFilter(search);
	const page = await listSessions(context, SessionListQuery.parse({ ...queryOf(filter), limit: RUNS_PER_PAGE }));
	const workflows = (await listWorkflows()).workflows.map(({ workflowId, name }) => ({ value: workflowId, label: name }));
	return (
		<Hydrated data={[[runKeys.list(filter), { pages: [page], pageParams: [null] }]]}>
			<RunList workflows={workflows} nowMs={Date.now()} />
		</Hydrated>
	);
}
