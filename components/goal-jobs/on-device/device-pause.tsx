"use client";

import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { type DeviceScreenProps, deviceAnswer } from "@/components/goal-jobs/device-ask";
import { Skeleton } from "@/components/ui/skeleton";
import { confirmedQuery } from "./device-queries";
import { ProgramNeeded } from "./program-needed";
import { SendConfirmed } from "./send-confirmed";
import { WithLocalFile } from "./with-local-file";

const ResumeOnDevice = dynamic(() => import("./resume-on-device").then((module) => module.ResumeOnDevice), { loading: () => null });

/** Tools of which this page does the work itself. */
const RESUME_TOOLS = ["resume-profile:parse_resume", "resume-profile:extract_profile"];

/** A pause that asks the device for what a tool would have made of a file that stays there. */
export function DevicePause(props: DeviceScreenProps) {
	const { job, ask, error, onAnswer } = props;
	const { data: confirmed } = useQuery(confirmedQuery(job.jobSpecId));
	if (!RESUME_TOOLS.includes(ask.toolRef)) return <ProgramNeeded ask={ask} />;
	if (!confirmed) return <Skeleton className="h-96 rounded-lg" />;
	const output = confirmed[ask.toolRef];
	if (output !== undefined) return <SendConfirmed job={job} answers={deviceAnswer(output)} error={error} onAnswer={onAnswer} />;
	return <WithLocalFile fileId={ask.fileIds[0] ?? ""}>{(file) => <ResumeOnDevice {...props} file={file} />}</WithLocalFile>;
}
