import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { Hydrated } from "@/app/(product)/hydrated";
import { findPageContext, requirePageContext } from "@/app/(product)/page-context";
import { type Search, searchParamsOf } from "@/app/search-text";
import { readPeriod } from "@/components/audit/period/period";
import { auditKeys } from "@/components/audit/queries";
import { WorkflowAudit } from "@/components/audit/workflow/workflow-audit";
import { AppError } from "@/lib/platform/errors";
import { auditedWorkflowName } from "@/lib/specialists/workflow-views/audited-workflow-name";
import { getCostTimeline } from "@/lib/specialists/workflow-views/get-cost-timeline";

interface WorkflowAuditPageProps {
	params: Promise<{ workflowId: string }>;
	searchParams: Promise<Search>;
}

/** Null for a workflow that is missing or somebody else's. */
const findName = cache(async (workflowId: string): Promise<string | null> => {
	const context = await findPageContext();
	if (!context) return null;
	try {
		return await auditedWorkflowName(context, workflowId);
	} catch (error) {
		if (error instanceof AppError && error.code === "WORKFLOW_NOT_FOUND") return null;
		throw error;
	}
});

export async function generateMetadata({ params }: WorkflowAuditPageProps): Promise<Metadata> {
	const name = await findName(decodeURIComponent((await params).workflowId));
	return { title: name ? `How it has worked: ${name}` : "Page not found" };
}

export default async function WorkflowAuditPage({ params, searchParams }: WorkflowAuditPageProps) {
	const { workflowId: written } = await params;
	const search = searchParamsOf(await searchParams);
	const context = await requirePageContext(`/audit/${written}`);
	const workflowId = decodeURIComponent(written);
	const name = await findName(workflowId);
	if (!name) notFound();
	const nowMs = Date.now();
	const days = readPeriod(search, nowMs);
	return (
		<Hydrated data={[[auditKeys.workflow(workflowId, "costs", days), await getCostTimeline(context, workflowId, days)]]}>
			<WorkflowAudit workflowId={workflowId} name={name} nowMs={nowMs} />
		</Hydrated>
	);
}
