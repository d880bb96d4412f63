import { z } from "zod";
import { findSpec } from "@/lib/catalog/registry";
import type { GoalJobStatus, Interrupt } from "@/lib/goal-jobs/schemas";
import { openQuestions } from "@/lib/questions/answers";
import { groupOf } from "@/lib/questions/one-of";
import { Question } from "@/lib/questions/schemas";
import type { WaitingFor } from "./schemas";

const ON_DEVICE: Interrupt["uiSurface"] = "local_processing";

/** What of a job tells for what it waits; the last five are of its open pause. */
export interface WaitingRow {
	readonly status: GoalJobStatus;
	readonly workflowId: string | null;
	readonly agentMessage: string | null;
	readonly updatedAt: Date;
	readonly isDriven: boolean;
	readonly hasSpec: boolean;
	readonly filledSlots: unknown;
	/** The questions of a job whose workflow is none of ours. */
	readonly slots: unknown;
	readonly pausedAt: Date | null;
	readonly expiresAt: Date | null;
	readonly uiSurface: string | null;
	readonly checkpointId: string | null;
	/** Each with how many values are suggested, or null. */
	readonly questions: unknown;
}

type Asked = Pick<WaitingFor, "kind" | "title" | "questions" | "suggestedCounts" | "mayStart">;

const NOTHING_ASKED = { questions: [], suggestedCounts: [], mayStart: false };

/** What a job's user has to do now; null when nothing waits for them. */
export function whatWaits(row: WaitingRow): WaitingFor | null {
	if (row.status === "executing" && row.pausedAt) {
		const { checkpointId, pausedAt, expiresAt } = row;
		return { ...askedByPause(row), checkpointId, since: pausedAt.toISOString(), until: expiresAt?.toISOString() ?? null };
	}
	const asked = askedBefore(row);
	return asked && { ...asked, checkpointId: null, since: row.updatedAt.toISOString(), until: null };
}

function askedByPause({ uiSurface, agentMessage, questions }: WaitingRow): Asked {
	const title = agentMessage ?? "A few questions before it goes on";
	if (uiSurface === ON_DEVICE) return { kind: "device", title, ...NOTHING_ASKED };
	const asked = AskedByPause.parse(questions);
	return { kind: "checkpoint", title, questions: asked.map(([text]) => text), suggestedCounts: asked.map(([, count]) => count), mayStart: false };
}

const AskedByPause = z.array(z.tuple([z.string(), z.int().nullable()])).catch([]);

function askedBefore({ status, workflowId, hasSpec, filledSlots, slots, isDriven, agentMessage }: WaitingRow): Asked | null {
	switch (status) {
		case "slots_pending": {
			if (!hasSpec) return { kind: "workflow_choice", title: agentMessage ?? "Which workflow do you mean?", ...NOTHING_ASKED };
			const asked = (workflowId && findSpec(workflowId)?.slots) || Question.array().catch([]).parse(slots);
			const open = openQuestions(asked, Object(filledSlots)).filter(({ hidden }) => !hidden);
			const mayStart = open.every((question) => !question.required && groupOf(question) === null);
			return { kind: "questions", title: "Questions before the start", questions: open.map(({ question }) => question), suggestedCounts: [], mayStart };
		}
		case "ready_with_preview":
			return { kind: "preview", title: "The preview is ready: start, or answer otherwise", ...NOTHING_ASKED };
		case "ready":
			return isDriven ? null : { kind: "start", title: "All is answered and nothing has started", ...NOTHING_ASKED, mayStart: true };
		default:
			return null;
	}
}
