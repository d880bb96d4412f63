"use client";

import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { fieldErrors, messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import type { Slot, SlotAnswer } from "@/lib/goal-jobs/schemas";
import { initialAnswer, SlotField } from "./slot-field";
import { WaitingBanner } from "./waiting-banner";

interface CheckpointFormProps {
	title: string;
	slots: readonly Slot[];
	isSending: boolean;
	error: Error | null;
	onAnswer: (answers: SlotAnswer[]) => void;
}

/** The screen of any pause that has none of its own: its questions, one below the other. */
export function CheckpointForm({ title, slots, isSending, error, onAnswer }: CheckpointFormProps) {
	const [answers, setAnswers] = useState<Record<string, unknown>>(() => Object.fromEntries(slots.map((slot) => [slot.slotId, initialAnswer(slot)])));
	const errors = fieldErrors(error);
	return (
		<form
			noValidate
			className="grid max-w-2xl gap-6"
			onSubmit={(event) => {
				event.preventDefault();
				onAnswer(slots.map(({ slotId }) => ({ slotId, value: answers[slotId] ?? null })));
			}}
		>
			<WaitingBanner title={title}>The run goes on from here as soon as you answer.</WaitingBanner>
			<Card className="grid gap-5 p-5">
				{slots.map((slot) => (
					<SlotField
						key={slot.slotId}
						slot={slot}
						value={answers[slot.slotId]}
						onChange={(value) => setAnswers((all) => ({ ...all, [slot.slotId]: value }))}
						error={errors[slot.slotId]}
					/>
				))}
			</Card>
			{error && Object.keys(errors).length === 0 && (
				<Notice tone="danger" title="Your answer was not saved">
					{messageOf(error)}
				</Notice>
			)}
			<Button type="submit" variant="primary" size="lg" isBusy={isSending} className="justify-self-start">
				Go on <ArrowRight aria-hidden />
			</Button>
		</form>
	);
}
