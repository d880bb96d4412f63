-- CreateIndex
CREATE INDEX "artifact_storageKey_idx" ON "artifact"("storageKey");
