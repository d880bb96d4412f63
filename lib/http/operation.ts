import type { z } from "zod";
import type { AccountActor, ActorContext, RequestOrigin, RequiredScope } from "@/lib/platform/context";
import type { ErrorCode } from "@/lib/platform/errors";
import type { Retention } from "@/lib/platform/idempotency";
import type { RateLimitName } from "@/lib/platform/rate-limit";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type AuthMode = "required" | "optional" | "none";

export type ContextOf<A extends AuthMode> = A extends "required" ? ActorContext : RequestOrigin & { readonly actor: AccountActor | null };

export interface Call<A extends AuthMode, P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
	readonly context: ContextOf<A>;
	readonly params: z.output<P>;
	readonly query: z.output<Q>;
	readonly body: z.output<B>;
	readonly request: Request;
}

/** One operation of the API: what it takes, what it answers, who may call it. The OpenAPI document is made from these. */
export interface Operation<A extends AuthMode, P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> {
	readonly operationId: string;
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
	/** `raw` leaves the body to the handler; it then declares its own media type for the document. */
	readonly raw?: { readonly mediaType: string; readonly description: string };
	readonly response: R;
	/** 200 unless the operation creates a record (201), queues work (202) or redirects (302). */
	readonly status?: 200 | 201 | 202 | 302;
	readonly errors?: readonly ErrorCode[];
	/** An own limit by the caller's address, on top of the general one. */
	readonly addressLimit?: RateLimitName;
	readonly idempotencyKey?: "honoured" | "required" | "ignored";
	/** How long the answer to an Idempotency-Key is kept; a day unless money is moved. */
	readonly answerKept?: Retention;
	readonly isDeprecated?: boolean;
	/** Operation links of the OpenAPI document: name → { operationId, description }. */
	readonly links?: Readonly<Record<string, { operationId: string; description: string; parameters?: Record<string, string> }>>;
	handle(call: Call<A, P, Q, B>): Promise<z.input<R> | Response>;
}

// biome-ignore lint/suspicious/noExplicitAny: a table of operations holds each with its own shapes; every entry was checked by operation().
export type AnyOperation = Operation<any, any, any, any, any>;

/** Gives an operation its inferred types. */
export function operation<
	A extends AuthMode,
	R extends z.ZodType,
	P extends z.ZodType = z.ZodUndefined,
	Q extends z.ZodType = z.ZodUndefined,
	B extends z.ZodType = z.ZodUndefined,
>(declared: Operation<A, P, Q, B, R> & (A extends "none" ? unknown : { readonly scope: RequiredScope })): Operation<A, P, Q, B, R> {
	return declared;
}
