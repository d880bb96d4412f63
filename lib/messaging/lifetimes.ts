const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long what the messaging does is good for. */
export const LIFETIMES = {
	/** From the start of a login until it must be back, and until an account that came back elsewhere must be confirmed. */
	loginMs: 10 * MINUTE_MS,
	/** The platform keeps a retry key for a day; a message without an answer is not tried again when this is nearly over. */
	retryKeyMs: 23 * HOUR_MS,
	/** How long a message waits for somebody to add or unblock the account, and for a new month. */
	waitingMs: 40 * 24 * HOUR_MS,
	/** A message that no function is sending is taken up again after this. */
	lostMs: 15 * MINUTE_MS,
	/** The platform sends an event again for less than this. */
	webhookIdsMs: 30 * 24 * HOUR_MS,
} as const;
