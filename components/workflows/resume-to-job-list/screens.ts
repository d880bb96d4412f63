import dynamic from "next/dynamic";
import type { WorkflowScreens } from "@/components/goal-jobs/workflow-screens";

export const screens: WorkflowScreens = {
	results: dynamic(() => import("@/components/postings/flat-list").then((module) => module.FlatListResults)),
};
