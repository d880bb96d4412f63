import { z } from "zod";

/** SQLSTATE of a server that can't take work now: connections, resources (53100 is a full disk), being cancelled or shut down, I/O. */
const STATES = /^(08|53|57|58)...$/;
/** The same from Prisma (unreachable, no connection, a transaction that took too long) and from the network. */
const CODES = /^(P1001|P1002|P1008|P1017|P2024|P2028|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What pg says without a code. */
const WORDS = /Query read timeout|timeout exceeded when trying to connect|Connection terminated|connection timeout/i;

/** An error, or what Prisma keeps of the driver's beside it. */
const Failure = z.object({
	code: z.string().catch(""),
	originalCode: z.string().catch(""),
	message: z.string().catch(""),
	originalMessage: z.string().catch(""),
	cause: z.unknown().optional(),
	meta: z.object({ driverAdapterError: z.unknown().optional() }).optional().catch(undefined),
});

/** Whether the database did not answer, or can't work for now. */
export function isDatabaseUnavailable(error: unknown): boolean {
	if (typeof error !== "object" || error === null) return false;
	const { code, originalCode, message, originalMessage, cause, meta } = Failure.parse(error);
	const isSaid = [code, originalCode].some((known) => STATES.test(known) || CODES.test(known)) || [message, originalMessage].some((text) => WORDS.test(text));
	return isSaid || isDatabaseUnavailable(cause) || isDatabaseUnavailable(meta?.driverAdapterError);
}
