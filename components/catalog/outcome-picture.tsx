import type { CatalogEntry } from "@/lib/catalog/schemas";
import { WorkflowIcon } from "./workflow-icon";

/** A sheet with what comes out of a workflow on it, and its formats below: what tells the cards apart before a word is read. */
export function OutcomePicture({ workflow: { icon, makes } }: { workflow: CatalogEntry }) {
	return (
		<div aria-hidden className="grid w-16 content-start justify-items-center gap-1.5">
			<span className="relative grid h-[4.25rem] w-14 place-items-center rounded-md border bg-accent-soft text-accent">
				<span className="absolute top-[-1px] right-[-1px] size-3.5 rounded-bl-md border-b border-l bg-surface" />
				<WorkflowIcon icon={icon} className="size-7" />
			</span>
			{makes && <span className="text-center font-medium text-ink-muted text-xs leading-tight">{makes.formats.join(", ")}</span>}
		</div>
	);
}
