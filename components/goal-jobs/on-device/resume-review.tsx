"use client";

import { ArrowRight } from "lucide-react";
import { useState } from "react";
import type { DeviceTasks } from "@/components/device/worker/device-task";
import { StickyBar } from "@/components/goal-jobs/pauses/sticky-bar";
import { WaitingBanner } from "@/components/goal-jobs/pauses/waiting-banner";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { declaredOutputs, declaredProfile, type ProfilePart as Part, PROFILE_PARTS } from "@/lib/tools/resume-profile/profile/declared-profile";
import { ExactShape } from "./exact-shape";
import { linesOfPart, PART_NAMES } from "./profile-lines";
import { ProfilePart } from "./profile-part";

interface ResumeReviewProps {
	read: DeviceTasks["read_resume"]["result"];
	isSending: boolean;
	problem: string | null;
	/** Given what every step that reads the resume gives, by its tool. */
	onConfirm: (outputs: Readonly<Record<string, Record<string, unknown>>>) => void;
}

/** What was read of a resume on this device: its person says which parts go on. */
export function ResumeReview({ read: { document, profile }, isSending, problem, onConfirm }: ResumeReviewProps) {
	const { count } = useFormat();
	const parts = PROFILE_PARTS.map((part) => ({ part, lines: linesOfPart(profile, part) })).filter(({ lines }) => lines.length > 0);
	const [kept, setKept] = useState<ReadonlySet<Part>>(new Set());
	const sent = parts.filter(({ part }) => !kept.has(part));
	const outputs = declaredOutputs(document, declaredProfile(profile, new Set(sent.map(({ part }) => part))), new Date());

	return (
		<form
			className="grid max-w-3xl grid-cols-1 gap-6"
			onSubmit={(event) => {
				event.preventDefault();
				if (!isSending) onConfirm(outputs);
			}}
		>
			<WaitingBanner title="What may leave your device?">
				{document.fileName} was read here, in your browser. Nothing that stands in it has been sent. What is ticked goes on; the file and everything else stays.
			</WaitingBanner>
			{document.warnings.length > 0 && (
				<Notice tone="warning" title="The file was read, with a remark">
					{document.warnings.map((warning) => (
						<p key={warning}>{warning}</p>
					))}
				</Notice>
			)}
			<Card className="min-w-0">
				<ul className="divide-y" aria-label="Parts of your resume">
					{parts.map(({ part, lines }) => (
						<ProfilePart
							key={part}
							name={PART_NAMES[part]}
							lines={lines}
							isSent={!kept.has(part)}
							onChange={(isSent) => setKept((all) => new Set(isSent ? [...all].filter((other) => other !== part) : [...all, part]))}
						/>
					))}
				</ul>
			</Card>
			<ExactShape label="Exactly what is sent" value={Object.values(outputs)} />
			<StickyBar problem={problem}>
				<p className="mr-auto text-ink-muted" role="status">
					{sent.length} of {count(parts.length, "part")} sent
				</p>
				<Button type="submit" variant="primary" size="lg" className="max-sm:w-full" isBusy={isSending}>
					Send this and go on <ArrowRight aria-hidden />
				</Button>
			</StickyBar>
		</form>
	);
}
