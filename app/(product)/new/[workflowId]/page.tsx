import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { requireActor } from "@/app/(product)/require-actor";
import { NewRun } from "@/components/goal-jobs/new-run/new-run";
import { TopLine } from "@/components/layout/top-line";
import { listCatalog } from "@/lib/catalog/registry";

export const metadata: Metadata = { title: "New run" };

interface NewRunPageProps {
	params: Promise<{ workflowId: string }>;
	searchParams: Promise<{ run?: string }>;
}

export default async function NewRunPage({ params, searchParams }: NewRunPageProps) {
	const [{ workflowId }, { run }] = await Promise.all([params, searchParams]);
	await requireActor(`/new/${workflowId}${run ? `?run=${run}` : ""}`);
	const workflow = listCatalog().workflows.find((entry) => entry.workflowId === decodeURIComponent(workflowId));
	if (!workflow) notFound();
	return (
		<>
			<TopLine parent={{ href: "/catalog", label: "Workflows" }} place={workflow.name} />
			<NewRun workflow={workflow} startedRunId={run ?? null} />
		</>
	);
}
