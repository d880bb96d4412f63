import type { Part } from "./part";
import { type PartHost, type RunningPart, runPart } from "./run-part";

export interface PartGroup {
	/** Starts these parts, each as soon as those it depends on are ready, and resolves when all are. */
	start(parts: Part[]): Promise<void>;
	find(name: string): RunningPart | undefined;
	/** Stops all, the last started first. */
	stop(): Promise<void>;
	kill(): void;
}

/** The running parts of one stack. */
export function createPartGroup(host: PartHost): PartGroup {
	const running: RunningPart[] = [];
	const ready = new Map<string, Promise<void>>();
	let isClosed = false;

	const startOne = async (part: Part) => {
		for (const name of part.dependsOn) await ready.get(name);
		if (isClosed) throw new Error("The stack is stopping.");
		const handle = runPart(part, host);
		running.push(handle);
		await handle.ready;
	};
	return {
		start: async (parts) => {
			for (const part of parts) ready.set(part.name, startOne(part));
			await Promise.all(parts.map((part) => ready.get(part.name)));
		},
		find: (name) => running.find((part) => part.name === name),
		stop: async () => {
			isClosed = true;
			for (const part of running.splice(0).reverse()) await part.stop();
		},
		kill: () => {
			isClosed = true;
			for (const part of running) part.kill();
		},
	};
}
