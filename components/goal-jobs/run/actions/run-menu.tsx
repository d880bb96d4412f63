"use client";

import { Ellipsis, GitCompareArrows, Trash2 } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/overlay/menu";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { DeleteRunDialog } from "./delete-run";

/** What else is done with a run that has ended. `children` come first. */
export function RunMenu({ job, children }: { job: GoalJob; children?: ReactNode }) {
	const [isDeleting, setIsDeleting] = useState(false);
	return (
		<>
			<Menu
				trigger={
					<Button aria-label="More for this run" className="h-11 w-11 px-0">
						<Ellipsis aria-hidden />
					</Button>
				}
			>
				{children}
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
