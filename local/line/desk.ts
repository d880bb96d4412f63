import type { Faults } from "./faults";
import type { Book } from "./records/book";
import type { LinePerson } from "./records/people";

/** One channel of LINE Login and one official account under the same provider. */
export interface LineAccount {
	readonly loginChannelId: string;
	readonly loginChannelSecret: string;
	/** The one address that sign-ins may come back to. */
	readonly callbackUrl: string;
	readonly channelAccessToken: string;
	readonly channelSecret: string;
	/** The account's own user id, in webhooks. */
	readonly botUserId: string;
	/** As people find it: `@sample-account`. */
	readonly basicId: string;
}

/** What every answer is made from. */
export interface Desk {
	readonly account: LineAccount;
	readonly book: Book;
	readonly origin: () => string;
	readonly faults: () => Faults;
	/** Tells the application what a person did with the account. */
	tell(event: Readonly<Record<string, unknown>>): Promise<void>;
}

/** A person adds the account, blocks it, or takes the block back; the application hears of it. */
export async function changeFriendship(desk: Desk, person: LinePerson, change: "follow" | "unfollow"): Promise<void> {
	const wasReachable = person.isFriend && !person.isBlocking;
	person.isFriend ||= change === "follow";
	person.isBlocking = change === "unfollow";
	const isReachable = person.isFriend && !person.isBlocking;
	desk.book.save();
	if (wasReachable === isReachable) return;
	const source = { type: "user", userId: person.userId };
	const details = change === "follow" ? { replyToken: crypto.randomUUID().replaceAll("-", ""), follow: { isUnblocked: false } } : {};
	await desk.tell({ type: change, mode: "active", source, ...details });
}
