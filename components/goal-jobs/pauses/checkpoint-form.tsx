"use client";

import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { fieldErrors } from "@/components/api-client";
import type { DraftHandle } from "@/components/goal-jobs/draft-handle";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useFormat } from "@/components/ui/format/locale";
import type { Slot, SlotAnswer } from "@/lib/questions/schemas";
import { answerProblem } from "./answer-problem";
import { DraftNote } from "./draft-note";
import { initialAnswer, SlotField } from "./slots/slot-field";
import { StickyBar } from "./sticky-bar";
import { useKept } from "./use-draft";
import { useUnfinishedUploads } from "./use-unfinished-uploads";
import { WaitingBanner } from "./waiting-banner";

interface CheckpointFormProps {
	title: string;
	slots: readonly Slot[];
	isSending: boolean;
	error: Error | null;
	draft: DraftHandle;
	onAnswer: (answers: SlotAnswer[]) => void;
}

/** The screen of any pause that has none of its own: its questions, one below the other. */
export function CheckpointForm({ title, slots, isSending, error, draft, onAnswer }: CheckpointFormProps) {
	const [answers, setAnswers] = useState<Record<string, unknown>>(() =>
		Object.fromEntries(slots.map((slot) => [slot.slotId, initialAnswer(slot, draft.restored)])),
	);
	const given = slots.map(({ slotId }) => ({ slotId, value: answers[slotId] ?? null }));
	useKept(draft, given);
	const { count } = useFormat();
	const uploads = useUnfinishedUploads();
	const errors = fieldErrors(error);
	return (
		<form
			noValidate
			className="grid max-w-3xl grid-cols-1 gap-6"
			onSubmit={(event) => {
				event.preventDefault();
				if (uploads.mayGo()) onAnswer(given);
			}}
		>
			<WaitingBanner title={title}>The run goes on from here as soon as you answer.</WaitingBanner>
			<Card className="grid grid-cols-1 gap-5 p-5">
				{slots.map((slot) => (
					<SlotField
						key={slot.slotId}
						slot={slot}
						value={answers[slot.slotId]}
						onChange={(value) => setAnswers((all) => ({ ...all, [slot.slotId]: value }))}
						error={uploads.problemOf(slot.slotId) ?? errors[slot.slotId]}
						onUploading={(isUploading) => uploads.note(slot.slotId, isUploading)}
					/>
				))}
			</Card>
			<StickyBar problem={uploads.problem ?? answerProblem(error, slots)}>
				<p className="mr-auto flex flex-wrap gap-x-3 text-ink-muted">
					{count(slots.length, "question")} <DraftNote state={draft.state} />
				</p>
				<Button type="submit" variant="primary" size="lg" isBusy={isSending}>
					Go on <ArrowRight aria-hidden />
				</Button>
			</StickyBar>
		</form>
	);
}
