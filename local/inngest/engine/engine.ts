import type { Logger } from "pino";
import type { FairOrder } from "@/local/inngest/rules/fair-order";
import type { Config } from "./config";
import type { Database } from "./database";
import type { LeaseBook } from "./lease-book";
import type { Registry } from "./registry";

/** One call to the app that this engine owes, and the generation that fences its answers. An empty stepId is a discovery call. */
export interface Lease {
	runId: string;
	stepId: string;
	functionId: string;
	generation: number;
}

/** What the app must be told in a call. Events and results are canonical JSON. */
export interface Call {
	events: string[];
	steps: { id: string; result: string }[];
	attempt: number;
	maxAttempts: number;
	/** Other steps are still pending, so the app must only plan: running one on the side could run it twice. */
	mustPlan: boolean;
}

export interface Dispatcher {
	/** Makes a leased call now; its generation is already in the lease book. The call is loaded where it isn't known. */
	start(lease: Lease, call?: Call): void;
	/** Looks for due work after so many milliseconds at the latest. */
	wakeIn(delayMs: number): void;
}

/** Everything the parts of a running engine have in common. */
export interface Engine {
	config: Config;
	log: Logger;
	database: Database;
	registry: Registry;
	leases: LeaseBook;
	turns: FairOrder;
	dispatcher: Dispatcher;
	/** Names this process in `jobs.leased_by` and in the presence lock. */
	instance: number;
}
