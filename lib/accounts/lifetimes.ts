const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** How long what accounts hand out is good for. */
export const lifetimes = {
	accessTokenMs: 15 * minuteMs,
	refreshTokenMs: 30 * dayMs,
	/** However often it is refreshed, a session ends after this: ASVS 5, 10.4.8. */
	sessionMs: 90 * dayMs,
	/** In this time after its use a token's direct successor is given out again, so that two tabs may refresh together. */
	refreshLeewayMs: 10_000,
	verifyEmailMs: dayMs,
	resetPasswordMs: 60 * minuteMs,
	/** How long a process may believe that a session is still open. */
	sessionCacheMs: 3_000,
} as const;
