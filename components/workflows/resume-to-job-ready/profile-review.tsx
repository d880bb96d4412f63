"use client";

import { ArrowRight } from "lucide-react";
import { useMemo, useState } from "react";
import { fieldErrors } from "@/components/api-client";
import type { CheckpointPayload } from "@/components/goal-jobs/checkpoint";
import { answerProblem } from "@/components/goal-jobs/pauses/answer-problem";
import { DraftNote } from "@/components/goal-jobs/pauses/draft-note";
import { itemLimits } from "@/components/goal-jobs/pauses/slot-config";
import { StickyBar } from "@/components/goal-jobs/pauses/sticky-bar";
import { useKept } from "@/components/goal-jobs/pauses/use-draft";
import { WaitingBanner } from "@/components/goal-jobs/pauses/waiting-banner";
import type { CheckpointScreenProps } from "@/components/goal-jobs/workflow-screens";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import type { Slot } from "@/lib/questions/schemas";
import { ChoiceChips } from "./choice-chips";
import { warningsOf } from "./preview";
import { collectEvidence } from "./quoted-evidence";

const slotOf = (checkpoint: CheckpointPayload, slotId: string) => checkpoint.slots.find((slot) => slot.slotId === slotId);

function textsOf(value: unknown): string[] | null {
	return Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : null;
}

/** What a question suggests, as many as it takes. */
function suggested(slot: Slot | undefined): string[] {
	return (textsOf(slot?.suggestedValue) ?? []).slice(0, itemLimits(slot).max);
}

const optionsOf = (slot: Slot | undefined) => [...new Set([...suggested(slot), ...(slot?.options ?? [])])];

function limitWords({ min, max }: { min: number; max: number }): string {
	return Number.isFinite(max) ? `${min} to ${max}.` : `At least ${min}.`;
}

/** The first pause: which titles to look for and which skills count, each with where the resume says so. */
export function ProfileReview({ checkpoint, draft, isSending, error, onAnswer }: CheckpointScreenProps) {
	const { count } = useFormat();
	const evidence = useMemo(() => collectEvidence(checkpoint.stepOutputPreview), [checkpoint.stepOutputPreview]);
	const titleSlot = slotOf(checkpoint, "targetTitles");
	const skillSlot = slotOf(checkpoint, "skills");
	const titleLimits = itemLimits(titleSlot);
	const skillLimits = itemLimits(skillSlot);
	const [titles, setTitles] = useState(() => textsOf(draft.restored.targetTitles) ?? suggested(titleSlot));
	const [skills, setSkills] = useState(() => textsOf(draft.restored.skills) ?? suggested(skillSlot));
	const answers = [
		{ slotId: "targetTitles", value: titles },
		{ slotId: "skills", value: skills },
	];
	useKept(draft, answers);
	const warnings = warningsOf(checkpoint.stepOutputPreview);
	const errors = fieldErrors(error);
	const missing = [titles.length < titleLimits.min && count(titleLimits.min, "title"), skills.length < skillLimits.min && count(skillLimits.min, "skill")]
		.filter(Boolean)
		.join(" and ");

	return (
		<form
			className="grid grid-cols-1 gap-6"
			onSubmit={(event) => {
				event.preventDefault();
				if (missing) return;
				onAnswer(answers);
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
					hint={`${limitWords(titleLimits)} Each of them is searched for.`}
					one="title"
					max={titleLimits.max}
					maxLength={titleLimits.maxLength}
					options={optionsOf(titleSlot)}
					values={titles}
					onValuesChange={setTitles}
					evidence={evidence}
					error={errors.targetTitles}
				/>
				<ChoiceChips
					title="Skills that count"
					hint={`${limitWords(skillLimits)} Postings are scored by these.`}
					one="skill"
					max={skillLimits.max}
					maxLength={skillLimits.maxLength}
					options={optionsOf(skillSlot)}
					values={skills}
					onValuesChange={setSkills}
					evidence={evidence}
					error={errors.skills}
				/>
			</Card>
			<StickyBar problem={answerProblem(error, checkpoint.slots)}>
				<p className="mr-auto text-ink-muted" role="status">
					{missing ? `Choose at least ${missing} to go on.` : `${count(titles.length, "title")}, ${count(skills.length, "skill")}`}
				</p>
				<DraftNote state={draft.state} />
				<Button type="submit" variant="primary" size="lg" className="max-sm:w-full" isBusy={isSending} aria-disabled={missing ? true : undefined}>
					Use these titles and skills <ArrowRight aria-hidden />
				</Button>
			</StickyBar>
		</form>
	);
}
