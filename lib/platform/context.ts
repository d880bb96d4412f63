/** Who calls. Every verb takes one, whether the call came from a page, the API, or a function. */
export interface Actor {
	readonly userId: string;
	/** Null for an API key. */
	readonly sessionId: string | null;
	readonly apiKeyId: string | null;
	readonly tier: "free" | "pro";
	readonly isGuest: boolean;
	readonly via: "access_token" | "api_key" | "access_cookie" | "page_session";
}

export interface RequestOrigin {
	readonly requestId: string;
	readonly ipAddress: string;
	readonly userAgent: string | null;
}

export interface ActorContext extends RequestOrigin {
	readonly actor: Actor;
}
