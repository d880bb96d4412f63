"use client";

import { ArrowRight } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { fieldErrors } from "@/components/api-client";
import type { CheckpointPayload } from "@/components/goal-jobs/checkpoint";
import { answerProblem } from "@/components/goal-jobs/pauses/answer-problem";
import { DraftNote } from "@/components/goal-jobs/pauses/draft-note";
import { itemLimits } from "@/components/goal-jobs/pauses/slots/slot-config";
import { StickyBar } from "@/components/goal-jobs/pauses/sticky-bar";
import { useKept } from "@/components/goal-jobs/pauses/use-draft";
import { WaitingBanner } from "@/components/goal-jobs/pauses/waiting-banner";
import type { CheckpointScreenProps } from "@/components/goal-jobs/workflow-screens";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { useFormat } from "@/components/ui/format/locale";
import { Kbd } from "@/components/ui/kbd";
import { Notice } from "@/components/ui/notice";
import { isRecord } from "@/lib/platform/records";
import type { Slot } from "@/lib/questions/schemas";
import { ChoiceChips } from "./choice-chips";
import { ChangeBar } from "./profile/change-bar";
import { profileOf, useProfileEditor } from "./profile/editing/use-profile-editor";
import { ProfileEditor } from "./profile/profile-editor";
import { documentOf } from "./profile/source/document";
import { problemWords } from "./profile/state/problems";
import { collectEvidence } from "./quoted-evidence";
import { warningsOf } from "./warnings";

const slotOf = (checkpoint: CheckpointPayload, slotId: string) => checkpoint.slots.find((slot) => slot.slotId === slotId);

function textsOf(value: unknown): string[] | null {
	return Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : null;
}

/** What a question suggests, as many as it takes. */
function suggested(slot: Slot | undefined): string[] {
	return (textsOf(slot?.suggestedValue) ?? []).slice(0, itemLimits(slot).max);
}

const optionsOf = (slot: Slot | undefined) => [...new Set([...suggested(slot), ...(slot?.options ?? [])])];

/** What the goal named in answer to a question, with its words. */
function saidIn(slot: Slot | undefined): Record<string, string> {
	const said = slot?.config.saidInGoal;
	return isRecord(said) ? Object.fromEntries(Object.entries(said).map(([value, words]) => [value, String(words)])) : {};
}

const NO_SKILLS: readonly string[] = [];

/** A line of the file that became a skill counts as one; taken back, it doesn't. */
function useFollowedSkills(fromLines: readonly string[], setSkills: (change: (skills: string[]) => string[]) => void, max: number) {
	const followedRef = useRef(fromLines);
	useEffect(() => {
		const before = followedRef.current;
		followedRef.current = fromLines;
		const added = fromLines.filter((skill) => !before.includes(skill));
		const gone = before.filter((skill) => !fromLines.includes(skill));
		if (added.length + gone.length === 0) return;
		setSkills((skills) => [...skills.filter((skill) => !gone.includes(skill)), ...added.filter((skill) => !skills.includes(skill))].slice(0, max));
	}, [fromLines, setSkills, max]);
}

function limitWords({ min, max }: { min: number; max: number }): string {
	return Number.isFinite(max) ? `Choose ${min} to ${max}.` : `Choose at least ${min}.`;
}

