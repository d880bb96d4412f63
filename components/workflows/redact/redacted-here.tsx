"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, ArrowRight, Download } from "lucide-react";
import { useState } from "react";
import type { DeviceProgress as Progress } from "@/components/device/worker/device-task";
import { DeviceFailed, DeviceProgress } from "@/components/goal-jobs/on-device/device-progress";
import { deviceWorkQuery } from "@/components/goal-jobs/on-device/device-queries";
import { ExactShape } from "@/components/goal-jobs/on-device/exact-shape";
import { useConfirm } from "@/components/goal-jobs/on-device/use-confirm";
import { StickyBar } from "@/components/goal-jobs/pauses/sticky-bar";
import { WaitingBanner } from "@/components/goal-jobs/pauses/waiting-banner";
import { Button } from "@/components/ui/button";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import type { SlotAnswer } from "@/lib/questions/schemas";
import { declaredRedaction } from "@/lib/tools/documents/redacting/declared-redaction";
import type { PersonalData } from "@/lib/tools/documents/redacting/schemas";
import { textsOf } from "./preview";
import { keepRedacted, saveFile } from "./redacted-file";
import { RedactionCard } from "./results";

interface RedactedHereProps {
	job: GoalJob;
	file: File;
	found: PersonalData;
	chosen: readonly SlotAnswer[];
	onBack: () => void;
}

/** Blacks out what was chosen, in the browser, hands the new file to its person and asks whether the numbers may go on. */
export function RedactedHere({ job, file, found, chosen, onBack }: RedactedHereProps) {
	const [progress, setProgress] = useState<Progress | null>(null);
	const confirm = useConfirm(job);
	const chosenIn = (slotId: string) => textsOf(chosen.find((answer) => answer.slotId === slotId)?.value) ?? [];
	const wish = {
		findings: found.findings,
		chosenIds: chosenIn("findings"),
		ownWords: chosenIn("ownWords"),
		coversPictures: job.filledSlots.pictures === "cover",
		unseen: found.unseen,
	};
	const { data: made, error } = useQuery(deviceWorkQuery("redact_document", file, wish, setProgress));
	const back = (
		<Button icon={<ArrowLeft aria-hidden />} className="justify-self-start" onClick={onBack}>
			Change what is redacted
		</Button>
	);
	if (error) {
		return (
			<div className="grid grid-cols-1 gap-4">
				<DeviceFailed error={error} />
				{back}
			</div>
		);
	}
	if (!made) return <DeviceProgress progress={progress} />;
	const { bytes, report } = made;
	const outputs = declaredRedaction(found, report);
	const save = () => saveFile(new File([new Uint8Array(bytes)], report.writtenFileName));
	return (
		<div className="grid max-w-3xl grid-cols-1 gap-6">
			<WaitingBanner title="Your redacted file is ready">
				It was made here, in your browser, and is not sent. Save it. What goes on to us are its numbers: how much was redacted, by kind and page.
			</WaitingBanner>
			<RedactionCard report={report} />
			<ExactShape label="Exactly what is sent" value={Object.values(outputs)} />
			{back}
			<StickyBar>
				<Button variant="primary" size="lg" className="mr-auto max-sm:w-full" icon={<Download aria-hidden />} onClick={save}>
					Save {report.writtenFileName}
				</Button>
				<Button
					size="lg"
					className="max-sm:w-full"
					onClick={async () => {
						await keepRedacted(job.jobSpecId, bytes, report.writtenFileName, report.format);
						await confirm(outputs);
					}}
				>
					Send the numbers and finish <ArrowRight aria-hidden />
				</Button>
			</StickyBar>
		</div>
	);
}
