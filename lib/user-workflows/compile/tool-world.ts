import type { SpecWorld } from "@/lib/catalog/validation/validate-spec";

/** What is known of a tool beside its shapes. */
export interface ToolCard {
	readonly toolName: string;
	readonly title: string;
	readonly description: string;
	/** Why it can't be called at the moment, as of a server that does not answer; null for one that can. */
	readonly problem: string | null;
}

/** What a user workflow is compiled against: the tools that there are. */
export interface ToolWorld extends SpecWorld {
	/** Every tool that a user workflow may use. */
	readonly tools: readonly ToolCard[];
	/** A tool that was there before and whose server does not answer now is known, with its problem. */
	readonly cardOf: (toolName: string) => ToolCard | null;
}

/** Tools that would ask the user or end the run: no user workflow has them. */
const FORBIDDEN = ["request_user_input", "complete_workflow"];

/** With or without a server before its name. */
export function isForbidden(toolName: string): boolean {
	return FORBIDDEN.includes(
		toolName
			.slice(toolName.lastIndexOf(":") + 1)
			.trim()
			.toLowerCase(),
	);
}
