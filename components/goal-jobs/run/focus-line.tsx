"use client";

import { ChevronLeft, Hand, Info } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useState } from "react";
import { useAsked } from "@/components/goal-jobs/asked-question";
import { stepCount } from "@/components/goal-jobs/run/timeline/timeline";
import { runName } from "@/components/goal-jobs/run-name";
import { ConnectionNote } from "@/components/layout/connection-note";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/overlay/sheet";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { RunActions } from "./actions/run-actions";

interface FocusLineProps {
	job: GoalJob;
	/** What is asked, until the screen says it in its own words. */
	title: string;
	/** All else about the run, a press away. */
	details: ReactNode;
}

/** One line over a pause: where you are, what is asked, how far the run is. The rest of the page is for the decision. */
export function FocusLine({ job, title, details }: FocusLineProps) {
	const asked = useAsked();
	const [isOpen, setIsOpen] = useState(false);
	const { done, total } = stepCount(job);
	const name = runName(job);
	return (
		<header className="top-0 z-30 border-b bg-canvas tall:sticky">
			<section aria-label="About this run" className="flex min-h-12 items-center gap-x-3 px-3 md:px-4">
				<nav aria-label="Place" className="flex min-w-0 shrink items-center">
					<Link href="/runs" className="inline-flex min-h-10 min-w-10 shrink-0 items-center gap-0.5 rounded-sm text-ink-muted hover:text-ink">
						<ChevronLeft aria-hidden className="size-4" />
						Runs
					</Link>
					<span aria-current="page" title={name} className="max-w-48 truncate pl-3 text-ink-muted max-lg:sr-only">
						{name}
					</span>
				</nav>
				<span className="inline-flex h-6 shrink-0 items-center gap-1.5 rounded-full bg-attention px-2 font-medium text-on-attention text-sm">
					<Hand aria-hidden className="size-3.5" />
					<span className="max-md:sr-only">Waiting for you</span>
				</span>
				<h1 className="line-clamp-3 min-w-0 flex-1 text-pretty py-1 font-semibold leading-5 short:line-clamp-none md:line-clamp-2 md:text-lg">
					{asked ?? title}
				</h1>
				<ConnectionNote />
				{total > 0 && (
					<span className="shrink-0 text-ink-muted text-sm">
						<span className="font-mono">
							{done}
							<span aria-hidden className="sm:hidden">
								/
							</span>
							<span className="max-sm:sr-only"> of </span>
							{total}
						</span>
						<span className="max-sm:sr-only"> steps</span>
					</span>
				)}
				<div className="shrink-0 max-md:hidden">
					<RunActions job={job} />
				</div>
				<Button variant="ghost" icon={<Info aria-hidden />} className="max-sm:px-2.5" onClick={() => setIsOpen(true)}>
					<span className="max-sm:sr-only">About the run</span>
				</Button>
			</section>
			<div aria-hidden className="h-0.5 bg-line">
				<div className="h-full bg-attention" style={{ width: `${total > 0 ? Math.round((100 * done) / total) : 0}%` }} />
			</div>
			<Sheet isOpen={isOpen} onOpenChange={setIsOpen} title={name}>
				<div className="grid grid-cols-1 gap-6">{details}</div>
			</Sheet>
		</header>
	);
}
