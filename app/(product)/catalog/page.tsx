import type { Metadata } from "next";
import Link from "next/link";
import { requirePageContext } from "@/app/(product)/page-context";
import { WorkflowCards } from "@/components/catalog/workflow-cards";
import { GoalField } from "@/components/goal-jobs/goal/goal-field";
import { LONGEST_GOAL } from "@/components/goal-jobs/goal/goal-limits";
import { TopLine } from "@/components/layout/top-line";
import { Button } from "@/components/ui/button";
import { listWorkflows } from "@/lib/goal-jobs/views/list-workflows";

export const metadata: Metadata = { title: "Workflows" };

interface CatalogPageProps {
	searchParams: Promise<{ goal?: string | string[] }>;
}

export default async function CatalogPage({ searchParams }: CatalogPageProps) {
	await requirePageContext("/catalog");
	const { goal } = await searchParams;
	const { workflows } = await listWorkflows();
	return (
		<>
			<TopLine
				place="Workflows"
				action={
					<Button asChild size="sm">
						<Link href="/workflows">My workflows</Link>
					</Button>
				}
			/>
			<main className="mx-auto grid max-w-5xl grid-cols-1 gap-8 px-4 py-8 md:px-8">
				<div className="grid gap-1">
					<h1 className="font-semibold text-2xl">What do you want to get done?</h1>
					<p className="text-ink-muted">
						Say it in your words, or pick a workflow below. Nothing starts before you confirm it, and you see each step as it happens.
					</p>
				</div>
				<GoalField workflows={workflows.filter(({ deprecated }) => !deprecated)} begunGoal={typeof goal === "string" ? goal.slice(0, LONGEST_GOAL) : ""} />
				<WorkflowCards workflows={workflows} />
			</main>
		</>
	);
}
