-- AlterTable
ALTER TABLE "goal_job" ADD COLUMN     "budgetMicroU" INTEGER,
ADD COLUMN     "cancelReceipt" JSONB,
ADD COLUMN     "estimateHighMicroU" INTEGER,
ADD COLUMN     "estimateLowMicroU" INTEGER,
ADD COLUMN     "isFinishing" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "stepPrices" JSONB NOT NULL DEFAULT '{}';

-- CreateTable
CREATE TABLE "artifact_version" (
    "id" UUID NOT NULL,
    "jobId" UUID NOT NULL,
    "attemptId" UUID NOT NULL,
    "stepId" TEXT NOT NULL,
    "itemKey" TEXT NOT NULL DEFAULT '',
    "fileName" TEXT NOT NULL,
    "mimeType" TEXT NOT NULL,
    "sizeBytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "storageKey" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "replacedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "artifact_version_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "artifact_version_jobId_stepId_itemKey_createdAt_idx" ON "artifact_version"("jobId", "stepId", "itemKey", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "artifact_version_storageKey_idx" ON "artifact_version"("storageKey");

-- AddForeignKey
ALTER TABLE "artifact_version" ADD CONSTRAINT "artifact_version_jobId_fkey" FOREIGN KEY ("jobId") REFERENCES "goal_job"("id") ON DELETE CASCADE ON UPDATE CASCADE;
