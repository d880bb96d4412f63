import type { Metadata } from "next";
import { Hydrated } from "@/app/(product)/hydrated";
import { requirePageContext } from "@/app/(product)/page-context";
import { type Search, searchText } from "@/app/search-text";
import { readRunFilter } from "@/components/goal-jobs/list/run-filter";
import { RunList } from "@/components/goal-jobs/list/run-list";
import { RUNS_PER_PAGE, runKeys } from "@/components/goal-jobs/queries";
import { listSessions } from "@/lib/goal-jobs/views/list-sessions";

export const metadata: Metadata = { title: "Runs" };

export default async function RunsPage({ searchParams }: { searchParams: Promise<Search> }) {
	const search = new URLSearchParams(
		Object.entries(await searchParams).flatMap(([name, value]) => {
			const text = searchText(value);
			return text === null ? [] : [[name, text]];
		}),
	);
	const context = await requirePageContext(search.size > 0 ? `/runs?${search}` : "/runs");
	const filter = readRunFilter(search);
	const page = await listSessions(context, { limit: RUNS_PER_PAGE, ...(filter.status ? { status: filter.status } : {}), ...(filter.q ? { q: filter.q } : {}) });
	return (
		<Hydrated data={[[runKeys.list(filter), { pages: [page], pageParams: [null] }]]}>
			<RunList />
		</Hydrated>
	);
}
