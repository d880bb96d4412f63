import "server-only";
import { db } from "@/lib/platform/database/db";
import type { Newsletter } from "./read-newsletter";
import { subscribersOf } from "./subscribers";

export interface NewsletterPlan {
	/** How many people chose such mails. */
	readonly subscribers: number;
	/** How far an earlier send of the same letter has got; null before the first. */
	readonly earlier: { readonly mailed: number; readonly startedAt: Date; readonly finishedAt: Date | null } | null;
}

/** What sending a letter would do. Changes nothing. */
export async function planNewsletter({ preference, digest }: Newsletter): Promise<NewsletterPlan> {
	const [subscribers, earlier] = await Promise.all([
		db().user.count({ where: subscribersOf(preference) }),
		db().newsletter.findUnique({ where: { digest }, select: { mailed: true, startedAt: true, finishedAt: true } }),
	]);
	return { subscribers, earlier };
}
