"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { useEffect, useId, useRef, useState } from "react";
import { messageOf } from "@/components/api-client";
import { WorkflowIcon } from "@/components/catalog/workflow-icon";
import type { Upload } from "@/components/files/use-uploads";
import { runKeys } from "@/components/goal-jobs/queries";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { count } from "@/components/ui/format/format";
import { Notice } from "@/components/ui/notice";
import type { CatalogEntry, GoalReading, WorkflowMatch } from "@/lib/catalog/schemas";
import { formatWords } from "@/lib/files/formats";
import { asksForSurvey } from "./asks-for-survey";
import { FileRemarks, useFileFindings } from "./file-remarks";
import { createFromGoal, firstOfResumes, isResume, readingOfFiles } from "./goal-calls";
import { GoalRemarks, GoalWords } from "./goal-words";
import { READ_LANGUAGES, unmetTitle } from "./unmet-goal";

interface GoalMeaningProps {
	goalText: string;
	reading: GoalReading;
	workflows: readonly CatalogEntry[];
	uploads: readonly Upload[];
	onMade: (workflowId: string, runId: string) => void;
	/** Whether what is surely meant goes on by itself, as whoever asked for it wants. */
	isDirect: boolean;
	/** Told a word for each file that the chosen workflow does not take, by its id. */
	onUnfit: (unfit: Readonly<Record<string, string>>) => void;
}

const NONE_UNFIT: Readonly<Record<string, string>> = {};

/** What a file alone is for, once a look into it has told: it may still have been on its way when somebody asked. */
function useLookedId(isAsked: boolean, workflows: readonly CatalogEntry[], uploads: readonly Upload[]): string | undefined {
	const [upload] = uploads;
	const isHere = uploads.length === 1 && upload?.state === "ready" && upload.fileId !== null;
	const { data } = useQuery({
		queryKey: ["files", "is-resume", upload?.fileId],
		queryFn: () => isResume(workflows, uploads),
		enabled: isAsked && isHere,
		staleTime: Number.POSITIVE_INFINITY,
	});
	return isAsked && data === true ? firstOfResumes(workflows)?.workflowId : undefined;
}

/** Which workflow was understood and why; a choice where that is not sure, and the nearest ones where none does it. */
export function GoalMeaning({ goalText, reading, workflows, uploads, onMade, isDirect, onUnfit }: GoalMeaningProps) {
	const { matches, isSure, isLanguageRead } = reading;
	const offered = offeredOf(reading, workflows, isDirect ? [] : uploads);
	const [pickedId, setPickedId] = useState(isSure ? offered[0]?.workflowId : undefined);
	const lookedId = useLookedId(goalText === "" && pickedId === undefined, workflows, uploads);
	const chosenId = pickedId ?? offered.find(({ workflowId }) => workflowId === lookedId)?.workflowId;
	const chosen = offered.find(({ workflowId }) => workflowId === chosenId);
	const workflow = workflows.find(({ workflowId }) => workflowId === chosenId);
	const { errors, doubts, unfit, isLooking } = useFileFindings(uploads, chosenId);
	useEffect(() => {
		onUnfit(unfit);
		return () => onUnfit(NONE_UNFIT);
	}, [unfit, onUnfit]);
	const queryClient = useQueryClient();
	// On a phone the way on would stand below what is seen.
	const goOnRef = useRef<HTMLDivElement>(null);
	const isChoice = offered.length > 1;
	useEffect(() => {
		if (!isChoice) goOnRef.current?.scrollIntoView({ block: "nearest" });
	}, [isChoice]);
	const fileIds = uploads.flatMap(({ state, fileId }) => (state === "ready" && fileId ? [fileId] : []));
	const lack = workflow ? lackOf(workflow, uploads, fileIds.length, Object.keys(unfit).length) : null;
	const visitRef = useRef<string>(null);
	const make = useMutation({
		mutationFn: (match: WorkflowMatch) => {
			visitRef.current ??= crypto.randomUUID();
			return createFromGoal({ goalText, fileIds, visit: visitRef.current }, match, isSure && match === matches[0]);
		},
		onSuccess: (job, { workflowId }) => {
			queryClient.setQueryData(runKeys.detail(job.jobSpecId), job);
			onMade(workflowId, job.jobSpecId);
		},
	});
	// With nothing to choose and nothing missing there is no page between what was said and its questions.
	const [hadAll] = useState(() => workflow !== undefined && uploads.length >= workflow.minFiles && uploads.length <= workflow.maxFiles);
	const goesOn = isDirect && isSure && goalText !== "" && hadAll && chosenId === matches[0]?.workflowId && !asksForSurvey(goalText);
	const { mutate, isIdle, isError } = make;
	const isClear = errors.length + doubts.length === 0;
	useEffect(() => {
		if (goesOn && chosen && lack === null && isIdle && isClear && !isLooking) mutate(chosen);
	}, [goesOn, chosen, lack, isIdle, isClear, isLooking, mutate]);
	const isOnItsWay = uploads.some(({ state }) => state === "uploading") || isLooking;
	if (goesOn && workflow && !isError && isClear && (lack === null || isOnItsWay)) return <GoingOn workflow={workflow} isOnItsWay={isOnItsWay} />;
	return (
		<>
			{asksForSurvey(goalText) && (
				<Notice
					tone="info"
					title="To ask people, write a survey"
					action={
						<Button asChild variant="primary">
							<Link href="/surveys">Go to surveys</Link>
						</Button>
					}
				>
					You write the questions, share a link, and read the answers as they come in. Workflows work on files.
				</Notice>
			)}
			{matches.length === 0 && (
				<Notice tone="warning" title={unmetTitle(goalText, isLanguageRead)}>
					{!isLanguageRead && `${READ_LANGUAGES} `}
					{offered.length > 0
						? "These come nearest. Take one only if it is what you want."
						: isLanguageRead && "Say it in other words, or pick a workflow below."}
				</Notice>
			)}
			{offered.length > 0 && (
				<Card className="grid grid-cols-1 gap-4 p-5">
					<Choice
						matches={offered}
						workflows={workflows}
						chosenId={chosenId}
						onChoose={setPickedId}
						isNearest={matches.length === 0}
						legend={legendOf(goalText, reading, offered.length)}
					/>
					{chosen && workflow && (
						<>
							<GoalWords answers={chosen.answers} />
							<GoalRemarks remarks={chosen.remarks} />
							<FileRemarks errors={errors} doubts={doubts} />
							{make.isError && (
								<Notice tone="danger" title="The run could not be made">
									{messageOf(make.error)}
								</Notice>
							)}
							<div ref={goOnRef} className="flex scroll-mb-24 flex-wrap items-center gap-3">
								<Button
									variant="primary"
									isBusy={make.isPending || make.isSuccess}
									disabled={lack !== null}
									onClick={() => make.mutate(chosen)}
									icon={<ArrowRight aria-hidden />}
								>
									Go on with {workflow.name}
								</Button>
								<p className="text-ink-muted text-sm">{lack}</p>
							</div>
						</>
					)}
				</Card>
			)}
		</>
	);
}

