-- AlterTable
ALTER TABLE "user" ADD COLUMN     "runExpiring" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "runFinished" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "runWaiting" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "run_notice" (
    "subjectId" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "jobId" UUID NOT NULL,
    "outcome" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "run_notice_pkey" PRIMARY KEY ("subjectId","kind")
);

-- CreateIndex
CREATE INDEX "run_notice_jobId_idx" ON "run_notice"("jobId");

-- AddForeignKey
ALTER TABLE "run_notice" ADD CONSTRAINT "run_notice_jobId_fkey" FOREIGN KEY ("jobId") REFERENCES "goal_job"("id") ON DELETE CASCADE ON UPDATE CASCADE;
