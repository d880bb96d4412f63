"use client";

import { Ellipsis, GitCompareArrows, Trash2 } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/overlay/menu";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { DeleteRun, DeleteRunDialog } from "./delete-run";

/** What is done with a run that has ended and made nothing, besides the ways on, which its page tells. One that never began can only be got rid of. */
export function EndedActions({ job }: { job: GoalJob }) {
	const [isDeleting, setIsDeleting] = useState(false);
	if (!job.startedAt) return <DeleteRun job={job} />;
	return (
		<>
			<Menu
				trigger={
					<Button aria-label="More for this run" className="h-11 w-11 px-0">
						<Ellipsis aria-hidden />
					</Button>
				}
			>
				<MenuItem asChild>
					<Link href={`/runs/compare?a=${job.jobSpecId}`}>
						<GitCompareArrows aria-hidden /> Compare with another run
					</Link>
				</MenuItem>
				<MenuSeparator />
				<MenuItem isDangerous onSelect={() => setIsDeleting(true)}>
					<Trash2 aria-hidden /> Delete run
				</MenuItem>
			</Menu>
			<DeleteRunDialog job={job} isOpen={isDeleting} onOpenChange={setIsDeleting} />
		</>
	);
}

/** Whether a workflow can be begun from the catalog; one that a person made has its own place. */
export const isOfCatalog = (workflowId: string): boolean => !workflowId.startsWith("user_");
