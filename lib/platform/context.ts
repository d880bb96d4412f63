/** What an API key may be allowed to do. */
export const SCOPES = ["jobs", "files", "workflows", "surveys", "account:read", "developer"] as const;
export type Scope = (typeof SCOPES)[number];
/** What an operation asks of its caller. `person`: no API key may do this. `any`: every caller may. */
export type RequiredScope = Scope | "person" | "any";

interface Session {
	readonly userId: string;
	readonly tier: "free" | "pro";
	readonly sessionId: string;
	/** When the person proved who they are; refreshing a session does not move it. */
	readonly signedInAt: Date;
}

/** A person with an account, signed in. */
export interface UserActor extends Session {
	readonly kind: "user";
}

/** A person without an account; what it makes follows it into one. */
export interface GuestActor extends Session {
	readonly kind: "guest";
}

/** A program that acts for a user, as far as its scopes reach. */
export interface ApiKeyActor {
	readonly kind: "apiKey";
	readonly userId: string;
	readonly tier: "free" | "pro";
	readonly apiKeyId: string;
	readonly scopes: readonly Scope[];
}

/** The service itself, where a function acts and nobody asked at that moment. */
export interface SystemActor {
	readonly kind: "system";
	/** The function's id. */
	readonly name: string;
}

export type PersonActor = UserActor | GuestActor;
/** Whoever owns what it makes. */
export type AccountActor = PersonActor | ApiKeyActor;
export type Actor = AccountActor | SystemActor;

export interface RequestOrigin {
	readonly requestId: string;
	readonly ipAddress: string;
	readonly userAgent: string | null;
}

/** Who calls a verb and from where, whether the call came from a page or the API. */
export interface ActorContext extends RequestOrigin {
	readonly actor: AccountActor;
}

/** The same for what a function does by itself. */
export interface SystemContext {
	readonly actor: SystemActor;
	readonly requestId: string;
}
