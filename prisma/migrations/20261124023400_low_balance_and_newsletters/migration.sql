-- AlterTable
ALTER TABLE "user" ADD COLUMN     "lowBalance" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "newsletter" (
    "id" UUID NOT NULL,
    "digest" TEXT NOT NULL,
    "preference" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "upTo" UUID,
    "mailed" INTEGER NOT NULL DEFAULT 0,
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "newsletter_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "newsletter_digest_key" ON "newsletter"("digest");

-- CreateIndex
CREATE INDEX "run_charge_endedAt_idx" ON "run_charge"("endedAt");
