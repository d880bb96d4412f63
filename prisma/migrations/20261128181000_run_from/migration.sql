-- AlterTable
ALTER TABLE "goal_job" ADD COLUMN     "keptFromJobId" UUID;

-- AlterTable
ALTER TABLE "job_step" ADD COLUMN     "isKept" BOOLEAN NOT NULL DEFAULT false;
