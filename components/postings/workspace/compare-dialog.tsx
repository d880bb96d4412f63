"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FitParts } from "@/components/postings/fit-mark";
import { convertedWords, placeWords, salaryWords, yearlyWords } from "@/components/postings/posting-words";
import { thesePostingsQuery } from "@/components/postings/queries";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";
import { Age } from "@/components/ui/format/relative-time";
import { Dialog } from "@/components/ui/overlay/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import type { OfferedPosting } from "@/lib/goal-jobs/posting-schemas";
import type { FitWeights } from "@/lib/goal-jobs/postings/standing";

interface CompareDialogProps {
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	jobSpecId: string;
	ids: readonly string[];
	/** By what the scores are counted, as in the list. */
	weights: FitWeights;
	selected: ReadonlySet<string>;
	onToggle?: ((jobId: string) => void) | undefined;
	onRemove: (jobId: string) => void;
}

/** Two or three postings side by side, line by line. */
export function CompareDialog({ isOpen, onOpenChange, jobSpecId, ids, weights, selected, onToggle, onRemove }: CompareDialogProps) {
	const { data: postings } = useQuery({ ...thesePostingsQuery(jobSpecId, ids, weights), enabled: isOpen && ids.length > 0 });
	const shown = postings?.filter(({ jobId }) => ids.includes(jobId)) ?? [];
	return (
		<Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Side by side" className="top-[6vh] max-h-[88dvh] w-[min(72rem,calc(100vw-1rem))]">
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard */}
			<section className="overflow-x-auto" tabIndex={0} aria-label="Comparison">
				{shown.length === 0 ? (
					<Skeleton className="h-80" />
				) : (
					<table className="w-full min-w-[34rem] table-fixed border-collapse text-sm">
						<thead>
							<tr className="align-top">
								<td className="w-24" />
								{shown.map((posting) => (
									<th key={posting.jobId} scope="col" className="p-2 text-left font-normal">
										<span className="block font-semibold text-base">{posting.title}</span>
										<span className="block text-ink-muted">{posting.company}</span>
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							<Lines postings={shown} />
							<tr>
								<td />
								{shown.map(({ jobId, title }) => (
									<td key={jobId} className="p-2">
										<div className="flex flex-wrap gap-2">
											{onToggle && (
												<Button
													size="sm"
													variant={selected.has(jobId) ? "secondary" : "primary"}
													aria-label={`${selected.has(jobId) ? "Take off" : "Pick"}: ${title}`}
													onClick={() => onToggle(jobId)}
												>
													{selected.has(jobId) ? "Take off" : "Pick"}
												</Button>
											)}
											<Button size="sm" variant="ghost" aria-label={`Leave out: ${title}`} onClick={() => onRemove(jobId)}>
												Leave out
											</Button>
										</div>
									</td>
								))}
							</tr>
						</tbody>
					</table>
				)}
			</section>
		</Dialog>
	);
}

function Lines({ postings }: { postings: readonly OfferedPosting[] }) {
	const { locale } = useFormat();
	const lines: Array<{ name: string; of: (posting: OfferedPosting) => ReactNode }> = [
		{ name: "Fit", of: (posting) => <strong className="font-mono text-base">{posting.score}</strong> },
		{ name: "Parts", of: (posting) => <FitParts fit={posting.fit} /> },
		{ name: "Pay", of: (posting) => <PayCell posting={posting} locale={locale} /> },
		{ name: "Place", of: (posting) => placeWords(posting) || "Not said" },
		{ name: "Level", of: (posting) => [posting.seniority, posting.employmentType].filter(Boolean).join(", ") || "Not said" },
		{ name: "Posted", of: (posting) => (posting.postedAt ? <Age value={posting.postedAt} /> : "Not said") },
		{ name: "You have", of: (posting) => posting.fit.matchedSkills.join(", ") || "None of the skills it names" },
		{ name: "Missing", of: (posting) => posting.fit.missingSkills.join(", ") || "Nothing" },
		{ name: "Why", of: (posting) => posting.fit.explanation },
	];
	return lines.map(({ name, of }) => (
		<tr key={name} className="border-t align-top">
			<th scope="row" className="p-2 text-left font-normal text-ink-muted">
				{name}
			</th>
			{postings.map((posting) => (
				<td key={posting.jobId} className="wrap-anywhere p-2">
					{of(posting)}
				</td>
			))}
		</tr>
	));
}

function PayCell({ posting: { salary, salaryPerYear }, locale }: { posting: OfferedPosting; locale: string }) {
	const { day } = useFormat();
	return (
		<>
			{salaryWords(salary, locale) ?? "Not said"}
			{salaryPerYear?.isConverted && (
				<span className="block text-ink-muted">
					{yearlyWords(salaryPerYear, locale)} a year, {convertedWords(salaryPerYear.ratesOn, day)}
				</span>
			)}
		</>
	);
}
