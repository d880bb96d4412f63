import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
	interface ProvidedContext {
		keptFolder: string;
	}
}

/** A folder that the processes of one run share, for what one of them makes and the others need too. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
	const folder = await mkdtemp(path.join(os.tmpdir(), "goal-mode-kept-"));
	project.provide("keptFolder", folder);
	return () => rm(folder, { recursive: true, force: true });
}