/** The first pause: which titles to look for and which skills count, each with where the resume says so. */
export function ProfileReview({ checkpoint, draft, isSending, error, onAnswer }: CheckpointScreenProps) {
	const { count } = useFormat();
	const evidence = useMemo(() => collectEvidence(checkpoint.stepOutputPreview), [checkpoint.stepOutputPreview]);
	const titleSlot = slotOf(checkpoint, "targetTitles");
	const skillSlot = slotOf(checkpoint, "skills");
	const titleLimits = itemLimits(titleSlot);
	const said = saidIn(titleSlot);
	const skillLimits = itemLimits(skillSlot);
	const [skills, setSkills] = useState(() => textsOf(draft.restored.skills) ?? suggested(skillSlot));
	const errors = fieldErrors(error);
	const suggestedProfile = slotOf(checkpoint, "profile")?.suggestedValue;
	const read = useMemo(() => profileOf(suggestedProfile), [suggestedProfile]);
	const [titles, setTitles] = useState(() => textsOf(draft.restored.targetTitles) ?? suggested(titleSlot));
	const editing = useProfileEditor(read, draft.restored.profile, errors.profile);
	const { history } = editing;
	const [hasTried, setHasTried] = useState(false);
	const fromLines = useMemo(() => {
		const known = new Set(history?.read.skills.map((skill) => skill.value));
		return history?.now.skills.map((skill) => skill.value).filter((skill) => !known.has(skill)) ?? NO_SKILLS;
	}, [history]);
	useFollowedSkills(fromLines, setSkills, skillLimits.max);
	const document = useMemo(() => documentOf(checkpoint.stepOutputPreview), [checkpoint.stepOutputPreview]);
	const answers = [
		{ slotId: "targetTitles", value: titles },
		{ slotId: "skills", value: skills },
		...(editing.answer ? [{ slotId: "profile", value: editing.answer }] : []),
	];
	useKept(draft, answers);
	const warnings = warningsOf(checkpoint.stepOutputPreview);
	const [refused] = editing.refused;
	const refusal = refused ? `Your answer was not saved. ${problemWords(refused)}` : errors.profile ? null : answerProblem(error, checkpoint.slots);
	const missing = [titles.length < titleLimits.min && count(titleLimits.min, "title"), skills.length < skillLimits.min && count(skillLimits.min, "skill")]
		.filter(Boolean)
		.join(" and ");

	const choices = (
		<Card className="grid grid-cols-1 max-xl:divide-y xl:grid-cols-2 xl:divide-x">
			<ChoiceChips
				title="Titles to search for"
				hint={`${limitWords(titleLimits)} Each of them is searched for; none of them is written into your resume.`}
				one="title"
				max={titleLimits.max}
				maxLength={titleLimits.maxLength}
				options={optionsOf(titleSlot)}
				values={titles}
				onValuesChange={setTitles}
				evidence={evidence}
				said={said}
				isPaged={document?.format !== "docx"}
				error={errors.targetTitles}
			/>
			<ChoiceChips
				title="Skills that count"
				hint={`${limitWords(skillLimits)} Postings are scored by these.`}
				one="skill"
				max={skillLimits.max}
				maxLength={skillLimits.maxLength}
				options={[...new Set([...optionsOf(skillSlot), ...fromLines])]}
				values={skills}
				onValuesChange={setSkills}
				evidence={evidence}
				isPaged={document?.format !== "docx"}
				error={errors.skills}
			/>
		</Card>
	);
	const formRef = useRef<HTMLFormElement>(null);
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey) || event.defaultPrevented || window.document.querySelector("[role=dialog]")) return;
			event.preventDefault();
			formRef.current?.requestSubmit();
		};
		window.addEventListener("keydown", onKeyDown);
		return () => window.removeEventListener("keydown", onKeyDown);
	}, []);
	return (
		<form
			ref={formRef}
			className="grid grid-cols-1 gap-6"
			onSubmit={(event) => {
				event.preventDefault();
				if (missing || isSending) return;
				if (editing.blocking) {
					setHasTried(true);
					editing.show(editing.blocking.path);
					return;
				}
				editing.settle();
				onAnswer(answers);
			}}
		>
			<WaitingBanner title="Is this what you are looking for?">
				{Object.keys(said).length > 0 ? "What your goal names stands first; the rest was read from your resume." : "We read these from your resume."} Keep, drop
				or add; the search uses exactly what stands here. Nothing runs until you answer.
			</WaitingBanner>
			{warnings.length > 0 && (
				<Notice tone="warning" title="Some of the file could not be read well">
					{warnings.map((warning) => (
						<p key={warning}>{warning}</p>
					))}
				</Notice>
			)}
			{history ? (
				<ProfileEditor editing={editing} history={history} document={document}>
					{choices}
				</ProfileEditor>
			) : (
				choices
			)}
			<StickyBar problem={hasTried && editing.blocking ? `Before you go on: ${problemWords(editing.blocking)}` : refusal}>
				<ChangeBar editing={editing} />
				{/* On a phone it stands in the bar only where it says what is missing: each list has its own count. */}
				<p className={cn("mr-auto text-ink-muted", !missing && "max-sm:sr-only")} role="status">
					{missing ? `Choose at least ${missing} to go on.` : `${count(titles.length, "title")}, ${count(skills.length, "skill")}`}
				</p>
				<DraftNote state={draft.state} />
				<p className="hidden items-center gap-1.5 text-ink-muted text-sm lg:flex">
					<Kbd>Ctrl Enter</Kbd> go on
				</p>
				<Button
					type="submit"
					aria-keyshortcuts="Control+Enter"
					variant="primary"
					size="lg"
					className="max-sm:w-full"
					isBusy={isSending}
					aria-disabled={missing ? true : undefined}
				>
					Use these titles and skills <ArrowRight aria-hidden />
				</Button>
			</StickyBar>
		</form>
	);
}
