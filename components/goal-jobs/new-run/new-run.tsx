"use client";

import { Trash2 } from "lucide-react";
import Link from "next/link";
import { useCallback, useEffect, useRef, useState } from "react";
import { messageOf } from "@/components/api-client";
import { takeBroughtFiles } from "@/components/beginning/brought-files";
import { BalanceLine } from "@/components/credits/balance-line";
import { alreadyHere, isRefusedUpload, useUploads } from "@/components/files/use-uploads";
import { refusalTitle, unfitWord } from "@/components/goal-jobs/refusal-words";
import { isMakingPreview, isRefused } from "@/components/goal-jobs/run-state";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { Notice } from "@/components/ui/notice";
import { useAnnouncement } from "@/components/ui/overlay/announcer";
import { Skeleton } from "@/components/ui/skeleton";
import { LANDING, useLanding } from "@/components/ui/use-landing";
import type { CatalogEntry } from "@/lib/catalog/schemas";
import { typeOfName } from "@/lib/files/formats";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { BeforeStart } from "./before-start";
import { spread } from "./brought";
import { ChooseFiles } from "./files/choose-files";
import { ExampleResult } from "./files/example-result";
import { GivenFiles } from "./files/given-files";
import { isReadable, PreflightNote } from "./files/preflight-note";
import { SampleFiles } from "./files/sample-files";
import { leftOver, NotUsed, UnderstoodAs } from "./understood-as";
import { type EarlierRun, useBegunRun } from "./use-begun-run";

type Stage = "pick" | "look" | "refused" | "doubted" | "questions" | "making" | "preview" | "start";

const STAGE_WORDS: Record<Exclude<Stage, "refused">, string> = {
	pick: "Choose a file",
	look: "Looking into your file",
	doubted: "Is this the right file?",
	questions: "The file can be read. Questions before the start.",
	making: "Making a preview",
	preview: "The preview is ready. Nothing has started yet.",
	start: "Starting",
};

const listed = (key: string): string[] => (key === "" ? [] : key.split(","));

interface NewRunProps {
	workflow: CatalogEntry;
	begunRunId: string | null;
	/** The name of a sample file to begin with. */
	wantedSample: string | null;
	/** A run to begin with the files and answers of. */
	earlier?: EarlierRun | null;
	/** Whether the person has run it before: then there is something to tell of that. */
	hasRunBefore?: boolean;
}

