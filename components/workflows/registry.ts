import type { WorkflowScreens } from "@/components/goal-jobs/workflow-screens";

/** The screens of every kind, each kind a folder named after it. They hold only promises of screens, so nothing of a kind loads before it is shown. */
const FOUND = import.meta.glob<{ screens: WorkflowScreens }>("./*/screens.ts", { eager: true });

const NONE: WorkflowScreens = {};

/** The screens that a kind of workflow (a run's `useCaseType`) brings along; empty when it has none of its own. */
export function screensOf(useCaseType: string): WorkflowScreens {
	return FOUND[`./${useCaseType.replaceAll("_", "-")}/screens.ts`]?.screens ?? NONE;
}
