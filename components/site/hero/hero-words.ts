/** What a resume alone is taken to be for. */
export const RESUME_GOAL = "Find jobs that fit my resume and tailor it to each of them";

/** Goals that one press fills in; each leads to a workflow of the catalog. */
export const EXAMPLES = ["Check my resume", "Turn this table into Excel", "Find remote jobs for my resume"] as const;
