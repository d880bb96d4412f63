import type { CatalogEntry } from "@/lib/catalog/schemas";
import { shelvesOf } from "./shelves";
import { WorkflowCard } from "./workflow-card";

interface WorkflowsProps {
	workflows: readonly CatalogEntry[];
	/** The least price of each by what its steps cost, where nobody has run it yet. */
	prices: Readonly<Record<string, number>>;
}

export function WorkflowGrid({ workflows, prices }: WorkflowsProps) {
	return (
		<ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
			{workflows.map((workflow) => (
				<li key={workflow.workflowId} className="grid grid-cols-1">
					<WorkflowCard workflow={workflow} fromMicroU={prices[workflow.workflowId]} />
				</li>
			))}
		</ul>
	);
}

/** What can be run, under the headings that people look for it by. */
export function WorkflowShelves({ workflows, prices }: WorkflowsProps) {
	return shelvesOf(workflows).map(({ heading, workflows: shelf }) => (
		<section key={heading} aria-label={heading} className="grid grid-cols-1 gap-3">
			<h2 className="font-semibold text-lg">{heading}</h2>
			<WorkflowGrid workflows={shelf} prices={prices} />
		</section>
	));
}
