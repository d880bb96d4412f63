import dynamic from "next/dynamic";
import type { WorkflowScreens } from "@/components/goal-jobs/workflow-screens";

export const screens: WorkflowScreens = {
	preview: dynamic(() => import("./data-preview").then((module) => module.DataPreview)),
	results: dynamic(() => import("./results").then((module) => module.DataReportResults)),
};
