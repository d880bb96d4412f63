import dynamic from "next/dynamic";
import type { WorkflowScreens } from "@/components/goal-jobs/workflow-screens";

export const screens: WorkflowScreens = {
	actions: { brief_topics: "Choose topics" },
	results: dynamic(() => import("./results").then((module) => module.BriefResults)),
};
