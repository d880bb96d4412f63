const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How many mails an hour an address gets because somebody typed it into a form, whoever that was. */
export const MAILS_AN_HOUR = {
	/** Sign-up sends none where the address had any. */
	signUp: 1,
	/** A new link is sent while there were fewer, those of sign-up counted. */
	newLink: 5,
} as const;

/** Answers that must not tell whether an address has an account come at multiples of this, far more than their work takes. */
export const EQUAL_TIME_STEP_MS = 500;
/** Refused sign-ins answer at multiples of it: the check of a password takes about a third. */
export const REFUSED_SIGN_IN_STEP_MS = 100;

/** How long what accounts hand out is good for. */
export const LIFETIMES = {
	accessTokenMs: 15 * MINUTE_MS,
	refreshTokenMs: 30 * DAY_MS,
	/** However often it is refreshed, a session ends after this: ASVS 5, 10.4.8. */
	sessionMs: 90 * DAY_MS,
	/** A session that nobody has used for so long is over: ASVS 5, 7.3.1. */
	idleSessionMs: 30 * DAY_MS,
	/** In this time after its use a token's direct successor is given out again, so that two tabs may refresh together. */
	refreshLeewayMs: 10_000,
	verifyEmailMs: DAY_MS,
	resetPasswordMs: 60 * MINUTE_MS,
	/** How fresh a sign-in must be for what a borrowed device must not do. */
	recentSignInMs: 15 * MINUTE_MS,
	/** From the start of a sign-in at a provider until it must be back. */
	oauthStateMs: 10 * MINUTE_MS,
	/** From a program asking to be signed in until somebody must have answered. */
	deviceLoginMs: 10 * MINUTE_MS,
	/** Between asking to link a provider and going there. */
	linkTicketMs: 2 * MINUTE_MS,
	/** How long a process may believe that a session is still open. */
	sessionCacheMs: 3_000,
	/** How often at most the last use of a session is noted. */
	lastUsedStepMs: MINUTE_MS,
} as const;
