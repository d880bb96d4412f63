-- CreateTable
CREATE TABLE "item_revision" (
    "jobId" UUID NOT NULL,
    "stepId" TEXT NOT NULL,
    "itemKey" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "value" BYTEA NOT NULL,
    "editedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "item_revision_pkey" PRIMARY KEY ("jobId","stepId","itemKey")
);

-- AddForeignKey
ALTER TABLE "item_revision" ADD CONSTRAINT "item_revision_jobId_fkey" FOREIGN KEY ("jobId") REFERENCES "goal_job"("id") ON DELETE CASCADE ON UPDATE CASCADE;
