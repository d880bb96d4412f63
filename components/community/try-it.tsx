"use client";

import { useMutation } from "@tanstack/react-query";
import { Play } from "lucide-react";
import { useState } from "react";
import { openGuestSession } from "@/components/accounts/account-calls";
import { messageOf } from "@/components/api-client";
import { acceptOf } from "@/components/files/accept";
import { uploadFile } from "@/components/files/upload-file";
import { startRun } from "@/components/goal-jobs/mutations";
import { SampleFiles } from "@/components/goal-jobs/new-run/files/sample-files";
import { Button } from "@/components/ui/button";
import { FileDrop } from "@/components/ui/form/file-drop";
import { Notice } from "@/components/ui/notice";
import type { SampleFile } from "@/lib/catalog/schemas";
import { createRunOf } from "./queries";

export interface TriedInput {
	readonly minFiles: number;
	readonly maxFiles: number;
	readonly formats: readonly string[];
	readonly maxFileBytes: number;
}

interface TryItProps {
	workflowId: string;
	input: TriedInput;
	samples: SampleFile[];
	isSignedIn: boolean;
}

const OR = new Intl.ListFormat("en", { type: "disjunction" });
const STEPS = ["Opening a session", "Sending the files", "Starting the run"] as const;

/** Runs the workflow on a sample or a file of one's own. Who is not signed in is a guest from then on, and keeps what was made by signing up. */
export function TryIt({ workflowId, input, samples, isSignedIn }: TryItProps) {
	const [files, setFiles] = useState<readonly File[]>([]);
	const [refused, setRefused] = useState<ReadonlyArray<{ fileName: string; reason: string }>>([]);
	const [step, setStep] = useState(0);
	const run = useMutation({
		mutationFn: async (chosen: readonly File[]) => {
			setStep(0);
			if (!isSignedIn) await openGuestSession();
			setStep(1);
			const signal = new AbortController().signal;
			const sent = await Promise.all(chosen.map((file) => uploadFile(file, { signal, onProgress: () => undefined })));
			setStep(2);
			const job = await createRunOf(
				workflowId,
				sent.map(({ fileId }) => fileId),
			);
			if (job.status === "ready") await startRun(job.jobSpecId);
			return job;
		},
		// The whole page anew: whoever came as nobody is somebody now.
		onSuccess: ({ jobSpecId }) => window.location.assign(`/runs/${jobSpecId}`),
	});
	const isBusy = run.isPending || run.isSuccess;
	const isEnough = files.length >= input.minFiles && files.length <= input.maxFiles;
	const wanted = input.minFiles === input.maxFiles ? String(input.minFiles) : `${input.minFiles} to ${input.maxFiles}`;
	return (
		<div className="grid gap-4">
			{input.maxFiles > 0 && (
				<>
					<FileDrop
						isSmall
						accept={acceptOf(input.formats)}
						maxSizeBytes={input.maxFileBytes}
						maxFiles={input.maxFiles}
						kinds={OR.format(input.formats.map((format) => format.toUpperCase()))}
						label={input.maxFiles === 1 ? "Choose a file, or drop it here" : "Choose files, or drop them here"}
						hint={OR.format(input.formats.map((format) => format.toUpperCase()))}
						onFiles={(accepted, notAccepted) => {
							if (accepted.length > 0) setFiles(accepted);
							setRefused(notAccepted);
						}}
					/>
					<SampleFiles workflow={{ samples, minFiles: input.minFiles }} wanted={null} onFiles={setFiles} />
				</>
			)}
			{refused.map(({ fileName, reason }) => (
				<p key={fileName} role="alert" className="text-danger text-sm">
					{fileName}: {reason}
				</p>
			))}
			{files.length > 0 && <p className="wrap-anywhere text-sm">Chosen: {files.map(({ name }) => name).join(", ")}</p>}
			{run.isError && (
				<Notice tone="danger" title="It was not started">
					{messageOf(run.error)}
				</Notice>
			)}
			<div className="flex flex-wrap items-center gap-3">
				<Button variant="primary" disabled={!isEnough} isBusy={isBusy} icon={<Play aria-hidden />} onClick={() => run.mutate(files)}>
					{isSignedIn ? "Try it" : "Try it as a guest"}
				</Button>
				<span role="status" className="text-ink-muted text-sm">
					{isBusy
						? STEPS[step]
						: isEnough
							? "A run costs what its tools cost; guests have a free allowance."
							: `Choose ${wanted} ${input.maxFiles === 1 ? "file" : "files"} first.`}
				</span>
			</div>
		</div>
	);
}
