import type { Metadata } from "next";
import { Hydrated } from "@/app/(product)/hydrated";
import { requirePageContext } from "@/app/(product)/page-context";
import { type Search, searchParamsOf } from "@/app/search-text";
import { readPeriod } from "@/components/audit/period/period";
import { auditKeys } from "@/components/audit/queries";
import { AuditedWorkflows } from "@/components/audit/workflow/audited-workflows";
import { listAuditedWorkflows } from "@/lib/specialists/workflow-views/list-audited-workflows";
import { AuditedWorkflowsQuery } from "@/lib/specialists/workflow-views/schemas";

export const metadata: Metadata = { title: "Audit" };

export default async function AuditPage({ searchParams }: { searchParams: Promise<Search> }) {
	const search = searchParamsOf(await searchParams);
	const context = await requirePageContext(search.size > 0 ? `/audit?${search}` : "/audit");
	const nowMs = Date.now();
	const days = readPeriod(search, nowMs);
	const page = await listAuditedWorkflows(context, AuditedWorkflowsQuery.parse(days));
	return (
		<Hydrated data={[[auditKeys.workflows(days), { pages: [page], pageParams: [null] }]]}>
			<AuditedWorkflows nowMs={nowMs} />
		</Hydrated>
	);
}
