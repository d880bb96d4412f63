import dynamic from "next/dynamic";
import type { WorkflowScreens } from "@/components/goal-jobs/workflow-screens";

export const screens: WorkflowScreens = {
	checkpoints: { letter_points: dynamic(() => import("./letter-points").then((module) => module.LetterPoints)) },
	actions: { letter_points: "Choose the points" },
	results: dynamic(() => import("./results").then((module) => module.LetterResults)),
};
