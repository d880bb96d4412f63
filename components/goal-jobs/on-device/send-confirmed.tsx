"use client";

import { useEffect, useRef } from "react";
import { answerProblem } from "@/components/goal-jobs/pauses/answer-problem";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import type { SlotAnswer } from "@/lib/questions/schemas";

interface SendConfirmedProps {
	job: GoalJob;
	answers: SlotAnswer[];
	error: Error | null;
	onAnswer: (answers: SlotAnswer[]) => void;
}

/** What was confirmed for several steps at once is asked for step by step: each is answered without asking the person again. */
export function SendConfirmed({ job, answers, error, onAnswer }: SendConfirmedProps) {
	const send = () => onAnswer(answers);
	const sendRef = useRef(send);
	sendRef.current = send;
	const hasBegun = useRef(false);
	useEffect(() => {
		if (hasBegun.current) return;
		hasBegun.current = true;
		sendRef.current();
	}, []);
	if (error) {
		return (
			<Notice tone="danger" title="It was not sent" action={<Button onClick={send}>Send it again</Button>}>
				{answerProblem(error, job.pendingSlots)}
			</Notice>
		);
	}
	return (
		<p role="status" className="text-ink-muted">
			Sending what you confirmed
		</p>
	);
}
