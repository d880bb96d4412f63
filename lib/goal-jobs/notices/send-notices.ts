import "server-only";
import { findReader } from "@/lib/accounts/notifications/find-reader";
import { queueMail } from "@/lib/mail/queue-mail";
import { countRecentMails } from "@/lib/mail/recent-mails";
import type { Transaction } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { jobChannel, userChannel } from "@/lib/realtime/channels";
import { isListenedTo } from "@/lib/realtime/realtime";
import { type DueNotice, dueNotices, FIRST_LOOK_MS, HELD_BACK_MS } from "./due-notices";
import { noticeMail, PREFERENCE } from "./notice-mail";

const HOUR_MS = 60 * 60_000;
/** A program may start a thousand runs; its owner gets so many mails about them in an hour, and finds the others in the inbox. */
const MOST_AN_HOUR = 20;
const TEMPLATES = ["run_waiting", "run_expiring", "run_finished"] as const;

type Outcome = "mailed" | "seen" | "unwanted" | "too_many";

/**
 * Mails people about their runs: one waits, a pause closes within a day, one has ended. Each once, however often this is called, only as wanted,
 * and not about what they have before them. Returns how many mails were queued.
 */
export async function sendNotices(now = new Date()): Promise<number> {
	let mailed = 0;
	for (const notice of await dueNotices(now)) {
		const look = await lookAt(notice, now);
		if (look === "later") continue;
		const outcome = await transaction((tx) => decide(tx, notice, look === "seen", now));
		if (outcome === "mailed") mailed += 1;
	}
	return mailed;
}

/**
 * Whether its person sees it by themselves. A pause is held back for a while where any page of ours is open, since the rail counts it; a page may
 * be open and forgotten, so that it is mailed after all. An end counts as seen only on the run's own page.
 */
async function lookAt({ kind, jobId, ownerId, at }: DueNotice, now: Date): Promise<"now" | "later" | "seen"> {
	const ageMs = now.getTime() - at.getTime();
	if (kind === "expiring") return "now";
	if (kind === "waiting") return ageMs < HELD_BACK_MS && (await isListenedTo(userChannel(ownerId))) ? "later" : "now";
	if (await isListenedTo(jobChannel(jobId))) return "seen";
	return ageMs < FIRST_LOOK_MS ? "later" : "now";
}

async function decide(tx: Transaction, notice: DueNotice, isSeen: boolean, now: Date): Promise<Outcome | null> {
	const { kind, subjectId, jobId } = notice;
	// Who writes the row decides; whoever else is at it finds it there.
	const { count } = await tx.runNotice.createMany({ data: [{ subjectId, kind, jobId, outcome: "seen" }], skipDuplicates: true });
	if (count === 0) return null;
	const outcome = isSeen ? "seen" : await mail(tx, notice, now);
	await tx.runNotice.update({ where: { subjectId_kind: { subjectId, kind } }, data: { outcome }, select: { jobId: true } });
	return outcome;
}

async function mail(tx: Transaction, notice: DueNotice, now: Date): Promise<Outcome> {
	const { kind, subjectId, ownerId } = notice;
	const reader = await findReader(tx, ownerId, PREFERENCE[kind]);
	if (!reader) return "unwanted";
	const recent = await countRecentMails(tx, { to: reader.email, templates: TEMPLATES, since: new Date(now.getTime() - HOUR_MS) });
	if (recent >= MOST_AN_HOUR) return "too_many";
	const content = await noticeMail(tx, notice, reader);
	if (!content) return "seen";
	await queueMail(tx, { to: reader.email, userId: ownerId, dedupeKey: `${content.template}:${subjectId}`, content });
	return "mailed";
}
