/** `blocked` = 401, 403, 429 or a bot wall; `unreadable` = an answer that is not the JSON that was promised. */
export type FetchFailureKind = "blocked" | "status" | "timeout" | "network" | "too_large" | "unreadable" | "refused";

/** Why a provider's answer could not be used. `httpStatus` is null when none arrived. */
export class FetchFailure extends Error {
	readonly kind: FetchFailureKind;
	readonly url: string;
	readonly httpStatus: number | null;

	constructor(kind: FetchFailureKind, message: string, url: string, httpStatus: number | null = null, options?: { cause?: unknown }) {
		super(message, options);
		this.name = "FetchFailure";
		this.kind = kind;
		this.url = url;
		this.httpStatus = httpStatus;
	}
}
