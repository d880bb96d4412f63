import type { CatalogEntry } from "@/lib/catalog/schemas";
import { shelvesOf } from "./shelves";
import { WorkflowCard } from "./workflow-card";

export function WorkflowGrid({ workflows }: { workflows: readonly CatalogEntry[] }) {
	return (
		<ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
			{workflows.map((workflow) => (
				<li key={workflow.workflowId} className="grid grid-cols-1">
					<WorkflowCard workflow={workflow} />
				</li>
			))}
		</ul>
	);
}

/** What can be run, under the headings that people look for it by. */
export function WorkflowShelves({ workflows }: { workflows: readonly CatalogEntry[] }) {
	return shelvesOf(workflows).map(({ heading, workflows: shelf }) => (
		<section key={heading} aria-label={heading} className="grid grid-cols-1 gap-3">
			<h2 className="font-semibold text-lg">{heading}</h2>
			<WorkflowGrid workflows={shelf} />
		</section>
	));
}
