-- DropIndex
DROP INDEX "tool_invocation_jobId_startedAt_invocationId_idx";

-- DropIndex
DROP INDEX "tool_invocation_workflowSpecId_agentRole_idx";

-- DropIndex
DROP INDEX "specialist_span_workflowSpecId_agentRole_idx";

-- AlterTable
ALTER TABLE "exception_ticket" ADD COLUMN     "changedAt" TIMESTAMPTZ(3),
ADD COLUMN     "ownerNote" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "state" TEXT NOT NULL DEFAULT 'open';

-- CreateIndex
CREATE INDEX "goal_job_ownerId_workflowId_createdAt_id_idx" ON "goal_job"("ownerId", "workflowId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "tool_invocation_of_run_idx" ON "tool_invocation"("jobId", "startedAt", "invocationId", "agentRole", "stepName", "costMicroU", "durationMs", "status", "declared");

-- CreateIndex
CREATE INDEX "specialist_span_of_run_idx" ON "specialist_span"("jobId", "startedAt", "id", "agentRole", "outcome", "durationMs");
