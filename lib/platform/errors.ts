/** Code → HTTP status, and whether the same call may succeed later. The one table that routes, functions and tools share. */
export const ERRORS = {
	INVALID_REQUEST: { status: 400, isRetriable: false },
	INVALID_STATE_TRANSITION: { status: 400, isRetriable: false },
	INVALID_TOKEN: { status: 400, isRetriable: false },
	DEVICE_LOGIN_PENDING: { status: 400, isRetriable: false },
	DEVICE_LOGIN_DENIED: { status: 403, isRetriable: false },
	AUTH_INVALID_REDIRECT: { status: 400, isRetriable: false },
	AUTH_OAUTH_STATE_INVALID: { status: 400, isRetriable: false },
	MESSAGING_STATE_INVALID: { status: 400, isRetriable: false },
	UNAUTHENTICATED: { status: 401, isRetriable: false },
	INVALID_CREDENTIALS: { status: 401, isRetriable: false },
	INVALID_SIGNATURE: { status: 401, isRetriable: false },
	AUTH_OAUTH_DENIED: { status: 401, isRetriable: false },
	AUTH_OAUTH_TOKEN_INVALID: { status: 401, isRetriable: false },
	MESSAGING_LOGIN_DENIED: { status: 401, isRetriable: false },
	MESSAGING_TOKEN_INVALID: { status: 401, isRetriable: false },
	REFRESH_TOKEN_REUSED: { status: 401, isRetriable: false },
	REFRESH_TOKEN_INVALID: { status: 401, isRetriable: false },
	INSUFFICIENT_CREDITS: { status: 402, isRetriable: false },
	EMAIL_NOT_VERIFIED: { status: 403, isRetriable: false },
	PRO_REQUIRED: { status: 403, isRetriable: false },
	FILE_FORBIDDEN: { status: 403, isRetriable: false },
	FORBIDDEN: { status: 403, isRetriable: false },
	RECENT_SIGN_IN_REQUIRED: { status: 403, isRetriable: false },
	LINK_EXPIRED: { status: 403, isRetriable: false },
	NOT_FOUND: { status: 404, isRetriable: false },
	JOB_NOT_FOUND: { status: 404, isRetriable: false },
	FILE_NOT_FOUND: { status: 404, isRetriable: false },
	ARTIFACT_NOT_FOUND: { status: 404, isRetriable: false },
	PICTURE_NOT_FOUND: { status: 404, isRetriable: false },
	FEEDBACK_NOT_FOUND: { status: 404, isRetriable: false },
	CHECKOUT_NOT_FOUND: { status: 404, isRetriable: false },
	SESSION_NOT_FOUND: { status: 404, isRetriable: false },
	EXPORT_NOT_FOUND: { status: 404, isRetriable: false },
	API_KEY_NOT_FOUND: { status: 404, isRetriable: false },
	DEVICE_LOGIN_NOT_FOUND: { status: 404, isRetriable: false },
	EXCEPTION_NOT_FOUND: { status: 404, isRetriable: false },
	WORKFLOW_NOT_FOUND: { status: 404, isRetriable: false },
	SOURCE_NOT_FOUND: { status: 404, isRetriable: false },
	COMMENT_NOT_FOUND: { status: 404, isRetriable: false },
	VERSION_NOT_FOUND: { status: 404, isRetriable: false },
	SAMPLE_NOT_FOUND: { status: 404, isRetriable: false },
	AGENT_NOT_FOUND: { status: 404, isRetriable: false },
	METHOD_NOT_ALLOWED: { status: 405, isRetriable: false },
	VERSION_CONFLICT: { status: 409, isRetriable: false },
	WORKFLOW_PUBLIC: { status: 409, isRetriable: false },
	AGENT_NAME_TAKEN: { status: 409, isRetriable: false },
	SURVEY_NOT_FOUND: { status: 404, isRetriable: false },
	QUESTION_NOT_FOUND: { status: 404, isRetriable: false },
	RESPONSE_NOT_FOUND: { status: 404, isRetriable: false },
	REPORT_NOT_FOUND: { status: 404, isRetriable: false },
	SURVEY_CLOSED: { status: 409, isRetriable: false },
	ALREADY_RESPONDED: { status: 409, isRetriable: false },
	QUOTE_MISMATCH: { status: 409, isRetriable: false },
	OAuthLinkingRequired: { status: 409, isRetriable: false },
	OAUTH_ALREADY_LINKED: { status: 409, isRetriable: false },
	MESSAGING_ACCOUNT_TAKEN: { status: 409, isRetriable: false },
	MESSAGING_ALREADY_BOUND: { status: 409, isRetriable: false },
	IDEMPOTENCY_KEY_REUSED: { status: 409, isRetriable: false },
	IDEMPOTENCY_IN_PROGRESS: { status: 409, isRetriable: true },
	PAYLOAD_TOO_LARGE: { status: 413, isRetriable: false },
	QUOTA_EXCEEDED: { status: 413, isRetriable: false },
	UNSUPPORTED_MEDIA_TYPE: { status: 415, isRetriable: false },
	VALIDATION_ERROR: { status: 422, isRetriable: false },
	SLOT_VALIDATION_ERROR: { status: 422, isRetriable: false },
	SURVEY_HAS_NO_QUESTIONS: { status: 422, isRetriable: false },
	REVISION_REFUSED: { status: 422, isRetriable: false },
	FILE_REJECTED: { status: 422, isRetriable: false },
	UNKNOWN_TOOL: { status: 422, isRetriable: false },
	FORBIDDEN_TOOL: { status: 422, isRetriable: false },
	HTML_NOT_ALLOWED: { status: 422, isRetriable: false },
	WORKFLOW_NOT_RUNNABLE: { status: 422, isRetriable: false },
	RATE_LIMITED: { status: 429, isRetriable: true },
	INTERNAL: { status: 500, isRetriable: true },
	NOT_IMPLEMENTED: { status: 501, isRetriable: false },
	AUTH_OAUTH_PROVIDER_FAILED: { status: 502, isRetriable: true },
	MESSAGING_PLATFORM_FAILED: { status: 502, isRetriable: true },
	SERVICE_UNAVAILABLE: { status: 503, isRetriable: true },
	// Inside a run: reported in a job's errorCode, never as an HTTP answer of their own.
	FILE_INCOMPATIBLE: { status: 422, isRetriable: false },
	FILE_ENCRYPTED: { status: 422, isRetriable: false },
	FILE_SCANNED: { status: 422, isRetriable: false },
	FILE_EMPTY: { status: 422, isRetriable: false },
	FILE_TOO_LARGE: { status: 422, isRetriable: false },
	FILE_UNREADABLE: { status: 422, isRetriable: false },
	NO_MATCHING_WORKFLOW: { status: 422, isRetriable: false },
	NOTHING_TO_CHOOSE: { status: 422, isRetriable: false },
	NO_POSTINGS_FOUND: { status: 422, isRetriable: false },
	ALL_SOURCES_FAILED: { status: 503, isRetriable: true },
	CHECKPOINT_EXPIRED: { status: 422, isRetriable: false },
	CLAIM_CHECK_FAILED: { status: 422, isRetriable: false },
	TOOL_NOT_ALLOWED: { status: 422, isRetriable: false },
	TOOL_TIMEOUT: { status: 504, isRetriable: true },
	TOOL_FAILED: { status: 500, isRetriable: true },
	BUDGET_EXCEEDED: { status: 422, isRetriable: false },
	JOB_CANCELLED: { status: 409, isRetriable: false },
	MODEL_FAILED: { status: 502, isRetriable: true },
} as const satisfies Record<string, { status: number; isRetriable: boolean }>;

