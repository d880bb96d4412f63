"use client";

import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { useFormat } from "@/components/ui/format/locale";
import type { Survey } from "@/lib/surveys/schemas/survey";
import { documentOf } from "./document/from-survey";

/** The reasons to answer that a published survey gives, as its creator set them; nothing where it gives none. */
export function PublishedRewards({ survey }: { survey: Survey }) {
	const { moment, count } = useFormat();
	const { earlyBirdDeadline, earlyBirdDescription, mystery, messagingOaId } = documentOf(survey);
	if (earlyBirdDeadline === null && mystery === null && messagingOaId === null) return null;
	const { reward } = mystery ?? {};
	const at = mystery?.thresholdCount ?? 0;
	const withLine = messagingOaId === null ? "on answering" : "on answering and connecting LINE";
	const opens = {
		on_completion: `For each person, ${withLine}`,
		threshold: `For everybody, at ${count(at, "response")}`,
		both: `At ${count(at, "response")}, for whoever has it ${withLine}`,
	};
	return (
		<Card className="grid grid-cols-1 gap-4 p-5">
			<h2 className="font-semibold text-lg">Reasons to answer</h2>
			<dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
				{earlyBirdDeadline !== null && (
					<Fact label="Early bird">
						Until {moment(earlyBirdDeadline)}
						{earlyBirdDescription && <span className="block text-ink-muted">{earlyBirdDescription}</span>}
					</Fact>
				)}
				{mystery && (
					<>
						<Fact label="Mystery event">
							{mystery.title}
							{mystery.description && <span className="block text-ink-muted">{mystery.description}</span>}
						</Fact>
						<Fact label="Unlocked">{opens[mystery.unlockCondition]}</Fact>
					</>
				)}
				{reward?.message && <Fact label="Reward">{reward.message}</Fact>}
				{reward?.code && (
					<Fact label="Code">
						<span className="font-mono">{reward.code}</span>
					</Fact>
				)}
				{reward?.url && <Fact label="Link">{reward.url}</Fact>}
				{messagingOaId !== null && <Fact label="LINE">Can be connected</Fact>}
			</dl>
		</Card>
	);
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
	return (
		<>
			<dt className="text-ink-muted">{label}</dt>
			<dd className="wrap-anywhere min-w-0 whitespace-pre-line">{children}</dd>
		</>
	);
}
