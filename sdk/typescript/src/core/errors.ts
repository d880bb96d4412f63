import type { ErrorCodesOf } from "../generated/calls.ts";
import type { Quote } from "../generated/models.ts";

/** What `details` holds where a code says more than its message. */
export interface DetailsOf {
	VALIDATION_ERROR: { issues: { path: string | (string | number)[]; message: string }[] };
	SLOT_VALIDATION_ERROR: { slots: { slotId: string; message: string }[] };
	VERSION_CONFLICT: { currentVersion: number };
	INVALID_STATE_TRANSITION: { status: string; allowed: string[] };
	INSUFFICIENT_CREDITS: Quote;
	QUOTE_MISMATCH: Quote;
	PRO_REQUIRED: { upgradeUrl: string };
	FORBIDDEN: { scope?: string };
	RATE_LIMITED: Record<string, unknown>;
}

/** Every code that some call may be refused with. */
export type ErrorCode = ErrorCodesOf[keyof ErrorCodesOf] | keyof DetailsOf;
export type Details<C extends string> = C extends keyof DetailsOf ? DetailsOf[C] : Record<string, unknown> | undefined;

/** Whatever this client throws that is not a mistake in its use. */
export class GoalModeError extends Error {
	override readonly name: string = "GoalModeError";
}

/** The service refused a call. */
class ServiceError<C extends string = string> extends GoalModeError {
	override readonly name = "ApiError";
	readonly status: number;
	readonly code: C;
	readonly details: Details<C>;
	readonly requestId: string | undefined;
	/** Seconds after which the same call may pass, where the service said so. */
	readonly retryAfterSeconds: number | undefined;

	constructor(given: {
		status: number;
		code: C;
		message: string;
		details: Details<C>;
		requestId?: string | undefined;
		retryAfterSeconds?: number | undefined;
	}) {
		super(given.message);
		this.status = given.status;
		this.code = given.code;
		this.details = given.details;
		this.requestId = given.requestId;
		this.retryAfterSeconds = given.retryAfterSeconds;
	}
}

/** A refusal whose `code` tells the shape of its `details`. */
export type ApiError = { [C in ErrorCode]: ServiceError<C> }[ErrorCode];
export const ApiError = ServiceError as unknown as new (given: ConstructorParameters<typeof ServiceError>[0]) => ApiError;

/** No answer came, after all tries. */
export class ConnectionError extends GoalModeError {
	override readonly name = "ConnectionError";
}

/** The time that the caller allows a call is over. */
export class TimeoutError extends GoalModeError {
	override readonly name = "TimeoutError";
}

/** Whether an error is the service's refusal, and if a code is given, that one. `error.details` has its shape then. */
export function isApiError(error: unknown): error is ApiError;
export function isApiError<C extends ErrorCode>(error: unknown, code: C): error is Extract<ApiError, { code: C }>;
export function isApiError(error: unknown, code?: string): boolean {
	return error instanceof ServiceError && (code === undefined || error.code === code);
}

/** Whether an error is a refusal of one call: `isErrorOf(error, "goalJobs.create")` leaves the codes that this call knows. */
export function isErrorOf<K extends keyof ErrorCodesOf>(error: unknown, _call: K): error is Extract<ApiError, { code: ErrorCodesOf[K] }> {
	return error instanceof ServiceError;
}
