-- AlterTable
ALTER TABLE "goal_job" ADD COLUMN     "bundleKeys" TEXT[] DEFAULT ARRAY[]::TEXT[];
