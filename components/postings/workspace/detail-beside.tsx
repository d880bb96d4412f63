import { useDeferredValue, useMemo, useRef } from "react";
import { type PostingActs, PostingDetail } from "@/components/postings/posting-detail";
import type { OfferedPosting } from "@/lib/goal-jobs/posting-schemas";
import type { FitWeights } from "@/lib/goal-jobs/postings/standing";

interface DetailBesideProps {
	posting: OfferedPosting;
	jobSpecId: string;
	selected: ReadonlySet<string>;
	weights: FitWeights;
	actsFor: (posting: OfferedPosting) => PostingActs;
}

/** A posting in full beside the list. It comes a moment after the list has moved on: no key waits until it is drawn. */
export function DetailBeside({ posting, jobSpecId, selected, weights, actsFor }: DetailBesideProps) {
	const shown = useDeferredValue(posting);
	const isSelected = selected.has(shown.jobId);
	const { isCompared, onToggle } = actsFor(shown);
	const isPickable = onToggle !== undefined;
	const actsRef = useRef(actsFor);
	actsRef.current = actsFor;
	return useMemo(() => {
		const acts: PostingActs = {
			onToggle: isPickable ? () => actsRef.current(shown).onToggle?.() : undefined,
			onPin: () => actsRef.current(shown).onPin(),
			onDismiss: () => actsRef.current(shown).onDismiss(),
			onCompare: () => actsRef.current(shown).onCompare(),
			isCompared,
		};
		return <PostingDetail key={shown.jobId} posting={shown} jobSpecId={jobSpecId} isSelected={isSelected} weights={weights} acts={acts} />;
	}, [shown, jobSpecId, isSelected, isCompared, isPickable, weights]);
}
