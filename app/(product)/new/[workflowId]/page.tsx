import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { findRun } from "@/app/(product)/find-run";
import { Hydrated } from "@/app/(product)/hydrated";
import { requirePageContext } from "@/app/(product)/page-context";
import { isOpenForAnswers } from "@/components/goal-jobs/new-run/begun-run";
import { NewRun } from "@/components/goal-jobs/new-run/new-run";
import { runKeys } from "@/components/goal-jobs/queries";
import { TopLine } from "@/components/layout/top-line";
import { listCatalog } from "@/lib/catalog/registry";

interface NewRunPageProps {
	params: Promise<{ workflowId: string }>;
	searchParams: Promise<{ run?: string }>;
}

const findWorkflow = (workflowId: string) => listCatalog().workflows.find((entry) => entry.workflowId === decodeURIComponent(workflowId));

export async function generateMetadata({ params }: NewRunPageProps): Promise<Metadata> {
	return { title: findWorkflow((await params).workflowId)?.name ?? "New run" };
}

export default async function NewRunPage({ params, searchParams }: NewRunPageProps) {
	const [{ workflowId }, { run }] = await Promise.all([params, searchParams]);
	await requirePageContext(`/new/${workflowId}${run ? `?run=${run}` : ""}`);
	const workflow = findWorkflow(workflowId);
	if (!workflow) notFound();
	const job = run ? await findRun(run) : null;
	if (job && !isOpenForAnswers(job)) redirect(`/runs/${job.jobSpecId}`);
	return (
		<Hydrated data={job ? [[runKeys.detail(job.jobSpecId), job]] : []}>
			<TopLine parent={{ href: "/catalog", label: "Workflows" }} place={workflow.name} />
			<NewRun workflow={workflow} begunRunId={job?.jobSpecId ?? null} />
		</Hydrated>
	);
}
