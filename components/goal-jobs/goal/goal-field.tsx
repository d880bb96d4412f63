"use client";

import { useMutation } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useEffect, useId, useRef, useState } from "react";
import { messageOf } from "@/components/api-client";
import { type GoalStep, homeAddress } from "@/components/beginning/begun-address";
import { notePendingFiles, takeBroughtFiles } from "@/components/beginning/brought-files";
import { acceptOf } from "@/components/files/accept";
import { HaveFiles } from "@/components/files/field/have-files";
import { RefusedFiles } from "@/components/files/refused-files";
import { UploadList } from "@/components/files/upload-list";
import { alreadyHere, isRefusedUpload, type Upload, useUploads } from "@/components/files/use-uploads";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { FileDrop } from "@/components/ui/form/file-drop";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { CatalogEntry } from "@/lib/catalog/schemas";
import { formatWords } from "@/lib/files/formats";
import type { File as StoredFile } from "@/lib/files/schemas";
import { isResume, readGoal, readingOfFiles } from "./goal-calls";
import { SHORTEST_GOAL } from "./goal-limits";
import { GoalText } from "./goal-text";

const GoalMeaning = dynamic(() => import("./goal-meaning").then((module) => module.GoalMeaning), {
	loading: () => <Skeleton className="h-40 rounded-lg" />,
	ssr: false,
});

interface GoalFieldProps {
	workflows: readonly CatalogEntry[];
	/** What was said on another page, or here before a reload. */
	begunGoal: string;
	/** Files that were added before a reload. */
	begunFiles?: ReadonlyArray<Pick<StoredFile, "fileId" | "fileName" | "sizeBytes">>;
	/** How far the goal came; null of one that is to be read at once. */
	step?: GoalStep | null;
	/** Among other things of a person who knows it. */
	isCompact?: boolean;
}

/** One field for what a person wants, in their words and with their files; below it, what was understood. */
export function GoalField({ workflows, begunGoal, begunFiles = [], step = null, isCompact = false }: GoalFieldProps) {
	const router = useRouter();
	const id = useId();
	const [goal, setGoal] = useState(begunGoal);
	const [refused, setRefused] = useState<readonly string[]>([]);
	const [unfit, setUnfit] = useState<Readonly<Record<string, string>>>({});
	const files = useUploads(undefined, begunFiles.map(alreadyHere));
	// What can't be opened is no file to find a workflow for.
	const usable = files.uploads.filter((upload) => !isRefusedUpload(upload));
	const read = useMutation({
		mutationFn: async ({ text }: { text: string; isDirect: boolean }) => {
			const fileNames = usable.map(({ fileName }) => fileName);
			return text === "" ? readingOfFiles(workflows, fileNames, await isResume(workflows, usable)) : readGoal(text, fileNames);
		},
	});
	const words = goal.trim();
	// Files alone say enough to be offered what takes them.
	const lack = words.length >= SHORTEST_GOAL || (words === "" && usable.length > 0) ? null : "Add a file or a few words to go on.";
	const formats = [...new Set(workflows.flatMap(({ supportedInputFormats }) => supportedInputFormats))];

	const { add, pendingFiles } = files;
	const { mutate } = read;
	const hasBegun = useRef(false);
	useEffect(() => {
		if (hasBegun.current) return;
		hasBegun.current = true;
		const brought = takeBroughtFiles();
		if (brought.length > 0) add(brought);
		if (begunGoal.trim().length >= SHORTEST_GOAL && step !== "write") mutate({ text: begunGoal.trim(), isDirect: step === null });
	}, [add, mutate, begunGoal, step]);
	useKept(goal, usable, read.isIdle ? "write" : "choose");
	useEffect(() => {
		notePendingFiles(usable.some(({ state }) => state === "uploading") ? pendingFiles() : []);
		return () => notePendingFiles([]);
	}, [usable, pendingFiles]);

	return (
		<section aria-label="Say what you want" className="grid grid-cols-1 gap-4">
			<Card className={cn("grid grid-cols-1", isCompact ? "p-4" : "p-5")}>
				<form
					className={cn("grid grid-cols-1", isCompact ? "gap-3 sm:grid-cols-2 sm:items-start sm:[&>:first-child]:col-span-2" : "gap-4")}
					noValidate
					onSubmit={(event) => {
						event.preventDefault();
						if (lack === null) read.mutate({ text: words, isDirect: true });
					}}
				>
					<GoalText
						label="Say it in your words"
						help={isCompact ? undefined : "In English, German, Spanish or Japanese. What is understood is not asked again."}
						rows={isCompact ? 1 : 2}
						value={goal}
						onChange={setGoal}
					/>
					<FileDrop
						isSmall
						isInline={isCompact}
						accept={acceptOf(formats)}
						kinds={formatWords(formats)}
						maxFiles={Math.max(1, ...workflows.map(({ maxFiles }) => maxFiles))}
						maxSizeBytes={Math.max(...workflows.map(({ maxFileBytes }) => maxFileBytes))}
						label="Drop your files here, or choose some"
						hint="They can come later too"
						isInvalid={refused.length > 0}
						onFiles={(taken, rejections) => {
							setRefused(rejections.map(({ fileName, reason }) => `${fileName}: ${reason}`));
							files.add(taken);
						}}
					/>
					<RefusedFiles lines={refused} />
					<div className="min-w-0 empty:hidden sm:col-span-full">
						<HaveFiles isLight fieldId={id} formats={formats} chosen={files.uploads.flatMap(({ fileId }) => fileId ?? [])} onPick={files.include} />
					</div>
					<UploadList uploads={files.uploads} unfit={new Map(Object.entries(unfit))} onRemove={files.remove} onRetry={files.retry} />
					<div className="flex flex-wrap items-center gap-3">
						<Button
							type="submit"
							// Once it is found, going on with it is what comes first.
							variant={read.data ? "secondary" : "primary"}
							isBusy={read.isPending}
							disabled={lack !== null}
							icon={<ArrowRight aria-hidden />}
						>
							Find the workflow
						</Button>
						{lack && <p className="text-ink-muted text-sm">{lack}</p>}
					</div>
				</form>
			</Card>
			<div aria-live="polite" className="grid grid-cols-1 gap-4">
				{read.isError && (
					<Notice tone="danger" title="The goal could not be read">
						{messageOf(read.error)}
					</Notice>
				)}
				{read.data && (
					<GoalMeaning
						key={read.submittedAt}
						goalText={read.variables.text}
						isDirect={read.variables.isDirect}
						reading={read.data}
						workflows={workflows}
						uploads={usable}
						onUnfit={setUnfit}
						onMade={(workflowId, runId) => router.push(`/new/${workflowId}?run=${runId}`)}
					/>
				)}
			</div>
		</section>
	);
}

/** Keeps what is said and added in the address: a reload finds it, and so does who comes back. What is still on its way is not in it yet. */
function useKept(goal: string, uploads: readonly Upload[], step: GoalStep) {
	const key = uploads.flatMap(({ state, fileId, isLocal }) => (state === "ready" && fileId && !isLocal ? [fileId] : [])).join();
	useEffect(() => {
		const address = homeAddress({ goal, fileIds: key === "" ? [] : key.split(",") }, step);
		if (address !== `${window.location.pathname}${window.location.search}`) window.history.replaceState(null, "", address);
	}, [goal, key, step]);
}
