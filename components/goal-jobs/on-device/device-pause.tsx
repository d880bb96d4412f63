"use client";

import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useEffect, useRef } from "react";
import { type DeviceScreenProps, deviceAnswer } from "@/components/goal-jobs/device-ask";
import { answerProblem } from "@/components/goal-jobs/pauses/answer-problem";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { ChooseAgain } from "./choose-again";
import { confirmedQuery, localFileQuery } from "./device-queries";
import { ProgramNeeded } from "./program-needed";

const ResumeOnDevice = dynamic(() => import("./resume-on-device").then((module) => module.ResumeOnDevice));

/** Tools of which this page does the work itself. */
const RESUME_TOOLS = ["resume-profile:parse_resume", "resume-profile:extract_profile"];

/** A pause that asks the device for what a tool would have made of a file that stays there. */
export function DevicePause(props: DeviceScreenProps) {
	const { job, ask } = props;
	const { data: confirmed } = useQuery(confirmedQuery(job.jobSpecId));
	if (!RESUME_TOOLS.includes(ask.toolRef)) return <ProgramNeeded ask={ask} />;
	if (!confirmed) return <Skeleton className="h-96 rounded-lg" />;
	const output = confirmed[ask.toolRef];
	return output === undefined ? <WithFile {...props} /> : <SendConfirmed {...props} output={output} />;
}

function WithFile(props: DeviceScreenProps) {
	const fileId = props.ask.fileIds[0] ?? "";
	const { data: file } = useQuery(localFileQuery(fileId));
	if (file === undefined) return <Skeleton className="h-96 rounded-lg" />;
	return file === null ? <ChooseAgain fileId={fileId} /> : <ResumeOnDevice {...props} file={file} />;
}

/** What was confirmed for several steps at once is asked for step by step: the later ones are answered without asking again. */
function SendConfirmed({ job, output, isSending, error, onAnswer }: DeviceScreenProps & { output: unknown }) {
	const send = () => onAnswer(deviceAnswer(output));
	const sendRef = useRef(send);
	sendRef.current = send;
	const hasBegun = useRef(isSending);
	useEffect(() => {
		if (hasBegun.current) return;
		hasBegun.current = true;
		sendRef.current();
	}, []);
	if (error) {
		return (
			<Notice tone="danger" title="It was not sent" action={<Button onClick={send}>Send it again</Button>}>
				{answerProblem(error, job.pendingSlots)}
			</Notice>
		);
	}
	return (
		<p role="status" className="text-ink-muted">
			Sending what you confirmed
		</p>
	);
}
