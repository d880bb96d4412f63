import type { Logger } from "pino";
import type { Config } from "./config";
import type { Database } from "./database";
import type { LeaseBook } from "./lease-book";
import type { Registry } from "./registry";

/** One call to the app that this engine owes, and the generation that fences its answers. An empty stepId is a DISCOVERY call. */
export interface Lease {
	runId: string;
	stepId: string;
	functionId: string;
	generation: number;
}

export interface Dispatcher {
	/** Makes a leased call now; its generation is already in the lease book. */
	start(lease: Lease): void;
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
	dispatcher: Dispatcher;
	/** Names this process in `jobs.leased_by` and in the presence lock. */
	instance: number;
}
