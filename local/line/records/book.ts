import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type LinePerson, SAMPLE_NAMES, userIdOf } from "./people";

/** A message that a person got, or would have got had they not blocked the account. */
export interface LineMessage {
	readonly id: string;
	readonly userId: string;
	readonly requestId: string;
	readonly sentAt: string;
	/** As the application sent it. */
	readonly content: Readonly<Record<string, unknown>>;
	readonly wasDelivered: boolean;
}

/** A request that was accepted under a retry key. */
export interface AcceptedKey {
	readonly key: string;
	readonly requestId: string;
	readonly messageIds: readonly string[];
	readonly acceptedAt: string;
}

/** An event of the account, and how its delivery went. */
export interface LineEvent {
	readonly webhookEventId: string;
	readonly event: Readonly<Record<string, unknown>>;
	attempts: number;
	lastStatus: number | null;
	isDelivered: boolean;
}

interface Records {
	people: LinePerson[];
	messages: LineMessage[];
	acceptedKeys: AcceptedKey[];
	events: LineEvent[];
	/** Messages that may be sent in a month; null for as many as one likes. */
	monthlyLimit: number | null;
}

/** All that the stand-in knows. */
export interface Book extends Records {
	/** Keeps it over a restart. */
	save(): void;
}

function emptyRecords(): Records {
	const people = SAMPLE_NAMES.map((displayName) => ({ userId: userIdOf(displayName), displayName, isFriend: false, isBlocking: false }));
	return { people, messages: [], acceptedKeys: [], events: [], monthlyLimit: 200 };
}

function readRecords(file: string): Records {
	try {
		return { ...emptyRecords(), ...(JSON.parse(readFileSync(file, "utf8")) as Partial<Records>) };
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return emptyRecords();
		throw error;
	}
}

/** Opens the book of this folder; null keeps it in memory alone. */
export function openBook(dir: string | null): Book {
	if (dir === null) return { ...emptyRecords(), save: () => undefined };
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

/** The person of this name, made if nobody has it yet. */
export function personNamed(book: Book, displayName: string): LinePerson {
	const userId = userIdOf(displayName);
	const known = book.people.find((person) => person.userId === userId);
	if (known) return known;
	const person = { userId, displayName, isFriend: false, isBlocking: false };
	book.people.push(person);
	return person;
}

/** How many messages of this calendar month count: those that reached somebody. */
export function usedThisMonth({ messages }: Book, now = new Date()): number {
	const month = now.toISOString().slice(0, 7);
	return messages.filter(({ sentAt, wasDelivered }) => wasDelivered && sentAt.startsWith(month)).length;
}
