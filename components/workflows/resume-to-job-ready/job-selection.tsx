"use client";

import { ArrowRight, CircleAlert, ListChecks, Palette } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { ChargedFact } from "@/components/credits/charged-fact";
import { useAsk } from "@/components/goal-jobs/asked-question";
import { answerProblem } from "@/components/goal-jobs/pauses/answer-problem";
import { DraftNote } from "@/components/goal-jobs/pauses/draft-note";
import { itemLimits, mostChargedFor } from "@/components/goal-jobs/pauses/slots/slot-config";
import { useKept } from "@/components/goal-jobs/pauses/use-draft";
import type { CheckpointScreenProps } from "@/components/goal-jobs/workflow-screens";
import { PostingWorkspace } from "@/components/postings/workspace/posting-workspace";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/components/ui/format/locale";
import { Kbd } from "@/components/ui/kbd";
import { Sheet } from "@/components/ui/overlay/sheet";
import { useBackCloses } from "@/components/ui/overlay/use-back-closes";
import { useSingleKeys } from "@/components/ui/single-keys";
import { LittleToTailor } from "./little-to-tailor";
import { LookPanel } from "./look/look-panel";
import { lookAnswers, useLook } from "./look/use-look";
import { beginningOf } from "./preview";
import { SearchButton } from "./search-button";
import { usePicks } from "./use-picks";

const SELECTION = "selectedJobIds";

/** The second pause: which of the scored postings get a resume of their own. */
export function JobSelection({ job, checkpoint, draft, isSending, error, onAnswer }: CheckpointScreenProps) {
	useAsk("Which ones should we write for?");
	const { count } = useFormat();
	const { stepOutputPreview, slots } = checkpoint;
	const selection = slots.find((slot) => slot.slotId === SELECTION);
	const { max } = itemLimits(selection);
	const { picks, full } = usePicks(draft.restored[SELECTION], max);
	const [look, changeLook] = useLook(draft.restored);
	const [open, setOpen] = useState<"look" | "tray" | null>(null);
	const beginning = useMemo(() => beginningOf(stepOutputPreview, job.goalText), [stepOutputPreview, job.goalText]);
	useBackCloses(open === "look", () => setOpen(null));
	const answers = [{ slotId: SELECTION, value: picks.ids }, ...lookAnswers(look, slots)];
	useKept(draft, answers);
	const chosen = picks.ids.length;

	function send() {
		if (chosen > 0 && !isSending) onAnswer(answers);
	}

	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			if (event.key === "Enter" && (event.metaKey || event.ctrlKey) && !document.querySelector("[role=dialog]")) send();
		};
		window.addEventListener("keydown", onKeyDown);
		return () => window.removeEventListener("keydown", onKeyDown);
	});

	const hasLook = slots.some((slot) => slot.slotId === "template");
	const lookButton = hasLook && (
		<Button variant="ghost" icon={<Palette aria-hidden />} onClick={() => setOpen("look")}>
			Look
		</Button>
	);
	return (
		<div className="flex flex-col tall:h-[calc(100dvh-3.1875rem)]">
			<PostingWorkspace
				jobSpecId={job.jobSpecId}
				beginning={beginning}
				picks={picks}
				tools={<SearchButton preview={stepOutputPreview} />}
				tray={{ isOpen: open === "tray", onOpenChange: (isOpen) => setOpen(isOpen ? "tray" : null) }}
				className="min-h-0 flex-1"
			/>
			<div className="grid gap-1 border-t bg-raised px-3 py-2 md:px-4">
				<Problem words={full ?? answerProblem(error, slots)} />
				<LittleToTailor jobSpecId={job.jobSpecId} ids={picks.ids} />
				<div className="flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:gap-x-2">
					<Button
						size="icon"
						className="xl:hidden"
						icon={<ListChecks aria-hidden />}
						aria-label={`See what you picked, ${chosen} of ${max}`}
						onClick={() => setOpen("tray")}
					/>
					{hasLook && (
						<Button size="icon" className="sm:hidden" icon={<Palette aria-hidden />} aria-label="How the resumes will look" onClick={() => setOpen("look")} />
					)}
					<div className="max-sm:min-w-0 max-sm:flex-1">
						<p role="status" className="font-medium">
							{chosen} of {max} chosen
						</p>
						<p className="text-ink-muted text-sm">
							<ChargedFact runId={job.jobSpecId} state={job.attemptId} mostMicroU={mostChargedFor(selection, Math.max(1, chosen))} />
							{chosen === 0 && selection?.config.priceOfItems !== undefined && <span className="max-sm:sr-only"> for one</span>}
						</p>
					</div>
					<KeyHints />
					<span className="mr-auto max-sm:sr-only">
						<DraftNote state={draft.state} />
					</span>
					<span className="ml-auto max-sm:hidden">{lookButton}</span>
					<Button className="max-sm:ml-auto" variant="primary" size="lg" isBusy={isSending} aria-disabled={chosen === 0 || undefined} onClick={send}>
						{chosen === 0 ? (
							<span>
								Choose <span className="max-sm:sr-only">at least </span>one
							</span>
						) : (
							`Tailor ${count(chosen, "resume")}`
						)}{" "}
						<ArrowRight aria-hidden />
					</Button>
				</div>
			</div>
			<Sheet isOpen={open === "look"} onOpenChange={(isOpen) => setOpen(isOpen ? "look" : null)} title="How the resumes will look">
				<LookPanel preview={stepOutputPreview} look={look} onLookChange={changeLook} />
			</Sheet>
		</div>
	);
}

/** Why the choice was not taken; it stands in the bar with its button, where nothing covers it. */
function Problem({ words }: { words: string | null }) {
	return (
		<div role="alert">
			{words && (
				<p className="flex items-start gap-2 text-danger">
					<CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
					<span className="wrap-anywhere min-w-0">{words}</span>
				</p>
			)}
		</div>
	);
}

function KeyHints() {
	const [isOn] = useSingleKeys();
	return (
		<p className="hidden items-center gap-1.5 text-ink-muted text-sm lg:flex">
			{isOn && (
				<span className="inline-flex items-center gap-1.5">
					<Kbd>j</Kbd> <Kbd>k</Kbd> move <Kbd>x</Kbd> choose <Kbd>?</Kbd> all keys
				</span>
			)}
			<Kbd>Ctrl Enter</Kbd> go on
		</p>
	);
}
