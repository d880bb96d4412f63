import dynamic from "next/dynamic";
import type { WorkflowScreens } from "@/components/goal-jobs/workflow-screens";

export const screens: WorkflowScreens = {
	checkpoints: { file_order: dynamic(() => import("./order-review").then((module) => module.OrderReview)) },
	actions: { file_order: "Set the order" },
	results: dynamic(() => import("./results").then((module) => module.PdfResults)),
};
