import type { WorkflowScreens } from "@/components/goal-jobs/workflow-screens";

/** The screens of every kind, each kind a folder named after it. They hold only promises of screens, so nothing of a kind loads before it is shown. */
const found = import.meta.glob<WorkflowScreens>("./*/screens.ts", { eager: true, import: "screens" });

const NONE: WorkflowScreens = {};

/** The screens that a kind of workflow (a run's `useCaseType`) brings along; empty when it has none of its own. */
export function screensOf(useCaseType: string): WorkflowScreens {
	return found[`./${useCaseType.replaceAll("_", "-")}/screens.ts`] ?? NONE;
}
