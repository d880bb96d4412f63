import type { Metadata } from "next";
import Link from "next/link";
import { Hydrated } from "@/app/(product)/hydrated";
import { requirePageContext } from "@/app/(product)/page-context";
import { TopLine } from "@/components/layout/top-line";
import { Button } from "@/components/ui/button";
import { ImportWorkflow } from "@/components/user-workflows/mine/import-workflow";
import { NewWorkflow } from "@/components/user-workflows/mine/new-workflow";
import { WorkflowList } from "@/components/user-workflows/mine/workflow-list";
import { WORKFLOWS_PER_PAGE, workflowKeys } from "@/components/user-workflows/queries";
import { getProfile } from "@/lib/accounts/profile/get-profile";
import { listCatalog } from "@/lib/catalog/registry";
import { listUserWorkflows } from "@/lib/user-workflows/list-user-workflows";

/** As many of ours are offered to begin with as stand side by side. */
const SHOWN_STOCK = 3;

export const metadata: Metadata = { title: "My workflows" };

export default async function MyWorkflowsPage() {
	const context = await requirePageContext("/workflows");
	const [profile, page] = await Promise.all([getProfile(context), listUserWorkflows(context, { limit: WORKFLOWS_PER_PAGE })]);
	const stock = listCatalog().workflows.filter(({ deprecated }) => !deprecated);
	return (
		<>
			<TopLine place="My workflows" action={<NewWorkflow isPro={profile.tier === "pro"} />} />
			<main className="mx-auto grid max-w-5xl grid-cols-1 gap-6 px-4 py-8 md:px-8">
				<div className="flex flex-wrap items-end justify-between gap-4">
					<div className="grid gap-1">
						<h1 className="font-semibold text-2xl">Your own workflows</h1>
						<p className="text-ink-muted">What you made of tools on a canvas, or took from others and changed. Only you see them until you publish one.</p>
					</div>
					<div className="flex flex-wrap gap-2">
						<Button asChild>
							<Link href="/catalog">Customize one of ours</Link>
						</Button>
						<ImportWorkflow />
					</div>
				</div>
				<Hydrated data={[[workflowKeys.list(null), { pages: [page], pageParams: [null] }]]}>
					<WorkflowList stock={stock.slice(0, SHOWN_STOCK)} />
				</Hydrated>
			</main>
		</>
	);
}
