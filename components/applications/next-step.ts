import type { Application } from "@/lib/goal-jobs/applications/schemas";

/** Whether nothing was written for it yet: one that a run found came with its resume or leads to it from there. */
export const hasNextStep = ({ jobSpecId, resume, status }: Application): boolean => jobSpecId === null && resume === null && status !== "closed";

/** Where a letter for its posting is begun, with its link where there is one. */
export const letterAddress = ({ applicationId }: Application): string => `/new/goal_lane.cover_letter?application=${applicationId}`;
