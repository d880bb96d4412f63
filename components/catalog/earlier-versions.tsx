import Link from "next/link";
import { Button } from "@/components/ui/button";
import type { CatalogEntry } from "@/lib/catalog/schemas";
import { WorkflowIcon } from "./workflow-icon";

interface EarlierVersionsProps {
	outdated: readonly CatalogEntry[];
	/** Where the names of what replaces them are. */
	workflows: readonly CatalogEntry[];
}

/** Workflows that a newer one replaces: still there for who began with them, folded away for everybody else. */
export function EarlierVersions({ outdated, workflows }: EarlierVersionsProps) {
	return (
		<details>
			<summary className="w-fit cursor-pointer rounded-sm text-ink-muted hover:text-ink pointer-coarse:py-2.5">
				Older workflows, replaced by newer ones ({outdated.length})
			</summary>
			<ul className="mt-3 grid divide-y rounded-lg border bg-surface">
				{outdated.map(({ workflowId, name, icon, description, replacedBy }) => (
					<li key={workflowId} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
						<WorkflowIcon icon={icon} className="size-5 text-ink-faint" />
						<div className="min-w-0 flex-1 basis-72">
							<p className="font-medium">{name}</p>
							<p className="text-ink-muted text-sm">
								{description} Replaced by {workflows.find((other) => other.workflowId === replacedBy)?.name ?? "a newer one"}.
							</p>
						</div>
						<Button asChild size="sm">
							<Link href={`/new/${workflowId}`} aria-label={`Use ${name}`}>
								Use it anyway
							</Link>
						</Button>
					</li>
				))}
			</ul>
		</details>
	);
}
