"use client";

import { useQuery } from "@tanstack/react-query";
import { Sparkles, X } from "lucide-react";
import { thesePostingsQuery } from "@/components/postings/queries";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";

interface TrayProps {
	jobSpecId: string;
	/** In the order in which they were picked. */
	picked: readonly string[];
	max: number;
	onRemove: (jobId: string) => void;
	onOpen: (jobId: string) => void;
	onBest: () => void;
}

/** What is picked: one slot for each resume that will be written. */
export function Tray({ jobSpecId, picked, max, onRemove, onOpen, onBest }: TrayProps) {
	const { number } = useFormat();
	const { data } = useQuery(thesePostingsQuery(jobSpecId, picked));
	// One free place shows that there is room; the number beside the heading says how much.
	const slots = picked.length < max ? [...picked, null] : picked;
	return (
		<section aria-label="Your list" className="grid grid-cols-1 content-start gap-3">
			<div className="grid gap-1">
				<h2 className="flex items-baseline justify-between font-semibold">
					Your list
					<span className="font-mono font-normal text-ink-muted text-sm">
						{number(picked.length)}/{number(max)}
					</span>
				</h2>
				<p className="text-ink-muted text-sm">Each gets a resume of its own, made only of what yours says. Nothing runs until you go on.</p>
			</div>
			<Button icon={<Sparkles aria-hidden />} className="max-w-full whitespace-normal" onClick={onBest}>
				Pick the best five for me
			</Button>
			<ol className="grid grid-cols-1 gap-1.5">
				{slots.map((jobId, place) => {
					const posting = jobId === null ? undefined : data?.find((known) => known.jobId === jobId);
					return (
						<li
							key={jobId ?? `slot-${place}`}
							className="flex min-h-11 items-center gap-1 rounded-md border data-[free=true]:border-dashed data-[free=true]:text-ink-faint"
							data-free={jobId === null}
						>
							<span aria-hidden className="w-7 shrink-0 text-center font-mono text-ink-faint text-xs">
								{place + 1}
							</span>
							{jobId === null ? (
								<span className="text-sm">{picked.length === 0 ? "Pick a posting" : "Free"}</span>
							) : (
								<>
									<button type="button" onClick={() => onOpen(jobId)} className="grid min-w-0 flex-1 rounded-sm py-1 text-left hover:text-accent">
										<span className="truncate font-medium text-sm">{posting?.title ?? "Posting"}</span>
										<span className="truncate text-ink-muted text-xs">{posting?.company ?? ""}</span>
									</button>
									<button
										type="button"
										aria-label={`Take off: ${posting?.title ?? "posting"}`}
										onClick={() => onRemove(jobId)}
										className="grid size-10 shrink-0 place-items-center rounded-md text-ink-muted hover:bg-sunken hover:text-ink"
									>
										<X aria-hidden className="size-4" />
									</button>
								</>
							)}
						</li>
					);
				})}
			</ol>
		</section>
	);
}
