-- CreateTable
CREATE TABLE "stored_spec" (
    "workflowId" TEXT NOT NULL,
    "ownerId" UUID NOT NULL,
    "specId" TEXT NOT NULL,
    "spec" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "stored_spec_pkey" PRIMARY KEY ("workflowId")
);

-- CreateIndex
CREATE UNIQUE INDEX "stored_spec_specId_key" ON "stored_spec"("specId");

-- CreateIndex
CREATE INDEX "stored_spec_ownerId_idx" ON "stored_spec"("ownerId");
