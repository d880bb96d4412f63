"use client";

import { ArrowRight } from "lucide-react";
import { useMemo, useState } from "react";
import { fieldErrors, messageOf } from "@/components/api-client";
import { type CheckpointPayload, warningsOf } from "@/components/goal-jobs/pauses/checkpoint";
import { StickyBar } from "@/components/goal-jobs/pauses/sticky-bar";
import { WaitingBanner } from "@/components/goal-jobs/pauses/waiting-banner";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { count } from "@/components/ui/format";
import { Notice } from "@/components/ui/notice";
import type { SlotAnswer } from "@/lib/goal-jobs/schemas";
import { ChoiceChips } from "./choice-chips";
import { collectEvidence } from "./quoted-evidence";

const limits = { targetTitles: { max: 5, one: "title" }, skills: { max: 50, one: "skill" } } as const;

interface ProfileReviewProps {
	checkpoint: CheckpointPayload;
	isSending: boolean;
	error: Error | null;
	onAnswer: (answers: SlotAnswer[]) => void;
}

function suggested(checkpoint: CheckpointPayload, slotId: string): string[] {
	const value = checkpoint.slots.find((slot) => slot.slotId === slotId)?.suggestedValue;
	return Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : [];
}

/** The first pause: which titles to look for and which skills count, each with where the resume says so. */
export function ProfileReview({ checkpoint, isSending, error, onAnswer }: ProfileReviewProps) {
	const evidence = useMemo(() => collectEvidence(checkpoint.stepOutputPreview), [checkpoint.stepOutputPreview]);
	const optionsOf = (slotId: string) => [
		...new Set([...suggested(checkpoint, slotId), ...(checkpoint.slots.find((slot) => slot.slotId === slotId)?.options ?? [])]),
	];
	const [titles, setTitles] = useState(() => suggested(checkpoint, "targetTitles").slice(0, limits.targetTitles.max));
	const [skills, setSkills] = useState(() => suggested(checkpoint, "skills").slice(0, limits.skills.max));
	const warnings = warningsOf(checkpoint.stepOutputPreview);
	const errors = fieldErrors(error);
	const missing = [titles.length === 0 && "a title", skills.length === 0 && "a skill"].filter(Boolean).join(" and ");

	return (
		<form
			className="grid gap-6"
			onSubmit={(event) => {
				event.preventDefault();
				if (missing) return;
				onAnswer([
					{ slotId: "targetTitles", value: titles },
					{ slotId: "skills", value: skills },
				]);
			}}
		>
			<WaitingBanner title="Is this what you are looking for?">
				We read these from your resume. Keep, drop or add; the search uses exactly what stands here. Nothing runs until you answer.
			</WaitingBanner>
			{warnings.length > 0 && (
				<Notice tone="warning" title="Some of the file could not be read well">
					{warnings.map((warning) => (
						<p key={warning}>{warning}</p>
					))}
				</Notice>
			)}
			<Card className="divide-y">
				<ChoiceChips
					title="Titles to search for"
					hint="1 to 5. Each of them is searched for."
					one="title"
					max={limits.targetTitles.max}
					options={optionsOf("targetTitles")}
					values={titles}
					onValuesChange={setTitles}
					evidence={evidence}
					error={errors.targetTitles}
				/>
				<ChoiceChips
					title="Skills that count"
					hint="1 to 50. Postings are scored by these."
					one="skill"
					max={limits.skills.max}
					options={optionsOf("skills")}
					values={skills}
					onValuesChange={setSkills}
					evidence={evidence}
					error={errors.skills}
				/>
			</Card>
			{error && Object.keys(errors).length === 0 && (
				<Notice tone="danger" title="Your answer was not saved">
					{messageOf(error)}
				</Notice>
			)}
			<StickyBar>
				<p className="mr-auto text-ink-muted" role="status">
					{missing ? `Choose at least ${missing} to go on.` : `${count(titles.length, limits.targetTitles.one)}, ${count(skills.length, limits.skills.one)}`}
				</p>
				<Button type="submit" variant="primary" size="lg" className="max-sm:w-full" isBusy={isSending} aria-disabled={missing ? true : undefined}>
					Use these titles and skills <ArrowRight aria-hidden />
				</Button>
			</StickyBar>
		</form>
	);
}
