-- AlterTable
ALTER TABLE "step_result" ADD COLUMN     "longTexts" JSONB;

-- CreateTable
CREATE TABLE "step_result_part" (
    "jobId" UUID NOT NULL,
    "stepId" TEXT NOT NULL,
    "itemKey" TEXT NOT NULL,
    "part" INTEGER NOT NULL,
    "texts" BYTEA NOT NULL,

    CONSTRAINT "step_result_part_pkey" PRIMARY KEY ("jobId","stepId","itemKey","part")
);

-- AddForeignKey
ALTER TABLE "step_result_part" ADD CONSTRAINT "step_result_part_jobId_stepId_itemKey_fkey" FOREIGN KEY ("jobId", "stepId", "itemKey") REFERENCES "step_result"("jobId", "stepId", "itemKey") ON DELETE CASCADE ON UPDATE CASCADE;

-- Packed already.
ALTER TABLE "step_result_part" ALTER COLUMN "texts" SET STORAGE EXTERNAL;
