import { WorkflowIcon } from "@/components/catalog/workflow-icon";
import type { CatalogEntry } from "@/lib/catalog/schemas";

/** What can be done here, at a glance. */
export function Shelf({ workflows }: { workflows: readonly CatalogEntry[] }) {
	return (
		<section aria-label="Workflows">
			<ul className="grid grid-cols-1 gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
				{workflows.map(({ workflowId, name, description, icon }) => (
					<li key={workflowId} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
						<WorkflowIcon icon={icon} className="mt-0.5 size-5 text-accent" />
						<div className="grid gap-0.5">
							<h3 className="font-medium">{name}</h3>
							<p className="text-ink-muted text-sm">{description}</p>
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
