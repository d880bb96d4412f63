"use client";

import { useMutation } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { messageOf } from "@/components/api-client";
import { acceptOf } from "@/components/files/accept";
import { RefusedFiles } from "@/components/files/refused-files";
import { UploadList } from "@/components/files/upload-list";
import { isRefusedUpload, useUploads } from "@/components/files/use-uploads";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { FileDrop } from "@/components/ui/form/file-drop";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { CatalogEntry } from "@/lib/catalog/schemas";
import { formatWords } from "@/lib/files/formats";
import { takeBroughtFiles } from "./brought-files";
import { isResume, readGoal, readingOfFiles } from "./goal-calls";
import { SHORTEST_GOAL } from "./goal-limits";
import { GoalText } from "./goal-text";

const GoalMeaning = dynamic(() => import("./goal-meaning").then((module) => module.GoalMeaning), {
	loading: () => <Skeleton className="h-40 rounded-lg" />,
	ssr: false,
});

interface GoalFieldProps {
	workflows: readonly CatalogEntry[];
	/** What was said on another page. */
	begunGoal: string;
	/** Among other things of a person who knows it. */
	isCompact?: boolean;
}

/** One field for what a person wants, in their words and with their files; below it, what was understood. */
export function GoalField({ workflows, begunGoal, isCompact = false }: GoalFieldProps) {
	const router = useRouter();
	const [goal, setGoal] = useState(begunGoal);
	const [refused, setRefused] = useState<readonly string[]>([]);
	const [unfit, setUnfit] = useState<Readonly<Record<string, string>>>({});
	const files = useUploads();
	// What can't be opened is no file to find a workflow for.
	const usable = files.uploads.filter((upload) => !isRefusedUpload(upload));
	const read = useMutation({
		mutationFn: async (text: string) => {
			const fileNames = usable.map(({ fileName }) => fileName);
			return text === "" ? readingOfFiles(workflows, fileNames, await isResume(workflows, usable)) : readGoal(text, fileNames);
		},
	});
	const words = goal.trim();
	// Files alone say enough to be offered what takes them.
	const lack = words.length >= SHORTEST_GOAL || (words === "" && usable.length > 0) ? null : "Add a file or a few words to go on.";
	const formats = [...new Set(workflows.flatMap(({ supportedInputFormats }) => supportedInputFormats))];

	const { add } = files;
	const { mutate } = read;
	const hasBegun = useRef(false);
	useEffect(() => {
		if (hasBegun.current) return;
		hasBegun.current = true;
		const brought = takeBroughtFiles();
		if (brought.length > 0) add(brought);
		if (begunGoal.trim().length >= SHORTEST_GOAL) mutate(begunGoal.trim());
	}, [add, mutate, begunGoal]);

	return (
		<section aria-label="Say what you want" className="grid grid-cols-1 gap-4">
			<Card className={cn("grid grid-cols-1", isCompact ? "p-4" : "p-5")}>
				<form
					className={cn("grid grid-cols-1", isCompact ? "gap-3 sm:grid-cols-2 sm:items-start sm:[&>:first-child]:col-span-2" : "gap-4")}
					noValidate
					onSubmit={(event) => {
						event.preventDefault();
						if (lack === null) read.mutate(words);
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
						goalText={read.variables}
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
