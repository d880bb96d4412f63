import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { IAdjustmentResponse, ISubscriptionResponse, ITransactionResponse } from "@paddle/paddle-node-sdk";

/** The records are typed by the official SDK's own description of Paddle's answers, so that a field it asks for can't be forgotten here. */
export type Transaction = ITransactionResponse;
export type Subscription = ISubscriptionResponse;
export type Adjustment = IAdjustmentResponse;

/** Something that happened, as the list of events and the webhooks tell it. */
export interface PaddleEvent {
	event_id: string;
	event_type: string;
	occurred_at: string;
	data: object;
}

/** The delivery of one event. */
export interface Notification {
	id: string;
	event_id: string;
	status: "not_attempted" | "needs_retry" | "delivered" | "failed";
	times_attempted: number;
	/** The last answer's status; null when none came. */
	last_status: number | null;
	next_attempt_at: string | null;
}

interface Records {
	transactions: Transaction[];
	subscriptions: Subscription[];
	adjustments: Adjustment[];
	events: PaddleEvent[];
	notifications: Notification[];
	/** Subscriptions whose card is declined from now on. */
	declining: string[];
}

/** All that the stand-in knows. */
export interface Book extends Records {
	/** Keeps it over a restart. */
	save(): void;
}

const EMPTY: Records = { transactions: [], subscriptions: [], adjustments: [], events: [], notifications: [], declining: [] };

function readRecords(file: string): Records {
	try {
		return { ...structuredClone(EMPTY), ...(JSON.parse(readFileSync(file, "utf8")) as Partial<Records>) };
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return structuredClone(EMPTY);
		throw error;
	}
}

/** Opens the book of this folder; null keeps it in memory alone. */
export function openBook(dir: string | null): Book {
	if (dir === null) return { ...structuredClone(EMPTY), save: () => undefined };
	mkdirSync(dir, { recursive: true, mode: 0o700 });
	const file = path.join(dir, "book.json");
	const book: Book = {
		...readRecords(file),
		save: () => {
			writeFileSync(`${file}.new`, JSON.stringify(book), { mode: 0o600 });
			renameSync(`${file}.new`, file);
		},
	};
	return book;
}

/** What is stored under an id, or undefined. */
export function byId<T extends { readonly id: string }>(records: readonly T[], id: string): T | undefined {
	return records.find((record) => record.id === id);
}
