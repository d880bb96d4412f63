-- CreateEnum
CREATE TYPE "DataExportStatus" AS ENUM ('queued', 'running', 'ready', 'failed', 'expired');

-- AlterTable
ALTER TABLE "user" ADD COLUMN     "timeZone" TEXT;

-- CreateTable
CREATE TABLE "data_export" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "openFor" UUID,
    "status" "DataExportStatus" NOT NULL DEFAULT 'queued',
    "progress" INTEGER NOT NULL DEFAULT 0,
    "message" TEXT NOT NULL DEFAULT '',
    "storageKey" TEXT,
    "sizeBytes" BIGINT,
    "fileCount" INTEGER,
    "leftOut" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "workedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3),

    CONSTRAINT "data_export_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "data_export_openFor_key" ON "data_export"("openFor");

-- CreateIndex
CREATE UNIQUE INDEX "data_export_storageKey_key" ON "data_export"("storageKey");

-- CreateIndex
CREATE INDEX "data_export_userId_createdAt_id_idx" ON "data_export"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "data_export_status_workedAt_idx" ON "data_export"("status", "workedAt");
