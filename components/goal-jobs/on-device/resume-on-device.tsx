"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { DeviceProgress as Progress } from "@/components/device/worker/device-task";
import type { DeviceScreenProps } from "@/components/goal-jobs/device-ask";
import { answerProblem } from "@/components/goal-jobs/pauses/answer-problem";
import { DeviceFailed, DeviceProgress } from "./device-progress";
import { deviceWorkQuery } from "./device-queries";
import { ResumeReview } from "./resume-review";
import { useConfirm } from "./use-confirm";

/** Reads a resume on the device and asks what of it may be sent. */
export function ResumeOnDevice({ job, ask, file, isSending, error }: DeviceScreenProps & { file: File }) {
	const [progress, setProgress] = useState<Progress | null>(null);
	const confirm = useConfirm(job);
	const work = useQuery(deviceWorkQuery("read_resume", file, { fileId: ask.fileIds[0] ?? "" }, setProgress));
	if (work.error) return <DeviceFailed error={work.error} />;
	if (!work.data) return <DeviceProgress progress={progress} />;
	return <ResumeReview read={work.data} isSending={isSending} problem={answerProblem(error, job.pendingSlots)} onConfirm={confirm} />;
}
