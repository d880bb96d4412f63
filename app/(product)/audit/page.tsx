import type { Metadata } from "next";
import { Hydrated } from "@/app/(product)/hydrated";
import { requirePageContext } from "@/app/(product)/page-context";
import { type Search, searchText } from "@/app/search-text";
import { auditKeys } from "@/components/audit/queries";
import { AuditedWorkflows } from "@/components/audit/workflow/audited-workflows";
import { daysOf, readPeriod } from "@/components/audit/workflow/period";
import { listAuditedWorkflows } from "@/lib/specialists/workflow-views/list-audited-workflows";
import { AuditedWorkflowsQuery } from "@/lib/specialists/workflow-views/schemas";

export const metadata: Metadata = { title: "Audit" };

export default async function AuditPage({ searchParams }: { searchParams: Promise<Search> }) {
	const given = searchText((await searchParams).period);
	const context = await requirePageContext(given ? `/audit?period=${encodeURIComponent(given)}` : "/audit");
	const days = daysOf(readPeriod(given), new Date());
	const page = await listAuditedWorkflows(context, AuditedWorkflowsQuery.parse(days));
	return (
		<Hydrated data={[[auditKeys.workflows(days), { pages: [page], pageParams: [null] }]]}>
			<AuditedWorkflows />
		</Hydrated>
	);
}
