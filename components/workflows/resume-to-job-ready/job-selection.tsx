"use client";

import { ArrowRight } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { answerProblem } from "@/components/goal-jobs/pauses/answer-problem";
import { DraftNote } from "@/components/goal-jobs/pauses/draft-note";
import { itemLimits } from "@/components/goal-jobs/pauses/slot-config";
import { StickyBar } from "@/components/goal-jobs/pauses/sticky-bar";
import { useKept } from "@/components/goal-jobs/pauses/use-draft";
import { WaitingBanner } from "@/components/goal-jobs/pauses/waiting-banner";
import type { CheckpointScreenProps } from "@/components/goal-jobs/workflow-screens";
import { PostingBrowser } from "@/components/postings/posting-browser";
import { readPostings } from "@/components/postings/read-postings";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";
import { Kbd } from "@/components/ui/kbd";
import { LookPanel } from "./look/look-panel";
import { lookAnswers, useLook } from "./look/use-look";
import { SearchSummary } from "./search-summary";

const SELECTION = "selectedJobIds";

const idsOf = (value: unknown) => (Array.isArray(value) ? value.filter((id): id is string => typeof id === "string") : []);

/** The second pause: which of the scored postings get a resume of their own. */
export function JobSelection({ job, checkpoint, draft, isSending, error, onAnswer }: CheckpointScreenProps) {
	const { count } = useFormat();
	const { max } = itemLimits(checkpoint.slots.find((slot) => slot.slotId === SELECTION));
	const first = useMemo(() => readPostings(checkpoint.stepOutputPreview), [checkpoint.stepOutputPreview]);
	const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set(idsOf(draft.restored[SELECTION])));
	const [full, setFull] = useState<string | null>(null);

	const [look, changeLook] = useLook(draft.restored);
	const answers = [{ slotId: SELECTION, value: [...selected] }, ...lookAnswers(look, checkpoint.slots)];
	useKept(draft, answers);

	function toggle(jobId: string) {
		if (!selected.has(jobId) && selected.size >= max) {
			setFull(`${max} postings is the most. Take one off to add another.`);
			return;
		}
		setFull(null);
		const next = new Set(selected);
		if (!next.delete(jobId)) next.add(jobId);
		setSelected(next);
	}

	function send() {
		if (selected.size > 0 && !isSending) onAnswer(answers);
	}

	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) send();
		};
		window.addEventListener("keydown", onKeyDown);
		return () => window.removeEventListener("keydown", onKeyDown);
	});

	return (
		<div className="group/selection grid grid-cols-1 gap-6">
			<WaitingBanner title="Which ones should we write for?">
				Choose up to {max}. Each gets its own resume, made only of what yours says. Nothing runs until you answer.
			</WaitingBanner>
			<SearchSummary preview={checkpoint.stepOutputPreview} />
			{checkpoint.slots.some((slot) => slot.slotId === "template") && (
				<LookPanel preview={checkpoint.stepOutputPreview} look={look} onLookChange={changeLook} />
			)}
			<PostingBrowser jobSpecId={job.jobSpecId} first={first} selected={selected} onToggle={toggle} />
			<StickyBar problem={full ?? answerProblem(error, checkpoint.slots)}>
				<p role="status" className="font-medium">
					{selected.size} of {max} chosen
				</p>
				<p className="mr-auto hidden items-center gap-1.5 text-ink-muted text-sm lg:flex">
					{/* Single letters work in the list alone, so that nobody who dictates presses them by a word. */}
					<span className="hidden items-center gap-1.5 group-has-[[role=listbox]:focus]/selection:flex">
						<Kbd>j</Kbd> <Kbd>k</Kbd> move <Kbd>x</Kbd> choose
					</span>
					<Kbd>Ctrl Enter</Kbd> go on
				</p>
				<DraftNote state={draft.state} />
				<Button className="ml-auto lg:ml-0" variant="primary" size="lg" isBusy={isSending} aria-disabled={selected.size === 0 || undefined} onClick={send}>
					{selected.size === 0 ? "Choose at least one" : `Tailor ${count(selected.size, "resume")}`} <ArrowRight aria-hidden />
				</Button>
			</StickyBar>
		</div>
	);
}
