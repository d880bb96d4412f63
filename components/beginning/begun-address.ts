/** What is brought to a page that begins something: what a person wants, in their words, and files that are here already. */
export interface Brought {
	readonly goal: string;
	readonly fileIds: readonly string[];
}

/**
 * How far a goal on the first page came: still being written, or read once, so that the choice is the person's and nothing goes on by itself. An
 * address without it was made to be read at once.
 */
export const GOAL_STEPS = ["write", "choose"] as const;
export type GoalStep = (typeof GOAL_STEPS)[number];

/** Servers refuse an address that is much longer. Words that would make it so stay on their page; files never do. */
const LONGEST_GOAL_IN_ADDRESS = 5000;

function partsOf({ goal, fileIds }: Brought): string[][] {
	const words = goal.trim();
	const isShort = words !== "" && encodeURIComponent(words).length <= LONGEST_GOAL_IN_ADDRESS;
	return [...(isShort ? [["goal", words]] : []), ...fileIds.map((fileId) => ["file", fileId])];
}

const withParts = (path: string, parts: string[][]): string => {
	const query = parts.map(([name = "", value = ""]) => `${name}=${encodeURIComponent(value)}`).join("&");
	return query === "" ? path : `${path}?${query}`;
};

/** The first page with what was said and added there, so that a reload or a way back finds it. */
export function homeAddress(brought: Brought, step: GoalStep): string {
	const parts = partsOf(brought);
	return withParts("/home", parts.length === 0 ? [] : [...parts, ["step", step]]);
}

/** Where a run of a workflow is begun, with what was said and added before. */
export function beginAddress(workflowId: string, brought: Brought): string {
	return withParts(`/new/${workflowId}`, partsOf(brought));
}

/** What an address brings, as the page reads it in the browser. */
export function broughtBy(params: Pick<URLSearchParams, "get" | "getAll">): Brought {
	return { goal: params.get("goal") ?? "", fileIds: params.getAll("file") };
}
