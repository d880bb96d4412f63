import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { findPageContext, requirePageContext } from "@/app/(product)/page-context";
import { type Search, searchText } from "@/app/search-text";
import { WorkflowEditor } from "@/components/user-workflows/canvas/workflow-editor";
import { getProfile } from "@/lib/accounts/profile/get-profile";
import { listCatalog } from "@/lib/catalog/registry";
import { AppError } from "@/lib/platform/errors";
import { getUserWorkflow } from "@/lib/user-workflows/get-user-workflow";
import type { UserWorkflow } from "@/lib/user-workflows/schemas";

interface WorkflowPageProps {
	params: Promise<{ workflowId: string }>;
	searchParams: Promise<Search>;
}

/** The viewer's own workflow; null where there is none at this address. */
const findOwn = cache(async (workflowId: string): Promise<UserWorkflow | null> => {
	const context = await findPageContext();
	if (!context) return null;
	try {
		const workflow = await getUserWorkflow(context, workflowId);
		return workflow.isOwn ? workflow : null;
	} catch (error) {
		if (error instanceof AppError && error.code === "WORKFLOW_NOT_FOUND") return null;
		throw error;
	}
});

export async function generateMetadata({ params }: WorkflowPageProps): Promise<Metadata> {
	return { title: (await findOwn((await params).workflowId))?.name ?? "Workflow not found" };
}

export default async function WorkflowPage({ params, searchParams }: WorkflowPageProps) {
	const [{ workflowId }, search] = await Promise.all([params, searchParams]);
	const context = await requirePageContext(`/workflows/${workflowId}`);
	const [workflow, profile] = await Promise.all([findOwn(workflowId), getProfile(context)]);
	if (!workflow) notFound();
	const source = listCatalog().workflows.find((entry) => entry.workflowId === workflow.sourceSpecId);
	return <WorkflowEditor workflow={workflow} samples={source?.samples ?? []} isPro={profile.tier === "pro"} runId={searchText(search.run)} />;
}