/** From a file to a started run on one page. */
export function NewRun({ workflow, begunRunId, wantedSample, earlier = null, hasRunBefore = false }: NewRunProps) {
	const { runId, job, error, hasStarted, create, startOver, leaveFor, dropRun } = useBegunRun(workflow.workflowId, begunRunId, earlier);
	const files = useUploads(undefined, earlier?.files.map(alreadyHere));
	const [isLocal, setIsLocal] = useState(false);
	const [sample, setSample] = useState(wantedSample);
	const [isOfSamples, setIsOfSamples] = useState(false);
	const [usedAnyway, setUsedAnyway] = useState<string | null>(null);
	const [unused, setUnused] = useState<readonly string[]>([]);
	const fileIds = files.uploads.flatMap((upload) => (upload.state === "ready" && upload.fileId ? [upload.fileId] : []));
	const areAllThere = fileIds.length === files.uploads.length && fileIds.length >= workflow.minFiles;
	// Where more files could be added, or another one taken in place of what an earlier run had, the person says when all are there.
	const takesMore = workflow.maxFiles > workflow.minFiles || earlier?.from === "run";
	const takesNone = workflow.maxFiles === 0;

	const { mutate, isIdle } = create;
	const key = fileIds.join();
	const localKey = files.uploads.flatMap(({ isLocal, fileId }) => (isLocal && fileId ? [fileId] : [])).join();
	const answers = isOfSamples ? workflow.sampleAnswers : null;
	const hasEarlier = files.uploads.some(({ isEarlier }) => isEarlier);
	const namesRef = useRef<string[]>([]);
	namesRef.current = files.uploads.map(({ fileName }) => fileName);
	const begin = useCallback(
		() => mutate({ fileIds: listed(key), fileNames: namesRef.current, localFileIds: listed(localKey), answers, hasEarlier }),
		[key, localKey, answers, hasEarlier, mutate],
	);
	useEffect(() => {
		if (areAllThere && !takesMore && key !== "" && isIdle && runId === null) begin();
	}, [areAllThere, takesMore, isIdle, key, begin, runId]);

	const { add } = files;
	const room = workflow.maxFiles - files.uploads.length;
	useEffect(() => {
		const { taken, left } = spread(
			takeBroughtFiles().map((file) => ({ file, fileName: file.name, mimeType: typeOfName(file.name) ?? file.type })),
			{ ...workflow, maxFiles: room },
		);
		add(taken.map(({ file }) => file));
		if (left.length > 0) setUnused(left.map(({ fileName }) => fileName));
	}, [add, workflow, room]);

	const stage = stageOf();
	const errors = job && stage === "refused" ? job.preflightResult.errors : [];
	const unfit = new Map(errors.map((error) => [error.fileId, unfitWord(error)]));
	const isAsking = stage === "questions" || stage === "making" || stage === "preview";
	const words = stage === "refused" ? `${refusalTitle(errors)}; nothing ran` : STAGE_WORDS[stage];
	useAnnouncement(stage === "questions" && job?.sensitiveLocalFileIds.length ? "The file stays here. Questions before the start." : words);
	const landing = useLanding<HTMLElement>(stage);

	function stageOf(): Stage {
		if (hasStarted) return "start";
		if (job && isMakingPreview(job)) return "making";
		if (job && isDoubted(job) && usedAnyway !== job.jobSpecId && job.status !== "ready_with_preview") return "doubted";
		if (job) return isRefused(job) ? "refused" : job.status === "ready_with_preview" ? "preview" : "questions";
		return runId !== null || !files.uploads.every(isRefusedUpload) ? "look" : "pick";
	}

	function takeSamples(taken: readonly File[]) {
		setSample(null);
		setIsOfSamples(true);
		files.add(taken, isLocal);
	}

	function removeFile(localId: string) {
		setIsOfSamples(false);
		if (runId === null) files.remove(localId);
		else chooseAnother();
	}

	function chooseAnother() {
		for (const upload of files.uploads) files.remove(upload.localId);
		setIsOfSamples(false);
		startOver();
	}

	return (
		// A start that stays in reach needs the foot of a phone for itself.
		<main
			data-focus-page={isAsking ? "" : undefined}
			className={cn("mx-auto grid max-w-3xl grid-cols-1 px-4 md:px-8", isAsking ? "gap-4 py-4 md:gap-5 md:py-6" : "gap-6 py-8")}
		>
			{/* Who is asked has chosen it: the questions begin in the first sight. */}
			<div className="grid gap-1">
				<h1 className="font-semibold text-xl md:text-2xl">{workflow.name}</h1>
				{!isAsking && <p className="text-ink-muted">{workflow.description}</p>}
			</div>
			<div className={cn("flex flex-wrap items-center gap-x-5 gap-y-1", isAsking ? "order-last" : "-mt-5 max-sm:order-last max-sm:mt-0")}>
				<BalanceLine />
				{hasRunBefore && (
					<Link href={`/audit/${workflow.workflowId}?period=all`} className="w-fit rounded-sm text-accent text-sm underline pointer-coarse:py-2">
						How it has worked for you
					</Link>
				)}
			</div>
			<section
				ref={stage === "questions" || stage === "preview" ? undefined : landing}
				aria-label={STAGE_WORDS.pick}
				{...LANDING}
				className={cn("grid grid-cols-1 outline-none", isAsking ? "gap-4" : "gap-6")}
			>
				{job && isAsking && job.goalText !== "" && <UnderstoodAs job={job} name={workflow.name} onLeave={leaveFor} />}
				{earlier?.from === "run" && <FromEarlier earlier={earlier} />}
				<NotUsed names={[...unused, ...(job ? leftOver(earlier?.left ?? [], job) : [])]} />
				<ChooseFiles
					workflow={workflow}
					files={files}
					isOpen={runId === null}
					isLocal={isLocal}
					onLocal={setIsLocal}
					onRemove={removeFile}
					unfit={unfit}
					areReadable={job !== undefined && isReadable(job)}
				/>
				{runId === null && files.uploads.every(isRefusedUpload) && <SampleFiles workflow={workflow} wanted={sample} onFiles={takeSamples} />}
				{stage === "pick" && <ExampleResult workflowId={workflow.workflowId} name={workflow.name} />}
				{runId === null && (takesMore || takesNone) && areAllThere && (
					<Button variant="primary" size="lg" className="justify-self-start" isBusy={create.isPending} onClick={begin}>
						{takesNone
							? "Begin"
							: fileIds.length === 0
								? "Go on without a file"
								: `Use ${fileIds.length === 1 ? "this file" : `these ${fileIds.length} files`}`}
					</Button>
				)}
				{files.uploads.length === 0 && job && <GivenFiles job={job} onRemove={chooseAnother} />}
				{create.isError && (
					<Notice tone="danger" title="The file could not be taken" action={<Button onClick={begin}>Try again</Button>}>
						{messageOf(create.error)}
					</Notice>
				)}
				{error && (
					<Notice tone="danger" title="The run could not be loaded" action={<Button onClick={chooseAnother}>Start over</Button>}>
						{messageOf(error)}
					</Notice>
				)}
				{(create.isPending || stage === "start" || (runId !== null && !job && !error)) &&
					(stage === "start" ? <StepsAhead titles={workflow.stepTitles} /> : <Waiting words={STAGE_WORDS.look} />)}
				{job && !hasStarted && <PreflightNote job={job} />}
				{(stage === "refused" || stage === "doubted") && (
					<div className="flex flex-wrap gap-2">
						<Button variant="primary" onClick={chooseAnother}>
							Choose another file
						</Button>
						{stage === "doubted" && job && <Button onClick={() => setUsedAnyway(job.jobSpecId)}>Use it anyway</Button>}
						<Button icon={<Trash2 aria-hidden />} isBusy={dropRun.isPending} onClick={() => dropRun.mutate()}>
							Delete this run
						</Button>
					</div>
				)}
			</section>
			{job && isAsking && (
				<section ref={landing} aria-label={stage === "preview" ? "Preview" : "Questions before the start"} {...LANDING} className="outline-none">
					<BeforeStart job={job} />
				</section>
			)}
		</main>
	);
}

