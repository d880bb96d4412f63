-- AlterTable
ALTER TABLE "goal_job" ADD COLUMN     "workedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "attempt" ADD COLUMN     "restarts" INTEGER NOT NULL DEFAULT 0;
