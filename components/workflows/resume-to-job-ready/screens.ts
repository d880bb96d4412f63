import dynamic from "next/dynamic";
import { ComingQuestions } from "@/components/goal-jobs/run/coming";
import type { WorkflowScreens } from "@/components/goal-jobs/workflow-screens";

export const screens: WorkflowScreens = {
	checkpoints: {
		profile_review: dynamic(() => import("./profile-review").then((module) => module.ProfileReview), { loading: ComingQuestions }),
		job_selection: dynamic(() => import("./job-selection").then((module) => module.JobSelection), { loading: ComingQuestions }),
	},
	actions: { profile_review: "Check the profile", job_selection: "Choose postings" },
	wholePage: ["job_selection"],
	results: dynamic(() => import("./results").then((module) => module.TailoredResults)),
};
