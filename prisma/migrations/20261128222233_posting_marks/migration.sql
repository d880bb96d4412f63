-- CreateTable
CREATE TABLE "posting_mark" (
    "jobId" UUID NOT NULL,
    "postingId" TEXT NOT NULL,
    "mark" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "posting_mark_pkey" PRIMARY KEY ("jobId","postingId")
);

-- AddForeignKey
ALTER TABLE "posting_mark" ADD CONSTRAINT "posting_mark_jobId_fkey" FOREIGN KEY ("jobId") REFERENCES "goal_job"("id") ON DELETE CASCADE ON UPDATE CASCADE;
