"use client";

import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { ArtifactBrowser } from "@/components/goal-jobs/results/artifact-browser";
import { ChooseAgain } from "@/components/goal-jobs/run/choose-again";
import type { ResultsScreenProps } from "@/components/goal-jobs/workflow-screens";
import { Matches } from "@/components/postings/matches";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { ResultView } from "./result/result-view";
import { groupResults, namedApart, type ResultGroup } from "./result-groups";
import { TailoredResumeView } from "./tailored-resume";

/** Each tailored resume by itself, and the matches behind them. */
export function TailoredResults({ job, artifacts }: ResultsScreenProps) {
	const { groups: unordered, matches, others } = groupResults(artifacts);
	const groups = namedApart(inChosenOrder(unordered, job.filledSlots.selectedJobIds));
	const [openId, setOpenId] = useOpenResult();
	const open = groups.find((group) => group.postingId === openId);
	if (open) return <ResultView key={open.postingId} jobSpecId={job.jobSpecId} group={open} onClose={() => setOpenId(null)} />;
	return (
		<>
			{groups.length > 0 && <ResumeBrowser jobSpecId={job.jobSpecId} groups={groups} onCompare={setOpenId} />}
			{others.length > 0 && <ArtifactBrowser artifacts={others} />}
			{matches && (
				<div className="grid grid-cols-1 gap-3">
					<div className="flex flex-wrap items-center gap-3">
						<ChooseAgain jobSpecId={job.jobSpecId} label="Tailor more from these matches" />
						<p className="text-ink-muted text-sm">Without a new search: you pick, and only the writing is paid for.</p>
					</div>
					<Matches job={job} artifact={matches} isOpen={groups.length === 0} />
				</div>
			)}
		</>
	);
}

/** As the person picked them, whichever was finished or changed last. */
function inChosenOrder(groups: readonly ResultGroup[], chosen: unknown): ResultGroup[] {
	const order = Array.isArray(chosen) ? chosen : [];
	return [...groups].sort((one, other) => order.indexOf(one.postingId) - order.indexOf(other.postingId));
}

/** The resume that is open beside the person's own; it stands in the address, so that a reload and the way back keep it. */
function useOpenResult(): [string | null, (postingId: string | null) => void] {
	const openId = useSearchParams().get("resume");
	return [
		openId,
		(postingId) => {
			window.history.pushState(null, "", postingId ? `?resume=${encodeURIComponent(postingId)}` : window.location.pathname);
			if (postingId === null) window.scrollTo({ top: 0 });
		},
	];
}

interface ResumeBrowserProps {
	jobSpecId: string;
	groups: readonly ResultGroup[];
	onCompare: (postingId: string) => void;
}

function ResumeBrowser({ jobSpecId, groups, onCompare }: ResumeBrowserProps) {
	const [chosenId, setChosenId] = useState<string | null>(null);
	const chosen = groups.find((group) => group.postingId === chosenId) ?? groups[0];
	return (
		<Card className="grid grid-cols-1">
			{groups.length > 1 && (
				<nav aria-label="Tailored resumes" className="min-w-0 border-b p-2">
					{/* One row on phones, however many: what is done with each stands below it. */}
					<ul className="flex snap-x gap-1 overflow-x-auto sm:grid sm:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))]">
						{groups.map((group) => (
							<li key={group.postingId} className="max-sm:w-40 max-sm:shrink-0 max-sm:snap-start">
								<button
									type="button"
									aria-current={group === chosen}
									onClick={() => setChosenId(group.postingId)}
									className={cn(
										"grid h-full w-full content-start rounded-md px-3 py-2 text-left hover:bg-sunken",
										group === chosen && "bg-sunken shadow-[inset_0_-2px_0_var(--accent)]",
									)}
								>
									<span className="line-clamp-2 font-medium leading-5">{group.title}</span>
									<span className="truncate text-ink-muted text-sm">{group.company}</span>
								</button>
							</li>
						))}
					</ul>
				</nav>
			)}
			<div className="min-w-0 p-4 sm:p-5 lg:p-6">
				{chosen && <TailoredResumeView key={chosen.postingId} jobSpecId={jobSpecId} group={chosen} onCompare={() => onCompare(chosen.postingId)} />}
			</div>
		</Card>
	);
}