/** What is surely meant goes on by itself: until it has, it is told. */
function GoingOn({ workflow, isOnItsWay }: { workflow: CatalogEntry; isOnItsWay: boolean }) {
	return (
		<Card className="flex items-center gap-3 p-5">
			<WorkflowIcon icon={workflow.icon} className="size-5 shrink-0 text-accent" />
			<p>
				Understood as <span className="font-medium">{workflow.name}</span>.{" "}
				<span className="text-ink-muted">{isOnItsWay ? "Your files are on their way; its questions come next." : "Its questions come next."}</span>
			</p>
		</Card>
	);
}

/** What is meant, or comes near it. Who came back to choose another is offered what else their files are for. */
function offeredOf({ matches, nearest, isSure }: GoalReading, workflows: readonly CatalogEntry[], uploads: readonly Upload[]): WorkflowMatch[] {
	const names = uploads.map(({ fileName }) => fileName);
	const others = isSure && names.length > 0 ? readingOfFiles(workflows, names).matches : [];
	const all = matches.length > 0 ? [...matches, ...others.filter(({ workflowId }) => matches.every((match) => match.workflowId !== workflowId))] : nearest;
	return all.filter(({ workflowId }) => workflows.some((workflow) => workflow.workflowId === workflowId));
}

function legendOf(goalText: string, { matches, isSure }: GoalReading, offered: number): string {
	if (goalText === "" && matches.length > 1) return "What is it for?";
	if (isSure) return offered > 1 ? "Understood as the first. Or is it another?" : "Understood as";
	return matches.length === 0 ? "The nearest" : "Which of these do you mean?";
}

/** What keeps a run from being made, in words; null where nothing does. */
function lackOf({ minFiles, maxFiles, supportedInputFormats }: CatalogEntry, uploads: readonly Upload[], ready: number, unfit: number): string | null {
	if (unfit > 0) return `Remove ${unfit === 1 ? "the file that does not fit" : "the files that do not fit"} above, or choose another workflow.`;
	if (uploads.some(({ state }) => state === "uploading")) return "Your files are on their way.";
	if (ready < minFiles) return `Add ${count(minFiles - ready, "file")} above: ${formatWords(supportedInputFormats)}.`;
	return ready > maxFiles ? `It takes ${maxFiles === 0 ? "no files" : `${count(maxFiles, "file")} at most`}: remove ${ready - maxFiles} above.` : null;
}

interface ChoiceProps {
	matches: readonly WorkflowMatch[];
	workflows: readonly CatalogEntry[];
	chosenId: string | undefined;
	onChoose: (workflowId: string) => void;
	legend: string;
	/** None of them is meant: what each makes says more than why it is offered. */
	isNearest: boolean;
}

function Choice({ matches, workflows, chosenId, onChoose, legend, isNearest }: ChoiceProps) {
	const name = useId();
	return (
		<fieldset className="grid grid-cols-1 gap-2">
			<legend className="mb-2 font-medium text-sm">{legend}</legend>
			{matches.map(({ workflowId, matchReason }) => {
				const workflow = workflows.find((candidate) => candidate.workflowId === workflowId);
				if (!workflow) return null;
				const isChosen = workflowId === chosenId;
				return (
					<label
						key={workflowId}
						className={cn("flex cursor-pointer items-start gap-3 rounded-md border p-3 hover:bg-sunken", isChosen && "border-accent bg-accent-soft")}
					>
						<input type="radio" name={name} className="mt-1 accent-accent" checked={isChosen} onChange={() => onChoose(workflowId)} />
						<WorkflowIcon icon={workflow.icon} className="mt-0.5 size-5 shrink-0 text-accent" />
						<span className="grid min-w-0">
							<span className="font-medium">{workflow.name}</span>
							<span className="wrap-anywhere text-ink-muted text-sm">{isNearest ? (workflow.makes?.words ?? workflow.description) : matchReason}</span>
						</span>
					</label>
				);
			})}
		</fieldset>
	);
}
