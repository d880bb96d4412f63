import { Inngest } from "inngest";

const silent = { info() {}, warn() {}, error() {}, debug() {} };

/** Configured by the INNGEST_* variables alone, as the product's own client is. */
export const inngest = new Inngest({ id: "conformance", logger: silent });

/** The data of every test event: the token keeps the tests apart. */
export interface TestData {
	token: string;
	[field: string]: unknown;
}

/** The token of an event, whatever else it carries. */
export function tokenOf(event: { data?: unknown }): string {
	const { data } = event;
	return typeof data === "object" && data !== null && "token" in data ? String(data.token) : "";
}

/** One field of an event's data as text. */
export function fieldOf(event: { data?: unknown }, field: string): string {
	const { data } = event;
	return typeof data === "object" && data !== null ? String(Object.entries(data).find(([name]) => name === field)?.[1] ?? "") : "";
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
