"use client";

import { ArrowRight } from "lucide-react";
import { useMemo, useState } from "react";
import { answerProblem } from "@/components/goal-jobs/pauses/answer-problem";
import { CheckpointForm } from "@/components/goal-jobs/pauses/checkpoint-form";
import { DraftNote } from "@/components/goal-jobs/pauses/draft-note";
import { itemLimits } from "@/components/goal-jobs/pauses/slots/slot-config";
import { StickyBar } from "@/components/goal-jobs/pauses/sticky-bar";
import { useKept } from "@/components/goal-jobs/pauses/use-draft";
import { WaitingBanner } from "@/components/goal-jobs/pauses/waiting-banner";
import type { CheckpointScreenProps } from "@/components/goal-jobs/workflow-screens";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { LetterPoint } from "@/lib/tools/documents/matching/schemas";
import { LetterSettings } from "./letter-settings";
import { PointCard } from "./point-card";
import { choicesFrom, type PointsPreview, pointsOf } from "./preview";

/** The pause of a letter: what the resume says to the posting, to be chosen, and how the letter shall speak. */
export function LetterPoints(props: CheckpointScreenProps) {
	const { checkpoint } = props;
	const preview = useMemo(() => pointsOf(checkpoint.stepOutputPreview), [checkpoint.stepOutputPreview]);
	// Without what this screen shows, the plain questions serve.
	if (!preview) return <CheckpointForm title="Choose what the letter tells" slots={checkpoint.slots} {...props} />;
	return <Points {...props} preview={preview} />;
}

function Points({ checkpoint, draft, isSending, error, onAnswer, preview }: CheckpointScreenProps & { preview: PointsPreview }) {
	const { points, gaps, notes, posting, language } = preview;
	const [choices, setChoices] = useState(() => {
		const suggested = Object.fromEntries(checkpoint.slots.map(({ slotId, suggestedValue, default: usual }) => [slotId, suggestedValue ?? usual]));
		return choicesFrom({ ...suggested, ...draft.restored }, posting);
	});
	const answers = Object.entries(choices).map(([slotId, value]) => ({ slotId, value }));
	useKept(draft, answers);
	const { max } = itemLimits(checkpoint.slots.find(({ slotId }) => slotId === "points"));
	const choose = (pointId: string, isChosen: boolean) =>
		setChoices((now) => ({ ...now, points: points.map((point) => point.pointId).filter((id) => (id === pointId ? isChosen : now.points.includes(id))) }));
	const named = [posting.title, posting.company].filter(Boolean).join(", ");

	return (
		<form
			className="grid grid-cols-1 gap-6"
			onSubmit={(event) => {
				event.preventDefault();
				if (!isSending) onAnswer(answers);
			}}
		>
			<WaitingBanner title="What should the letter tell?">
				{named && `${named}. `}Each point is what the posting asks for, with what your resume says to it. The letter says nothing else of you.
			</WaitingBanner>
			{[...notes, ...posting.unread].length > 0 && (
				<Notice tone={notes.length > 0 ? "warning" : "info"} title="Worth a look">
					{[...notes, ...posting.unread].map((note) => (
						<p key={note} className="wrap-anywhere">
							{note}
						</p>
					))}
				</Notice>
			)}
			<section aria-label="Points" className="grid grid-cols-1 gap-3">
				{points.map((point) => (
					<PointCard
						key={point.pointId}
						point={point}
						postingLanguage={posting.language}
						resumeLanguage={language}
						isChosen={choices.points.includes(point.pointId)}
						isFull={choices.points.length >= max}
						onChange={(isChosen) => choose(point.pointId, isChosen)}
					/>
				))}
			</section>
			{gaps.length > 0 && <Gaps gaps={gaps} language={posting.language} />}
			<LetterSettings slots={checkpoint.slots} choices={choices} onChange={(part) => setChoices((now) => ({ ...now, ...part }))} />
			<StickyBar problem={answerProblem(error, checkpoint.slots)}>
				<p className="mr-auto flex flex-wrap gap-x-3 text-ink-muted">
					<span role="status">
						{choices.points.length} of {points.length} chosen{points.length > max && `, ${max} at most`}
					</span>
					<DraftNote state={draft.state} />
				</p>
				<Button type="submit" variant="primary" size="lg" className="max-sm:w-full" isBusy={isSending}>
					Write the letter <ArrowRight aria-hidden />
				</Button>
			</StickyBar>
		</form>
	);
}

function Gaps({ gaps, language }: { gaps: readonly LetterPoint[]; language: string }) {
	return (
		<section aria-labelledby="letter-gaps" className="grid gap-2">
			<h3 id="letter-gaps" className="font-semibold">
				Asked for, and not in your resume
			</h3>
			<p className="max-w-[72ch] text-ink-muted">
				The letter claims none of these. If you can do one of them, add a line about it to your resume and start again.
			</p>
			<ul lang={language} className="grid list-disc gap-1 pl-5">
				{gaps.map(({ pointId, label }) => (
					<li key={pointId} dir="auto" className="break-words">
						{label}
					</li>
				))}
			</ul>
		</section>
	);
}
