import { WorkflowIcon } from "@/components/catalog/workflow-icon";
import type { CatalogEntry } from "@/lib/catalog/schemas";
import { ShelfLink } from "./shelf-link";

/** What can be done here, at a glance; each is a press away. */
export function Shelf({ workflows, isSignedIn }: { workflows: readonly CatalogEntry[]; isSignedIn: boolean }) {
	return (
		<section aria-label="Workflows">
			<ul className="grid grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-3">
				{workflows.map(({ workflowId, name, description, icon }) => (
					<li key={workflowId} className="grid">
						<ShelfLink
							href={`/new/${workflowId}`}
							isSignedIn={isSignedIn}
							className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 rounded-lg border bg-surface p-3 transition-colors duration-150 hover:border-line-strong sm:p-4"
						>
							<WorkflowIcon icon={icon} className="mt-0.5 size-5 text-accent" />
							<span className="grid gap-0.5">
								<span className="font-medium leading-5">{name}</span>
								<span className="text-ink-muted text-sm max-sm:hidden">{description}</span>
							</span>
						</ShelfLink>
					</li>
				))}
			</ul>
		</section>
	);
}
