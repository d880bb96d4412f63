import type { Metadata } from "next";
import { requirePageContext } from "@/app/(product)/page-context";
import { WorkflowCards } from "@/components/catalog/workflow-cards";
import { TopLine } from "@/components/layout/top-line";
import { listWorkflows } from "@/lib/goal-jobs/views/list-workflows";

export const metadata: Metadata = { title: "Workflows" };

export default async function CatalogPage() {
	await requirePageContext("/catalog");
	const { workflows } = await listWorkflows();
	return (
		<>
			<TopLine place="Workflows" />
			<main className="mx-auto grid max-w-5xl grid-cols-1 gap-8 px-4 py-8 md:px-8">
				<div className="grid gap-1">
					<h1 className="font-semibold text-2xl">What do you want to get done?</h1>
					<p className="text-ink-muted">Pick a workflow, add your file, and answer what it asks. You see each step as it happens.</p>
				</div>
				<WorkflowCards workflows={workflows} />
			</main>
		</>
	);
}
