import "server-only";
import type { Reader } from "@/lib/accounts/notifications/find-reader";
import { stopLinks } from "@/lib/accounts/notifications/stop-link";
import { findSpec } from "@/lib/catalog/registry";
import type { MailContent } from "@/lib/mail/schemas";
import type { Transaction } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/env";
import { isRecord } from "@/lib/platform/records";
import type { DueNotice, NoticeKind } from "./due-notices";

const MOST_QUESTIONS = 5;
const LONGEST_NAME = 80;

/** By which key of the preferences each kind is wanted. */
export const PREFERENCE = { waiting: "runWaiting", expiring: "runExpiring", finished: "runFinished" } as const satisfies Record<NoticeKind, string>;

const JOB = { status: true, goalText: true, inputFileNames: true, workflowId: true, agentMessage: true, errorMessage: true, attemptId: true } as const;

/** What a mail says of its run as it stands in this transaction; null when there is nothing to say any more. */
export async function noticeMail(tx: Transaction, { kind, subjectId, jobId, ownerId }: DueNotice, { name, timeZone }: Reader): Promise<MailContent | null> {
	const job = await tx.goalJob.findUnique({ where: { id: jobId }, select: JOB });
	if (!job) return null;
	const runName = nameOf(job);
	const stop = await stopLinks({ sub: ownerId, mail: PREFERENCE[kind] });
	const linkTo = (path: string) => String(new URL(path, env().APP_URL));
	if (kind === "finished") {
		const { status: outcome, errorMessage: message } = job;
		if (job.attemptId !== subjectId || (outcome !== "completed" && outcome !== "partial" && outcome !== "failed")) return null;
		return { template: "run_finished", name, outcome, runName, message, runUrl: linkTo(`/runs/${jobId}`), stop };
	}
	const pause = await tx.interrupt.findFirst({ where: { id: subjectId, status: "pending" }, select: { payload: true, expiresAt: true } });
	if (!pause) return null;
	const title = job.agentMessage ?? "A few questions before it goes on";
	const until = pause.expiresAt?.toISOString() ?? null;
	const template = kind === "waiting" ? "run_waiting" : "run_expiring";
	return { template, name, timeZone, title, questions: questionsOf(pause.payload), runName, until, answerUrl: linkTo(`/inbox?run=${jobId}`), stop };
}

function questionsOf(payload: unknown): string[] {
	const slots = isRecord(payload) && Array.isArray(payload.slots) ? payload.slots.filter(isRecord) : [];
	return slots.flatMap(({ question, hidden }) => (typeof question === "string" && hidden !== true ? [question] : [])).slice(0, MOST_QUESTIONS);
}

/** A run by its files, else its goal, else its workflow; short, for a subject line holds it. */
function nameOf({ inputFileNames, goalText, workflowId }: { inputFileNames: string[]; goalText: string; workflowId: string | null }): string {
	const full = (inputFileNames.join(", ") || goalText || (workflowId && findSpec(workflowId)?.name) || "of a workflow").replace(/\s+/g, " ");
	const letters = Array.from(full);
	return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join("")}…` : full;
}
