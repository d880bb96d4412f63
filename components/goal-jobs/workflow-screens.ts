import type { ComponentType } from "react";
import type { LinkedArtifact } from "@/lib/goal-jobs/results/schemas";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import type { SlotAnswer } from "@/lib/questions/schemas";
import type { CheckpointPayload } from "./checkpoint";
import type { DeviceScreenProps } from "./device-ask";
import type { DraftHandle } from "./draft-handle";

/** What the screen of a pause is given. */
export interface CheckpointScreenProps {
	job: GoalJob;
	checkpoint: CheckpointPayload;
	draft: DraftHandle;
	isSending: boolean;
	error: Error | null;
	onAnswer: (answers: SlotAnswer[]) => void;
}

/** What the screen of a finished run, or of a preview, is given. */
export interface ResultsScreenProps {
	job: GoalJob;
	artifacts: readonly LinkedArtifact[];
}

/** The screens that a kind of workflow brings along; where it brings none, the plain ones serve. */
export interface WorkflowScreens {
	/** By checkpoint id. */
	checkpoints?: Readonly<Record<string, ComponentType<CheckpointScreenProps>>>;
	/** By checkpoint id: what the way there says, wherever it is told what waits. */
	actions?: Readonly<Record<string, string>>;
	/** The checkpoints whose screen has the page to its edges and scrolls within itself. */
	wholePage?: readonly string[];
	results?: ComponentType<ResultsScreenProps>;
	/** For steps that are done on the device, where the plain screen for that does not serve. */
	device?: ComponentType<DeviceScreenProps>;
	/** What a preview made, before the run is confirmed. */
	preview?: ComponentType<ResultsScreenProps>;
}
