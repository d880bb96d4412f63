-- AlterTable
ALTER TABLE "goal_job" ADD COLUMN     "waitedMs" BIGINT NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "slot_draft" (
    "jobId" UUID NOT NULL,
    "interruptId" UUID,
    "answers" JSONB NOT NULL,
    "baseVersion" INTEGER NOT NULL,
    "savedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "slot_draft_pkey" PRIMARY KEY ("jobId")
);

-- AddForeignKey
ALTER TABLE "slot_draft" ADD CONSTRAINT "slot_draft_jobId_fkey" FOREIGN KEY ("jobId") REFERENCES "goal_job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The pauses so far.
UPDATE "goal_job" j SET "waitedMs" = w.ms FROM (
  SELECT "jobId", sum(round(extract(epoch FROM "resolvedAt" - "createdAt") * 1000))::bigint AS ms FROM "interrupt" WHERE "resolvedAt" IS NOT NULL GROUP BY "jobId"
) w WHERE w."jobId" = j."id";
