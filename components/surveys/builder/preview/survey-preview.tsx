"use client";

import { Monitor, Smartphone } from "lucide-react";
import { useMemo, useState } from "react";
import type { SurveyDocument } from "@/components/surveys/builder/document/survey-document";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { Select } from "@/components/ui/form/select";
import { type Device, PageFrame } from "./page-frame";
import { previewHtml, type Stage } from "./preview-html";

const DEVICES = {
	phone: { width: 390, height: 780 },
	desktop: { width: 1024, height: 720 },
} as const satisfies Record<string, Device>;
type DeviceName = keyof typeof DEVICES;

/** Only the pages that this survey can show. */
function stagesOf({ earlyBirdDeadline, mystery, messagingOaId }: SurveyDocument): Array<{ value: Stage; label: string }> {
	// Without an account to connect, completing is all there is to it: it opens at once.
	const opensAtOnce = mystery?.unlockCondition === "on_completion" && messagingOaId === null;
	return [
		...(earlyBirdDeadline
			? [
					{ value: "form" as const, label: "Form, early bird running" },
					{ value: "form-late" as const, label: "Form, after the early bird" },
				]
			: [{ value: "form" as const, label: "Form" }]),
		...(mystery
			? [
					...(opensAtOnce ? [] : [{ value: "thanks" as const, label: "Thank-you, still locked" }]),
					{ value: "thanks-unlocked" as const, label: opensAtOnce ? "Thank-you" : "Thank-you, unlocked" },
				]
			: [{ value: "thanks" as const, label: "Thank-you" }]),
		{ value: "closed" as const, label: "Closed page" },
	];
}

interface SurveyPreviewProps {
	document: SurveyDocument;
	/** The official account of this site on LINE. */
	lineAccount: string | null;
	activeKey: string | null;
}

/** The survey as respondents meet it, at the size of a phone or of a desk. */
export function SurveyPreview({ document, lineAccount, activeKey }: SurveyPreviewProps) {
	const [device, setDevice] = useState<DeviceName>("phone");
	const [wanted, setStage] = useState<Stage>("form");
	const stages = stagesOf(document);
	const stage = stages.some(({ value }) => value === wanted) ? wanted : "form";
	const html = useMemo(() => previewHtml(document, stage, lineAccount), [document, stage, lineAccount]);
	const afterSending = stages.find(({ value }) => value.startsWith("thanks"))?.value ?? "thanks";
	return (
		<section aria-label="Preview" className="grid h-full min-h-0 grid-cols-1 grid-rows-[auto_minmax(0,1fr)] gap-3">
			<div className="flex flex-wrap items-center gap-2">
				<Select
					aria-label="Page of the preview"
					className="w-56"
					value={stage}
					onValueChange={(value) => setStage(stages.find((s) => s.value === value)?.value ?? "form")}
					options={stages}
				/>
				<div className="ml-auto flex gap-1">
					<DeviceButton device="phone" isOn={device === "phone"} onChoose={setDevice} />
					<DeviceButton device="desktop" isOn={device === "desktop"} onChoose={setDevice} />
				</div>
			</div>
			<PageFrame
				key={device}
				html={html}
				device={DEVICES[device]}
				title={`${stages.find(({ value }) => value === stage)?.label ?? "Form"}, as respondents see it`}
				activeKey={activeKey}
				onSend={() => setStage(afterSending)}
			/>
		</section>
	);
}

function DeviceButton({ device, isOn, onChoose }: { device: DeviceName; isOn: boolean; onChoose: (device: DeviceName) => void }) {
	const Icon = device === "phone" ? Smartphone : Monitor;
	return (
		<Button
			variant="ghost"
			size="icon"
			aria-pressed={isOn}
			aria-label={device === "phone" ? "At the size of a phone" : "At the size of a desktop"}
			className={cn(isOn && "bg-sunken text-ink")}
			icon={<Icon aria-hidden />}
			onClick={() => onChoose(device)}
		/>
	);
}
