import type { Metadata } from "next";
import { Hydrated } from "@/app/(product)/hydrated";
import { requirePageContext } from "@/app/(product)/page-context";
import { type Search, searchParamsOf } from "@/app/search-text";
import { creditKeys, LINES_PER_PAGE } from "@/components/credits/queries";
import { ledgerFilterOf, readStatementFilter } from "@/components/credits/statement/ledger-filter";
import { StatementPage } from "@/components/credits/statement/statement-page";
import { getBalance } from "@/lib/credits/views/get-balance";
import { listLedger } from "@/lib/credits/views/list-ledger";
import { listWorkflows } from "@/lib/goal-jobs/views/list-workflows";

export const metadata: Metadata = { title: "Credits" };

export default async function Credits({ searchParams }: { searchParams: Promise<Search> }) {
	const search = searchParamsOf(await searchParams);
	const context = await requirePageContext(search.size > 0 ? `/credits?${search}` : "/credits");
	const filter = ledgerFilterOf(readStatementFilter(search));
	const [balance, page] = await Promise.all([getBalance(context), listLedger(context, { ...filter, limit: LINES_PER_PAGE })]);
	const names = Object.fromEntries((await listWorkflows()).workflows.map(({ workflowId, name }) => [workflowId, name]));
	return (
		<Hydrated
			data={[
				[creditKeys.balance, balance],
				[creditKeys.ledger(filter), { pages: [page], pageParams: [null] }],
			]}
		>
			<StatementPage nowMs={Date.now()} names={names} />
		</Hydrated>
	);
}
