"use client";

import { useQuery } from "@tanstack/react-query";
import { messageOf } from "@/components/api-client";
import type { PostingListQuery } from "@/components/postings/filter/posting-filter";
import { FitMark } from "@/components/postings/fit-mark";
import { bestPostingsQuery } from "@/components/postings/queries";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { Dialog } from "@/components/ui/overlay/dialog";
import { Skeleton } from "@/components/ui/skeleton";

const BEST = 5;

interface BestDialogProps {
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	jobSpecId: string;
	query: PostingListQuery;
	selected: ReadonlySet<string>;
	/** How many more may be picked. */
	free: number;
	onTake: (jobIds: readonly string[]) => void;
}

/** The five to begin with under the filters as they are, each with its reasons; nothing is picked until the person says so. */
export function BestDialog({ isOpen, onOpenChange, jobSpecId, query, selected, free, onTake }: BestDialogProps) {
	const { count } = useFormat();
	const { data, error, refetch } = useQuery({ ...bestPostingsQuery(jobSpecId, query, BEST), enabled: isOpen });
	const taken =
		data?.items
			.map(({ posting }) => posting.jobId)
			.filter((jobId) => !selected.has(jobId))
			.slice(0, free) ?? [];
	return (
		<Dialog
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			title="The best five for you"
			description="Of what your filters let through: the best score, at most two of one company, fresh and open ones first."
			className="top-[5vh] max-h-[90dvh] w-[min(40rem,calc(100vw-2rem))]"
			actions={
				<>
					<Button onClick={() => onOpenChange(false)}>Keep looking</Button>
					{taken.length > 0 && (
						<Button
							variant="primary"
							onClick={() => {
								onTake(taken);
								onOpenChange(false);
							}}
						>
							Pick {taken.length === 1 ? "this one" : `these ${taken.length}`}
						</Button>
					)}
				</>
			}
		>
			{error && (
				<Notice tone="danger" title="They could not be worked out" action={<Button onClick={() => void refetch()}>Try again</Button>}>
					{messageOf(error)}
				</Notice>
			)}
			{!data && !error && <Skeleton className="h-60" />}
			{data?.items.length === 0 && <p>Nothing passes your filters. Widen them, and ask again.</p>}
			<ol className="divide-y">
				{data?.items.map(({ posting, reasons }) => (
					<li key={posting.jobId} className="flex items-start gap-4 py-3">
						<div className="grid min-w-0 flex-1 gap-0.5">
							<p className="font-medium">{posting.title}</p>
							<p className="text-ink-muted text-sm">{[posting.company, posting.location].filter(Boolean).join(", ")}</p>
							<p className="text-sm">{reasons.join(". ")}.</p>
							{selected.has(posting.jobId) && <p className="text-sm text-success">Picked already</p>}
						</div>
						<FitMark fit={posting.fit} score={posting.score} />
					</li>
				))}
			</ol>
			{data && taken.length < data.items.filter(({ posting }) => !selected.has(posting.jobId)).length && (
				<p className="text-sm text-warning">There is room for {count(free, "more posting")}.</p>
			)}
		</Dialog>
	);
}
