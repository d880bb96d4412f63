-- CreateIndex
CREATE INDEX "goal_job_workflowId_completedAt_idx" ON "goal_job"("workflowId", "completedAt" DESC);
