import { programArguments } from "@/local/processes/compiled-program";
import type { Part } from "./part";
import type { StackContext } from "./stack-context";

/** A service of the local stack: the process, and what the application must know to use it. */
export interface Service {
	name: string;
	/** Variables that name a service of the user's own; when one is set this service doesn't run. */
	replacedBy: string[];
	part(context: StackContext): Part;
	/** Standard variables that lead the application here. */
	variables(context: StackContext): Record<string, string>;
}

/** How a stand-in written in TypeScript is started: its own Node process, so that its process id is ours to watch. */
export function typescriptLaunch(context: StackContext, entry: string, env: Record<string, string>) {
	return { file: process.execPath, args: programArguments(context.settings.root, entry), cwd: context.settings.root, env };
}
