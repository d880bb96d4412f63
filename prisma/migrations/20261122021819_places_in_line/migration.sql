-- AlterTable
ALTER TABLE "goal_job" ADD COLUMN     "driveBegunAt" TIMESTAMPTZ(3),
ADD COLUMN     "driveEndedAt" TIMESTAMPTZ(3),
ADD COLUMN     "lineRankAt" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "goal_job_lineRankAt_idx" ON "goal_job"("lineRankAt");

-- CreateIndex
CREATE INDEX "goal_job_driveEndedAt_idx" ON "goal_job"("driveEndedAt");
