"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { DeviceProgress as Progress } from "@/components/device/worker/device-task";
import { type DeviceScreenProps, deviceAnswer } from "@/components/goal-jobs/device-ask";
import { answerProblem } from "@/components/goal-jobs/pauses/answer-problem";
import { DeviceFailed, DeviceProgress } from "./device-progress";
import { confirmedQuery, deviceWorkQuery, keepConfirmed } from "./device-queries";
import { ResumeReview } from "./resume-review";

/** Reads a resume on the device and asks what of it may be sent. */
export function ResumeOnDevice({ job, ask, file, isSending, error, onAnswer }: DeviceScreenProps & { file: File }) {
	const queryClient = useQueryClient();
	const [progress, setProgress] = useState<Progress | null>(null);
	const work = useQuery(deviceWorkQuery("read_resume", file, { fileId: ask.fileIds[0] ?? "" }, setProgress));
	if (work.error) return <DeviceFailed error={work.error} />;
	if (!work.data) return <DeviceProgress progress={progress} />;
	return (
		<ResumeReview
			read={work.data}
			isSending={isSending}
			problem={answerProblem(error, job.pendingSlots)}
			onConfirm={async (outputs) => {
				await keepConfirmed(job.jobSpecId, outputs);
				queryClient.setQueryData(confirmedQuery(job.jobSpecId).queryKey, outputs);
				onAnswer(deviceAnswer(outputs[ask.toolRef]));
			}}
		/>
	);
}
