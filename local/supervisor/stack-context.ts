import type { Ports } from "@/local/processes/port-book";
import type { Secrets } from "./secrets";
import type { Settings } from "./settings";

/** What every part of one running stack is described from. */
export interface StackContext {
	settings: Settings;
	ports: Ports;
	secrets: Secrets;
	/** Address of the database in use: the stack's own or the one that the user set. */
	databaseUrl: string;
	/** Address of the web application as a person types it. */
	webUrl: string;
	/** Whether the user has set one of these variables, which then speak for a service of their own. */
	isSet(...names: string[]): boolean;
}

export const DEMO_EMAIL = "demo@example.com";

export function loopback(port: number): string {
	return `http://127.0.0.1:${port}`;
}
