import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { findPageContext } from "@/app/(product)/page-context";
import { type Search, searchText } from "@/app/search-text";
import { WorkflowFinder } from "@/components/catalog/workflow-finder";
import { freeMonthWords } from "@/components/credits/free-month";
import { LONGEST_GOAL } from "@/components/goal-jobs/goal/goal-limits";
import { TopLine } from "@/components/layout/top-line";
import { Button } from "@/components/ui/button";
import { wordsOfWorkflows } from "@/lib/catalog/registry";
import { listStepPrices } from "@/lib/goal-jobs/prices/list-step-prices";
import { listWorkflows } from "@/lib/goal-jobs/views/list-workflows";

export const metadata: Metadata = { title: "Workflows" };

export default async function CatalogPage({ searchParams }: { searchParams: Promise<Search> }) {
	const search = await searchParams;
	const goal = searchText(search.goal);
	// Goals are said on the first page; addresses of before that bring one still lead there.
	if (goal) redirect(`/home?goal=${encodeURIComponent(goal.slice(0, LONGEST_GOAL))}`);
	// Open to who has no session: what is pressed opens one as a guest, as on the first page.
	const context = await findPageContext();
	const isOpen = context === null;
	const { workflows } = await listWorkflows();
	return (
		<>
			{!isOpen && (
				<TopLine
					place="Workflows"
					action={
						<Button asChild size="sm">
							<Link href="/workflows">My workflows</Link>
						</Button>
					}
				/>
			)}
			<main className="mx-auto grid max-w-5xl grid-cols-1 gap-6 px-4 py-6 md:gap-8 md:px-8 md:py-8">
				<div className="grid gap-1">
					<h1 className="font-semibold text-2xl">Pick what you want to get done</h1>
					<p className="text-ink-muted">
						{isOpen && "No account is needed to begin one. "}
						{freeMonthWords(context?.actor.kind === "user" ? "user" : "guest")}
					</p>
				</div>
				<WorkflowFinder workflows={workflows} said={wordsOfWorkflows()} prices={listStepPrices()} begun={searchText(search.q) ?? ""} isOpen={isOpen} />
			</main>
		</>
	);
}
