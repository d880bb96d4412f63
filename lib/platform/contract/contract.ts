import type { z } from "zod";
import type { RequiredScope } from "@/lib/platform/context";
import type { Retention } from "@/lib/platform/database/idempotency";
import type { ErrorCode } from "@/lib/platform/errors";
import type { RateLimitName } from "@/lib/platform/rate-limit";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type AuthMode = "required" | "optional" | "none";
type JsonSchema = Readonly<Record<string, unknown>>;

/** Requests and answers for the reference. A test parses each by the operation's own schemas. */
export interface Example {
	readonly request?: unknown;
	readonly response?: unknown;
	/** Other requests that the same operation takes, by what they are for. */
	readonly others?: Readonly<Record<string, unknown>>;
}

/**
 * One operation of the API: where it is, what it takes and answers, who may call it. Without a handler, so that it is the same for the server,
 * the pages and the API's document.
 */
export interface Contract<A extends AuthMode, P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> {
	readonly operationId: string;
	readonly method: Method;
	/** After the version prefix: `/jobs/goal/{jobSpecId}`. */
	readonly path: string;
	readonly summary: string;
	readonly description?: string;
	readonly tag: string;
	readonly auth: A;
	/** What an API key must be allowed to; every operation that looks at credentials says it. */
	readonly scope?: RequiredScope;
	/** The person must have signed in within the last 15 minutes. */
	readonly needsRecentSignIn?: boolean;
	readonly params?: P;
	/** The code of the 404 that a malformed path id gets, the same as a missing one. */
	readonly notFound?: ErrorCode;
	readonly query?: Q;
	readonly body?: B;
	/** The handler reads the body itself. */
	readonly raw?: { readonly mediaType: string; readonly description: string; readonly schema: JsonSchema };
	readonly response: R;
	/** An answer that is not JSON. */
	readonly rawAnswer?: { readonly mediaType: string; readonly schema: JsonSchema };
	/** Other statuses that answer in the shape of a success, with what they say. */
	readonly otherAnswers?: Readonly<Record<number, string>>;
	/** 200 unless the operation creates a record (201), queues work (202) or redirects (302). */
	readonly status?: 200 | 201 | 202 | 302;
	readonly errors?: readonly ErrorCode[];
	/** Outside of the general limit: what probes, streams and signed links lean on. */
	readonly isUnlimited?: true;
	/** An own limit by the caller's address, on top of the general one. */
	readonly addressLimit?: RateLimitName;
	readonly idempotencyKey?: "honoured" | "required" | "ignored";
	/** How long the answer to an Idempotency-Key is kept; a day unless money is moved. */
	readonly answerKept?: Retention;
	/**
	 * Whose keys those of callers without an account are: their address's, unless told. The path's where keys are random and a phone may have
	 * changed its network before it tries again.
	 */
	readonly keyScope?: "address" | "path";
	/** The verb writes the record of its answer itself, in the statement of its changes (`recordingAnswer`). */
	readonly recordsOwnAnswer?: true;
	/** Days (`2027-01-31`) since when nobody should begin to use it, and from when it may be gone where that is settled. */
	readonly deprecation?: { readonly since: string; readonly sunset: string | null };
	/** Operation links of the OpenAPI document: name → { operationId, description }. */
	readonly links?: Readonly<Record<string, { operationId: string; description: string; parameters?: Record<string, string> }>>;
	readonly example?: Example;
}

// biome-ignore lint/suspicious/noExplicitAny: a table of operations holds each with its own shapes; every entry was checked by contract().
export type AnyContract = Contract<any, any, any, any, any>;

/** What a caller gives: each of params, query and body that the operation takes. */
export type InputOf<C extends AnyContract> = (C extends { params?: infer P extends z.ZodObject } ? { params: z.input<P> } : { params?: undefined }) &
	(C extends { query?: infer Q extends z.ZodObject } ? { query?: z.input<Q> } : { query?: undefined }) &
	(C extends { body?: infer B extends z.ZodType } ? (undefined extends z.input<B> ? { body?: z.input<B> } : { body: z.input<B> }) : { body?: undefined });

export type OutputOf<C extends AnyContract> = z.output<C["response"]>;

/** Gives an operation its inferred types. */
export function contract<
	A extends AuthMode,
	R extends z.ZodType,
	P extends z.ZodType = z.ZodUndefined,
	Q extends z.ZodType = z.ZodUndefined,
	B extends z.ZodType = z.ZodUndefined,
>(declared: Contract<A, P, Q, B, R> & (A extends "none" ? unknown : { readonly scope: RequiredScope })): Contract<A, P, Q, B, R> {
	return declared;
}
