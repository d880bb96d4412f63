-- AlterTable
ALTER TABLE "goal_job" ADD COLUMN     "goalAnswers" JSONB NOT NULL DEFAULT '[]';
