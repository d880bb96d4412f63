import { Inngest } from "inngest";

const silent = { info() {}, warn() {}, error() {}, debug() {} };
const rigId = process.env.RIG_ID ?? "rig";

/** Configured by the INNGEST_* variables alone, as the product's own client is. */
export const inngest = new Inngest({ id: `conformance-${rigId}`, logger: silent });

/** Events are named for their rig, so that several can share one server. */
export const eventName = (name: string) => `${rigId}/${name}`;
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
