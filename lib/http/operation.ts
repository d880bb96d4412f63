import type { z } from "zod";
import type { AccountActor, ActorContext, RequestOrigin } from "@/lib/platform/context";
import type { AnyContract, AuthMode, Contract } from "@/lib/platform/contract/contract";
import type { IdempotentCall } from "@/lib/platform/database/idempotency";

export type ContextOf<A extends AuthMode> = A extends "required" ? ActorContext : RequestOrigin & { readonly actor: AccountActor | null };

/** What a handler gets: the fields as the contract's schemas read them. */
export interface Call<A extends AuthMode, P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
	readonly context: ContextOf<A>;
	readonly params: z.output<P>;
	readonly query: z.output<Q>;
	readonly body: z.output<B>;
	readonly request: Request;
	/** With an Idempotency-Key, for the verb of an operation that records its own answer. */
	readonly idempotentCall: IdempotentCall | null;
}

/** A contract with the code that fulfils it. */
export interface Operation {
	readonly contract: AnyContract;
	// biome-ignore lint/suspicious/noExplicitAny: each was checked against its contract by bind().
	handle(call: Call<any, any, any, any>): Promise<unknown>;
}

/** Binds a contract to its handler, which is checked against the contract's types. */
export function bind<A extends AuthMode, P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
	contract: Contract<A, P, Q, B, R>,
	handle: (call: Call<A, P, Q, B>) => Promise<z.input<R> | Response>,
): Operation {
	return { contract, handle };
}
