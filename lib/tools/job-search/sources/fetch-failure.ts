import { type FailureKind, FAILURES as GENERAL, failureOfStatus as reasonOfStatus, failureWords as wordsFor } from "@/lib/platform/language/failure-words";

const WHO = "The job board";

/** Ways to fail that only job boards have, in words of their own. */
const OWN = {
	unknown_board: `${WHO} does not know this board or posting`,
	foreign_address: `The address is not one of the job board's`,
	odd_board_name: "This cannot be the name of a board",
} as const;

/** Every way in which a job board's answer fails. What people read of it is in one dictionary; nothing that a provider wrote is ever part of it. */
export type FetchFailureReason = FailureKind | keyof typeof OWN;
/** `blocked` = 401, 403, 429 or a bot wall; `unreadable` = an answer that is not what was promised. */
export type FetchFailureKind = "blocked" | "status" | "refused" | "timeout" | "network" | "too_large" | "unreadable";

const KINDS: Readonly<Record<FetchFailureReason, FetchFailureKind>> = {
	closed_door: "blocked",
	too_many_requests: "blocked",
	not_found: "status",
	unknown_board: "status",
	refused_request: "status",
	too_much_sent: "status",
	out_of_order: "status",
	redirected: "refused",
	foreign_address: "refused",
	odd_board_name: "refused",
	late: "timeout",
	unreachable: "network",
	broken_off: "network",
	too_large: "too_large",
	unreadable: "unreadable",
};

export const FETCH_FAILURE_REASONS = Object.keys(KINDS) as FetchFailureReason[];

function isGeneral(reason: FetchFailureReason): reason is FailureKind {
	return reason in GENERAL;
}

/** A failure in words, with the HTTP status where one arrived that says something. */
export function failureWords(reason: FetchFailureReason, httpStatus: number | null = null): string {
	if (isGeneral(reason)) return wordsFor(WHO, reason, httpStatus);
	return httpStatus === null || httpStatus < 300 ? `${OWN[reason]}.` : `${OWN[reason]} (${httpStatus}).`;
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
		return KINDS[this.reason];
	}
}

/** The failure that an HTTP status outside of 200 to 299 means; `said` is what the board wrote with it. */
export function failureOfStatus(httpStatus: number, url: string, said = ""): FetchFailure {
	const reason = reasonOfStatus(httpStatus);
	const cause = said === "" ? undefined : new Error(said);
	return new FetchFailure(reason === "not_found" ? "unknown_board" : reason, url, httpStatus, { cause });
}
