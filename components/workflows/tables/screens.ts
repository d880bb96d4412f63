import dynamic from "next/dynamic";
import type { WorkflowScreens } from "@/components/goal-jobs/workflow-screens";

export const screens: WorkflowScreens = {
	checkpoints: { table_review: dynamic(() => import("./table-review").then((module) => module.TableReview)) },
	actions: { table_review: "Check the columns" },
	results: dynamic(() => import("./results").then((module) => module.TableResults)),
};