/** A file that is hardly what the workflow takes: the person says whether to go on with it. */
function isDoubted({ preflightResult, filledSlots }: GoalJob): boolean {
	return Object.keys(filledSlots).length === 0 && preflightResult.warnings.some(({ code }) => code === "FILE_DOUBTED");
}

function FromEarlier({ earlier: { missing } }: { earlier: EarlierRun }) {
	return (
		<Notice tone="info" title="Beginning with the files and answers of an earlier run">
			{missing.length > 0 ? `No longer here: ${missing.join(", ")}. ` : ""}Take another file or change an answer as you like.
		</Notice>
	);
}

/** What the run is about to do, in the moment before its own page shows it. */
function StepsAhead({ titles }: { titles: readonly string[] }) {
	return (
		<div className="grid gap-3">
			<p className="text-ink-muted">{STAGE_WORDS.start} …</p>
			<Card className="p-3">
				<ol aria-label="Steps" className="grid">
					{titles.map((title) => (
						<li key={title} className="flex items-center gap-3 px-3 py-2.5 text-ink-muted">
							<span aria-hidden className="size-5 shrink-0 rounded-full border" />
							{title}
						</li>
					))}
				</ol>
			</Card>
		</div>
	);
}

function Waiting({ words }: { words: string }) {
	return (
		<div className="grid gap-3">
			<p className="text-ink-muted">{words}</p>
			<Skeleton className="h-40 rounded-lg" />
		</div>
	);
}
