import { rm } from "node:fs/promises";
import path from "node:path";
import { throwawaySettings } from "@/local/checks/own-settings";
import type { Endpoints } from "@/local/supervisor/endpoints";
import { openStack } from "@/local/supervisor/stack";
import { stopOnSignals } from "./signals";

/** Does work on a complete stack in a temporary folder, production build included, and takes the stack away afterwards. */
export async function withOwnStack<Result>(work: (endpoints: Endpoints, endpointsFile: string) => Promise<Result>): Promise<Result> {
	const settings = await throwawaySettings();
	const stack = openStack(settings, (message) => process.stdout.write(`${message}\n`));
	stopOnSignals(stack);
	try {
		const endpoints = await stack.start();
		return await work(endpoints, path.join(settings.localDir, "endpoints.json"));
	} finally {
		await stack.stop();
		await rm(settings.localDir, { recursive: true, force: true });
	}
}
