"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { z } from "zod";
import { findHere, keepHere } from "@/components/device/store/device-store";
import type { DeviceProgress as Progress } from "@/components/device/worker/device-task";
import { type DeviceScreenProps, deviceAnswer } from "@/components/goal-jobs/device-ask";
import { DeviceFailed, DeviceProgress } from "@/components/goal-jobs/on-device/device-progress";
import { confirmedQuery, deviceWorkQuery } from "@/components/goal-jobs/on-device/device-queries";
import { SendConfirmed } from "@/components/goal-jobs/on-device/send-confirmed";
import { WithLocalFile } from "@/components/goal-jobs/on-device/with-local-file";
import { Skeleton } from "@/components/ui/skeleton";
import { type SlotAnswer, SlotAnswer as SlotAnswerSchema } from "@/lib/questions/schemas";
import { FindingKind, type PersonalData } from "@/lib/tools/documents/redacting/schemas";
import { FindingsReview } from "./redact-review";
import { RedactedHere } from "./redacted-here";

const Kinds = z.array(FindingKind).nullable().catch(null);

/** A redaction whose file stays on the device: found, looked at, blacked out and saved there. Only numbers are sent. */
export function RedactOnDevice(props: DeviceScreenProps) {
	const { job, ask, error, onAnswer } = props;
	const { data: confirmed } = useQuery(confirmedQuery(job.jobSpecId));
	if (!confirmed) return <Skeleton className="h-96 rounded-lg" />;
	const output = confirmed[ask.toolRef];
	if (output !== undefined) return <SendConfirmed job={job} answers={deviceAnswer(output)} error={error} onAnswer={onAnswer} />;
	return <WithLocalFile fileId={ask.fileIds[0] ?? ""}>{(file) => <Find {...props} file={file} />}</WithLocalFile>;
}

type FileProps = DeviceScreenProps & { file: File };

function Find(props: FileProps) {
	const { job, file } = props;
	const [progress, setProgress] = useState<Progress | null>(null);
	const kinds = Kinds.parse(job.filledSlots.kinds ?? null);
	const work = useQuery(deviceWorkQuery("find_personal_data", file, { kinds }, setProgress));
	const draft = useQuery({ queryKey: ["device", "review", job.jobSpecId], queryFn: () => findReview(job.jobSpecId), networkMode: "always", gcTime: 0 });
	if (work.error) return <DeviceFailed error={work.error} />;
	if (!work.data || !draft.data) return <DeviceProgress progress={progress} />;
	return <Review {...props} found={work.data} begun={draft.data} />;
}

function Review({ job, file, isSending, found, begun }: FileProps & { found: PersonalData; begun: readonly SlotAnswer[] }) {
	const [chosen, setChosen] = useState<readonly SlotAnswer[] | null>(null);
	if (chosen) return <RedactedHere job={job} file={file} found={found} chosen={chosen} onBack={() => setChosen(null)} />;
	const restored = Object.fromEntries(begun.map(({ slotId, value }) => [slotId, value]));
	// What is begun is kept in this browser: a draft would be sent.
	const draft = {
		restored,
		begunFrom: "server" as const,
		state: "idle" as const,
		hold: () => undefined,
		end: () => undefined,
		keep: (answers: readonly SlotAnswer[]) => void keepHere(reviewKey(job.jobSpecId), answers),
	};
	return <FindingsReview found={found} draft={draft} isSending={isSending} problem={null} onAnswer={setChosen} />;
}

const reviewKey = (jobSpecId: string) => `review ${jobSpecId}`;

async function findReview(jobSpecId: string): Promise<SlotAnswer[]> {
	return z.array(SlotAnswerSchema).safeParse(await findHere(reviewKey(jobSpecId))).data ?? [];
}