export type ErrorCode = keyof typeof ERRORS;

/** A code that a spec or a tool gives as text; `otherwise` when the table does not know it. */
export function knownCode(code: string | null | undefined, otherwise: ErrorCode): ErrorCode {
	return code && code in ERRORS ? (code as ErrorCode) : otherwise;
}

/** The code in a row, which may be older than the table. */
export function storedCode(code: string | null): ErrorCode | null {
	return code === null ? null : knownCode(code, "INTERNAL");
}

/** A failure that the caller may read: `message` says what is wrong and how to mend it, in words for a person. */
export class AppError extends Error {
	readonly code: ErrorCode;
	readonly details: Record<string, unknown> | undefined;

	constructor(code: ErrorCode, message: string, details?: Record<string, unknown>, options?: { cause?: unknown }) {
		super(message, options);
		this.name = "AppError";
		this.code = code;
		this.details = details;
	}

	get status(): number {
		return ERRORS[this.code].status;
	}

	get isRetriable(): boolean {
		return ERRORS[this.code].isRetriable;
	}
}

/** A 422 that lists every wrong field at once; `path` is dotted, as in `answers.0.slotId`. */
export function validationError(issues: ReadonlyArray<{ path: string; message: string }>): AppError {
	const first = issues[0];
	const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : "";
	const message = first ? `${first.path ? `${first.path}: ` : ""}${first.message}${more}` : "The request has invalid fields.";
	return new AppError("VALIDATION_ERROR", message, { issues });
}
