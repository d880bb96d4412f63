import type { AnyContract, Method } from "./contract";

/** Where an operation is, for a page that calls it. What it takes and answers are the contract's types, which cost the page nothing. */
export interface Call<C extends AnyContract> {
	readonly method: Method;
	readonly path: string;
	/** Its repeats are known by an Idempotency-Key. */
	readonly takesKey: boolean;
	/** Only the types of it; never there. */
	readonly contract?: C;
}

/** A table of contracts as a page knows it. */
export type CallsOf<Contracts extends Readonly<Record<string, AnyContract>>> = { readonly [Name in keyof Contracts]: Call<Contracts[Name]> };

type Place = readonly [method: Method, path: string, takesKey?: false];

/** Gives a table of places its types. */
export function callsOf<Contracts extends Readonly<Record<string, AnyContract>>>(places: { readonly [Name in keyof Contracts]: Place }): CallsOf<Contracts> {
	const entries = Object.entries<Place>(places).map(([name, [method, path, takesKey = true]]) => [name, { method, path, takesKey }]);
	return Object.fromEntries(entries) as CallsOf<Contracts>;
}
