import { rm } from "node:fs/promises";
import path from "node:path";
import { throwawaySettings } from "@/local/checks/own-settings";
import type { Endpoints } from "@/local/supervisor/endpoints";
import type { Settings } from "@/local/supervisor/settings";
import { openStack } from "@/local/supervisor/stack";
import { stopOnSignals } from "./signals";

type Work<Result> = (endpoints: Endpoints, endpointsFile: string) => Promise<Result>;
/** Readies a stack's folder before it starts; gives what takes that back. */
type Prepare = (settings: Settings) => () => void;

/** Does work on a complete stack in a temporary folder, production build included, and takes the stack away afterwards. */
export async function withOwnStack<Result>(work: Work<Result>, prepare: Prepare = () => () => undefined): Promise<Result> {
	const settings = await throwawaySettings();
	// At the end of the process, so that a stack which is stopped by a signal leaves nothing behind either.
	process.once("exit", prepare(settings));
	const stack = openStack(settings, (message) => process.stdout.write(`${message}\n`));
	stopOnSignals(stack);
	try {
		const endpoints = await stack.start();
		return await work(endpoints, path.join(settings.localDir, "endpoints.json"));
	} finally {
		await stack.stop();
		await rm(settings.localDir, { recursive: true, force: true }).catch(() => undefined);
	}
}
