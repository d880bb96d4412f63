import "server-only";
import pino from "pino";

/** One JSON line an entry on standard output; secrets never enter, and are masked should they. */
export const logger = pino(
	{
		level: process.env.LOG_LEVEL ?? "info",
		base: undefined,
		redact: {
			paths: [
				"*.password",
				"*.newPassword",
				"*.currentPassword",
				"*.token",
				"*.accessToken",
				"*.refreshToken",
				"*.authorization",
				"*.cookie",
				"*.key",
				"*.secret",
			],
			censor: "[hidden]",
		},
		timestamp: pino.stdTimeFunctions.isoTime,
	},
	// Written off the event loop's turn, and many lines at once when many come: a line a request must not hold the request up.
	pino.destination({ dest: 1, sync: false, minLength: 4_096, periodicFlush: 100 }),
);
