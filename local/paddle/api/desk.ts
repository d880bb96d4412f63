import type { Account, Happened } from "@/local/paddle/records/account";
import type { Book } from "@/local/paddle/records/book";

/** What the API's verbs work with. */
export interface Desk {
	readonly book: Book;
	readonly account: Account;
	/** Where a checkout opens when a transaction names no address, as the dashboard has it. */
	readonly defaultPaymentLink: string;
	/** Keeps what happened and sends it; resolves when each webhook had its first answer. */
	tell(happened: Happened): Promise<void>;
	/** One-time charges of a subscription since this moment. */
	chargesSince(subscriptionId: string, since: number): number;
}
