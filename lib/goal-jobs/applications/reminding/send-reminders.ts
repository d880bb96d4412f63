import "server-only";
import { findReader } from "@/lib/accounts/notifications/find-reader";
import { stopLinks } from "@/lib/accounts/notifications/stop-link";
import type { ApplicationStatus } from "@/lib/goal-jobs/applications/schemas";
import { queueMail } from "@/lib/mail/queue-mail";
import { db, type Transaction } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { env } from "@/lib/platform/env";
import type { Application } from "@/lib/platform/prisma/client";
import { whenToRemind } from "./reminder-day";

const DAY_MS = 24 * 60 * 60_000;
const BATCH = 1_000;
/** A mail names so many, and counts the others. */
const MOST_NAMED = 10;
const LONGEST_NOTES = 200;
const CLOSED: ApplicationStatus = "closed";

type Due = Pick<Application, "id" | "ownerId" | "remindOn">;

/**
 * Mails people about the postings of which they wanted to be reminded today: one mail a person, from eight in the morning where they are, about each
 * day that was set once, however often this is called, and only as wanted. Returns how many mails were queued.
 */
export async function sendReminders(now = new Date()): Promise<number> {
	const undecided = await findUndecided(now);
	const owners = await db().user.findMany({
		where: { id: { in: [...new Set(undecided.map(({ ownerId }) => ownerId))] } },
		select: { id: true, timeZone: true },
	});
	let mailed = 0;
	for (const { id, timeZone } of owners) {
		const own = undecided.filter(({ ownerId }) => ownerId === id);
		const whenOf = ({ remindOn }: Due) => (remindOn ? whenToRemind(remindOn.toISOString().slice(0, 10), timeZone, now) : "later");
		const past = own.filter((due) => whenOf(due) === "past");
		const due = own.filter((one) => whenOf(one) === "now");
		if (past.length > 0) await transaction((tx) => decide(tx, past));
		if (due.length > 0 && (await transaction((tx) => mail(tx, id, due)))) mailed += 1;
	}
	return mailed;
}

/** Reminders of days that have begun anywhere in the world, of which nothing was decided yet. */
function findUndecided(now: Date): Promise<Due[]> {
	const farthest = new Date(now.getTime() + DAY_MS);
	const isDecided = { remindedOn: { equals: db().application.fields.remindOn } };
	return db().application.findMany({
		where: { remindOn: { not: null, lte: farthest }, status: { not: CLOSED }, OR: [{ remindedOn: null }, { NOT: isDecided }] },
		orderBy: [{ remindOn: "asc" }, { id: "asc" }],
		take: BATCH,
		select: { id: true, ownerId: true, remindOn: true },
	});
}

/** Writes that these days are done with. Who writes it decides: gives those that nobody else had, as they stand now. */
async function decide(tx: Transaction, due: readonly Due[]): Promise<Application[]> {
	const decided: Application[] = [];
	for (const { id, remindOn } of due) {
		const isOpen = { OR: [{ remindedOn: null }, { NOT: { remindedOn: remindOn } }] };
		decided.push(
			...(await tx.application.updateManyAndReturn({ where: { id, remindOn, status: { not: CLOSED }, ...isOpen }, data: { remindedOn: remindOn } })),
		);
	}
	return decided;
}

async function mail(tx: Transaction, ownerId: string, due: readonly Due[]): Promise<boolean> {
	const applications = await decide(tx, due);
	const [first] = applications;
	const reader = await findReader(tx, ownerId, "reminders");
	if (!first || !reader) return false;
	const stop = await stopLinks({ sub: ownerId, mail: "reminders" });
	const named = applications.slice(0, MOST_NAMED);
	const url = new URL("/applications", env().APP_URL);
	if (applications.length === 1) url.searchParams.set("q", `${first.title} ${first.company}`);
	await queueMail(tx, {
		to: reader.email,
		userId: ownerId,
		dedupeKey: `application_reminder:${first.id}:${first.remindOn?.toISOString().slice(0, 10)}`,
		content: {
			template: "application_reminder",
			name: reader.name,
			applications: named.map(({ title, company, status, notes }) => ({ title, company, status, notes: shortened(notes) })),
			more: applications.length - named.length,
			applicationsUrl: String(url),
			stop,
		},
	});
	return true;
}

function shortened(notes: string): string {
	const letters = Array.from(notes.replace(/\s+/g, " ").trim());
	return letters.length > LONGEST_NOTES ? `${letters.slice(0, LONGEST_NOTES - 1).join("")}…` : letters.join("");
}
