import { buttonStyle } from "@/components/ui/button";
import type { CatalogEntry } from "@/lib/catalog/schemas";
import { shelvesOf } from "./shelves";
import { WorkflowCard } from "./workflow-card";

interface WorkflowsProps {
	workflows: readonly CatalogEntry[];
	/** The least price of each by what its steps cost, where nobody has run it yet. */
	prices: Readonly<Record<string, number>>;
	/** Whether they are shown to who has no session yet. */
	isOpen?: boolean;
}

export function WorkflowGrid({ workflows, prices, isOpen = false }: WorkflowsProps) {
	return (
		<ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
			{workflows.map((workflow) => (
				<li key={workflow.workflowId} className="grid grid-cols-1">
					<WorkflowCard workflow={workflow} fromMicroU={prices[workflow.workflowId]} isOpen={isOpen} />
				</li>
			))}
		</ul>
	);
}

const anchorOf = (heading: string): string => heading.toLowerCase().replaceAll(" ", "-");

/** What can be run, under the headings that people look for it by. */
export function WorkflowShelves({ workflows, prices, isOpen = false }: WorkflowsProps) {
	const shelves = shelvesOf(workflows);
	return (
		<>
			{shelves.length > 1 && (
				<nav aria-label="Groups of workflows" className="flex flex-wrap gap-2 md:hidden">
					{shelves.map(({ heading, workflows: shelf }) => (
						<a key={heading} href={`#${anchorOf(heading)}`} className={buttonStyle({ size: "sm" })}>
							{heading} <span className="font-mono text-ink-muted text-xs">{shelf.length}</span>
						</a>
					))}
				</nav>
			)}
			{shelves.map(({ heading, workflows: shelf }) => (
				<section key={heading} id={anchorOf(heading)} aria-label={heading} className="grid scroll-mt-18 grid-cols-1 gap-3">
					<h2 className="font-semibold text-lg">{heading}</h2>
					<WorkflowGrid workflows={shelf} prices={prices} isOpen={isOpen} />
				</section>
			))}
		</>
	);
}
