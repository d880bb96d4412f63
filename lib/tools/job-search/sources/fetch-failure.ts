/** Every way in which a job board's answer fails: its kind, and what people read. Nothing that a provider wrote is ever part of it. */
export const FAILURES = {
	closed_door: { kind: "blocked", words: "The job board lets nobody look" },
	too_many_requests: { kind: "blocked", words: "The job board asks to be left alone for a while" },
	not_found: { kind: "status", words: "The job board does not know this board or posting" },
	refused_request: { kind: "status", words: "The job board refused the request" },
	out_of_order: { kind: "status", words: "The job board is out of order" },
	redirected: { kind: "refused", words: "The job board redirects to another address" },
	foreign_address: { kind: "refused", words: "The address is not one of the job board's" },
	odd_board_name: { kind: "refused", words: "This cannot be the name of a board" },
	late: { kind: "timeout", words: "The job board did not answer in time" },
	unreachable: { kind: "network", words: "The job board cannot be reached" },
	broken_off: { kind: "network", words: "The job board's answer broke off" },
	too_large: { kind: "too_large", words: "The job board's answer is too large" },
	unreadable: { kind: "unreadable", words: "The job board's answer could not be read" },
} as const;

export type FetchFailureReason = keyof typeof FAILURES;
/** `blocked` = 401, 403, 429 or a bot wall; `unreadable` = an answer that is not what was promised. */
export type FetchFailureKind = (typeof FAILURES)[FetchFailureReason]["kind"];

/** A failure in words, with the HTTP status where one arrived that says something. */
export function failureWords(reason: FetchFailureReason, httpStatus: number | null = null): string {
	const { words } = FAILURES[reason];
	return httpStatus === null || httpStatus < 300 ? `${words}.` : `${words} (${httpStatus}).`;
}

/** Why a provider's answer could not be used. `httpStatus` is null when none arrived; `cause` holds what only an operator should see. */
export class FetchFailure extends Error {
	readonly reason: FetchFailureReason;
	readonly url: string;
	readonly httpStatus: number | null;

	constructor(reason: FetchFailureReason, url: string, httpStatus: number | null = null, options?: { cause?: unknown }) {
		super(failureWords(reason, httpStatus), options);
		this.name = "FetchFailure";
		this.reason = reason;
		this.url = url;
		this.httpStatus = httpStatus;
	}

	get kind(): FetchFailureKind {
		return FAILURES[this.reason].kind;
	}
}

/** The failure that an HTTP status outside of 200 to 299 means. */
export function failureOfStatus(httpStatus: number, url: string): FetchFailure {
	return new FetchFailure(reasonOfStatus(httpStatus), url, httpStatus);
}

function reasonOfStatus(httpStatus: number): FetchFailureReason {
	if (httpStatus < 400) return "redirected";
	if (httpStatus >= 500) return "out_of_order";
	if (httpStatus === 401 || httpStatus === 403) return "closed_door";
	if (httpStatus === 429) return "too_many_requests";
	return httpStatus === 404 || httpStatus === 410 ? "not_found" : "refused_request";
}
