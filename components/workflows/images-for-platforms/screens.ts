import dynamic from "next/dynamic";
import type { WorkflowScreens } from "@/components/goal-jobs/workflow-screens";

export const screens: WorkflowScreens = {
	preview: dynamic(() => import("./preview-sheets").then((module) => module.PreviewSheets)),
	results: dynamic(() => import("./results").then((module) => module.PictureResults)),
};
