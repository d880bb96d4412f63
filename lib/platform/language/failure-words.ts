/**
 * The ways in which a service that we ask fails us, and what people read of each. Nothing that the service, a library or the network wrote is ever
 * part of it: that is for the log and for a call's record (`whatWasSaid`).
 */
export const FAILURES = {
	unreachable: { words: "cannot be reached", advice: "Try again in a few minutes." },
	late: { words: "did not answer in time", advice: "Try again in a few minutes." },
	broken_off: { words: "broke off while it answered", advice: "Try again in a moment." },
	closed_door: { words: "does not let us in", advice: "Trying again will not help until that is mended." },
	too_many_requests: { words: "asks to be left alone for a while", advice: "Wait a few minutes, then try again." },
	not_found: { words: "does not have what was asked for", advice: "It may have been deleted." },
	refused_request: { words: "refused the request", advice: "Trying again will not help until that is mended." },
	too_much_sent: { words: "was sent more than it takes", advice: "Send less at once, or a smaller file." },
	out_of_order: { words: "is out of order", advice: "Try again in a few minutes." },
	redirected: { words: "redirects to another address", advice: "Trying again will not help until that is mended." },
	too_large: { words: "gave an answer that is too large", advice: "Trying again will not help until that is mended." },
	unreadable: { words: "gave an answer that could not be read", advice: "Try again in a few minutes." },
} as const;

/** What people read of a fault in our own program. */
export const FAULT_OF_OURS = "This step failed by a fault of ours.";

export type FailureKind = keyof typeof FAILURES;

/** "The job board refused the request (418)." The status is named where it says more than the words: that a service is out of order says it all. */
export function failureWords(who: string, kind: FailureKind, httpStatus: number | null = null): string {
	const status = httpStatus === null || httpStatus < 300 || kind === "out_of_order" ? "" : ` (${httpStatus})`;
	return `${who} ${FAILURES[kind].words}${status}.`;
}

/** The same with what to do next. */
export function failureWithAdvice(who: string, kind: FailureKind, httpStatus: number | null = null): string {
	return `${failureWords(who, kind, httpStatus)} ${FAILURES[kind].advice}`;
}

/** What an HTTP status outside of 200 to 299 means. */
export function failureOfStatus(httpStatus: number): FailureKind {
	if (httpStatus < 400) return "redirected";
	if (httpStatus === 504 || httpStatus === 408) return "late";
	if (httpStatus >= 500) return "out_of_order";
	if (httpStatus === 401 || httpStatus === 403 || httpStatus === 407) return "closed_door";
	if (httpStatus === 404 || httpStatus === 410) return "not_found";
	if (httpStatus === 413) return "too_much_sent";
	return httpStatus === 429 ? "too_many_requests" : "refused_request";
}

const LATE = /^(?:TimeoutError|ETIMEDOUT|ESOCKETTIMEDOUT|UND_ERR_(?:CONNECT|HEADERS|BODY)_TIMEOUT)$/;
const BROKEN_OFF = /^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET|UND_ERR_ABORTED|ERR_STREAM_PREMATURE_CLOSE|Z_BUF_ERROR)$/;
const UNREACHABLE =
	/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|ECONNABORTED|(?:ERR_TLS|CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)_\w+)$/;

/** What an error of the network, of a timeout or of a parser means, by its code and name along its causes; null for anything else. */
export function failureOfError(error: unknown): FailureKind | null {
	const chain = [...causes(error)];
	const marks = chain.flatMap((link) => [link.name, "code" in link ? String(link.code) : ""]);
	if (marks.some((mark) => LATE.test(mark))) return "late";
	if (marks.some((mark) => BROKEN_OFF.test(mark))) return "broken_off";
	if (marks.some((mark) => UNREACHABLE.test(mark))) return "unreachable";
	if (chain.some((link) => link instanceof SyntaxError)) return "unreadable";
	// What fetch throws when it could not even ask, in every browser and in Node.
	return chain.some((link) => link instanceof TypeError && /fetch|network|load failed/i.test(link.message)) ? "unreachable" : null;
}

const LONGEST_SAID = 500;
const DEEPEST = 5;

/** What was really said, for developers: the names, codes and messages of an error and its causes, in one bounded line. Empty for no error. */
export function whatWasSaid(error: unknown): string {
	const parts = [...causes(error)].map((link) => {
		const code = "code" in link && link.code !== undefined ? ` [${String(link.code)}]` : "";
		return `${link.name}${code}: ${link.message}`;
	});
	const text = (parts.length > 0 || error === undefined || error === null ? parts.join(" ← ") : String(error)).replace(/[\p{Cc}\s]+/gu, " ").trim();
	return text.length > LONGEST_SAID ? `${text.slice(0, LONGEST_SAID - 1)}…` : text;
}

function* causes(error: unknown): Generator<Error> {
	let link = error;
	for (let depth = 0; link instanceof Error && depth < DEEPEST; depth += 1) {
		yield link;
		link = link instanceof AggregateError && link.cause === undefined ? link.errors[0] : link.cause;
	}
}
