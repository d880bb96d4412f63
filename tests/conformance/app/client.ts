import { Inngest } from "inngest";

const silent = { info() {}, warn() {}, error() {}, debug() {} };
const worldId = process.env.WORLD_ID ?? "world";

/** Configured by the INNGEST_* variables alone, as the product's own client is. */
export const inngest = new Inngest({ id: `conformance-${worldId}`, logger: silent });

/** Events are named for their world, so that several worlds can share one server. */
export const eventName = (name: string) => `${worldId}/${name}`;
export const on = (name: string) => ({ event: eventName(name) });

/** The token of an event, whatever else it carries. */
export function tokenOf(event: { data?: unknown }): string {
	return fieldOf(event, "token");
}

/** One field of an event's data as text. */
export function fieldOf(event: { data?: unknown }, field: string): string {
	const { data } = event;
	return typeof data === "object" && data !== null ? String(Object.entries(data).find(([name]) => name === field)?.[1] ?? "") : "";
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
