import { fork } from "node:child_process";
import path from "node:path";
import type { Timing } from "./second-user";
import { residentMb } from "./stack";

export interface Seen {
	readonly timings: Readonly<Record<string, Timing>>;
	readonly mostMb: number;
}

/** Starts a second user who is at work, and a watch over the web process's memory. `stop` tells what they have seen. */
export async function startOnlookers(): Promise<{ stop(): Promise<Seen> }> {
	const user = fork(path.join(import.meta.dirname, "second-user.ts"), { execArgv: ["--import", "tsx"] });
	const next = () =>
		new Promise<unknown>((resolve, reject) => {
			user.once("message", resolve);
			user.once("exit", (code) => reject(new Error(`The second user has left (${code}).`)));
		});
	await next();
	let mostMb = 0;
	const watch = setInterval(() => {
		mostMb = Math.max(mostMb, residentMb("web"));
	}, 100);
	return {
		stop: async () => {
			clearInterval(watch);
			const told = next();
			user.send("stop");
			return { timings: (await told) as Seen["timings"], mostMb };
		},
	};
}
