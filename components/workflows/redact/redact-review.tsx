"use client";

import { ArrowRight } from "lucide-react";
import { useMemo, useState } from "react";
import { SendConfirmed } from "@/components/goal-jobs/on-device/send-confirmed";
import { answerProblem } from "@/components/goal-jobs/pauses/answer-problem";
import { CheckpointForm } from "@/components/goal-jobs/pauses/checkpoint-form";
import { DraftNote } from "@/components/goal-jobs/pauses/draft-note";
import { StickyBar } from "@/components/goal-jobs/pauses/sticky-bar";
import { useKept } from "@/components/goal-jobs/pauses/use-draft";
import { WaitingBanner } from "@/components/goal-jobs/pauses/waiting-banner";
import type { CheckpointScreenProps } from "@/components/goal-jobs/workflow-screens";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { MultiSelect } from "@/components/ui/form/multi-select";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { isSure, placeWordOf, REDACT_LIMITS } from "@/lib/tools/documents/redacting/schemas";
import { SureFindings, UnsureFindings } from "./finding-sections";
import { type FoundPreview, foundOf, groupsOf, idsOf, textsOf } from "./preview";

const MOST_LETTERS = 200;
const MANY = 12;
const NOTHING_TO_ANSWER = [
	{ slotId: "findings", value: [] },
	{ slotId: "ownWords", value: null },
];

/** The pause of a redaction: every finding in its context, to be taken or left, and words of one's own. */
export function RedactReview(props: CheckpointScreenProps) {
	const { checkpoint } = props;
	const found = useMemo(() => foundOf(checkpoint.stepOutputPreview), [checkpoint.stepOutputPreview]);
	// Without what this screen shows, the plain questions serve.
	if (!found) return <CheckpointForm title="Check what is redacted" slots={checkpoint.slots} {...props} />;
	// What was found stays on the device, and was looked at there.
	if (found.keptOnDevice) return <SendConfirmed answers={NOTHING_TO_ANSWER} {...props} />;
	return <FindingsReview {...props} found={found} problem={answerProblem(props.error, checkpoint.slots)} />;
}

interface FindingsReviewProps extends Pick<CheckpointScreenProps, "draft" | "isSending" | "onAnswer"> {
	found: FoundPreview;
	problem: string | null;
}

/** The findings of a document, wherever they were made. */
export function FindingsReview({ found, draft, isSending, problem, onAnswer }: FindingsReviewProps) {
	const { count } = useFormat();
	const { findings, unseen, fileName, format, pageCount } = found;
	const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(textsOf(draft.restored.findings) ?? findings.map(({ findingId }) => findingId)));
	const [ownWords, setOwnWords] = useState<string[]>(() => textsOf(draft.restored.ownWords) ?? []);
	const [sought, setSought] = useState("");
	const unsure = findings.filter((finding) => !isSure(finding)).length;
	const groups = useMemo(() => groupsOf(findings, sought), [findings, sought]);
	const shown = idsOf([...groups.unsure, ...groups.sure]).length;
	const inOrder = findings.filter(({ findingId }) => chosen.has(findingId)).map(({ findingId }) => findingId);
	const answers = [
		{ slotId: "findings", value: inOrder },
		{ slotId: "ownWords", value: ownWords },
	];
	useKept(draft, answers);
	const change = (findingIds: readonly string[], isChosen: boolean) =>
		setChosen((now) => {
			const changed = new Set(findingIds);
			return isChosen ? new Set([...now, ...changed]) : new Set([...now].filter((id) => !changed.has(id)));
		});
	const choice = { chosen, placeWord: pageCount > 1 ? placeWordOf(format) : null, onChange: change };

	return (
		<form
			className="grid grid-cols-1 gap-6"
			onSubmit={(event) => {
				event.preventDefault();
				if (!isSending) onAnswer(answers);
			}}
		>
			<WaitingBanner title={findings.length === 0 ? "Nothing personal was found" : "Is this what should go?"}>
				{findings.length === 0 ? (
					`${fileName} holds nothing that the rules know as personal. Add what should go yourself.`
				) : (
					<>
						{count(findings.length, "text")} in {fileName} {findings.length === 1 ? "looks" : "look"} personal
						{unsure > 0 && (unsure === findings.length ? ", none of them surely" : `, ${unsure} of them perhaps`)}. Untick what may stay; nothing is written
						until you go on.
					</>
				)}
			</WaitingBanner>
			{unseen.length > 0 && (
				<Notice tone="warning" title="Look at these yourself">
					{unseen.map(({ message }) => (
						<p key={message} className="wrap-anywhere">
							{message}
						</p>
					))}
				</Notice>
			)}
			<Card className="p-4 lg:p-5">
				<Field label="Your own words" help="A name, a word or a number. It is redacted wherever it stands.">
					{(control) => (
						<MultiSelect
							{...control}
							values={ownWords}
							onValuesChange={setOwnWords}
							max={REDACT_LIMITS.ownWords}
							maxLength={MOST_LETTERS}
							placeholder="Type and press Enter"
						/>
					)}
				</Field>
			</Card>
			{findings.length > MANY && (
				<Field label="Show only texts with">
					{(control) => (
						<Input
							{...control}
							type="search"
							value={sought}
							onChange={(event) => setSought(event.target.value)}
							onKeyDown={(event) => {
								// Looking for a text is no answer yet.
								if (event.key === "Enter") event.preventDefault();
							}}
						/>
					)}
				</Field>
			)}
			<p role="status" className="sr-only">
				{count(shown, "text")} shown
			</p>
			<UnsureFindings groups={groups.unsure} {...choice} />
			<SureFindings groups={groups.sure} {...choice} />
			{shown === 0 && findings.length > 0 && <p className="text-ink-muted">No text with “{sought}”.</p>}
			<StickyBar problem={problem}>
				<p className="mr-auto text-ink-muted" role="status">
					{chosen.size} of {count(findings.length, "text")}
					{ownWords.length > 0 && ` and ${count(ownWords.length, "word")} of yours`}
				</p>
				<DraftNote state={draft.state} />
				<Button type="submit" variant="primary" size="lg" className="max-sm:w-full" isBusy={isSending}>
					Redact the document <ArrowRight aria-hidden />
				</Button>
			</StickyBar>
		</form>
	);
}
