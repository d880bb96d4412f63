import type { CatalogEntry } from "@/lib/catalog/schemas";
import { WorkflowIcon } from "./workflow-icon";

/** A sheet with what comes out of a workflow on it, and below that these are the formats it gives: what tells the cards apart before a word is read. */
export function OutcomePicture({ workflow: { icon, makes } }: { workflow: CatalogEntry }) {
	return (
		<div className="grid w-12 content-start md:w-16 justify-items-center gap-1.5">
			<span aria-hidden className="relative grid h-12 w-10 md:h-[4.25rem] md:w-14 place-items-center rounded-md border bg-accent-soft text-accent">
				<span className="absolute top-[-1px] right-[-1px] size-3.5 rounded-bl-md border-b border-l bg-surface" />
				<WorkflowIcon icon={icon} className="size-5 md:size-7" />
			</span>
			{makes && <span className="text-center font-medium text-ink-muted text-xs leading-tight">gives {makes.formats.join(", ")}</span>}
		</div>
	);
}
