import dynamic from "next/dynamic";
import type { WorkflowScreens } from "@/components/goal-jobs/workflow-screens";

export const screens: WorkflowScreens = {
	checkpoints: { redact_review: dynamic(() => import("./redact-review").then((module) => module.RedactReview)) },
	actions: { redact_review: "Check what is found" },
	device: dynamic(() => import("./redact-on-device").then((module) => module.RedactOnDevice)),
	results: dynamic(() => import("./results").then((module) => module.RedactResults)),
};
