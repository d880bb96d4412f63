-- CreateTable
CREATE TABLE "tool_shelf_item" (
    "server" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "bytes" BYTEA,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "claimedUntil" TIMESTAMPTZ(3),

    CONSTRAINT "tool_shelf_item_pkey" PRIMARY KEY ("server","key")
);

-- CreateIndex
CREATE INDEX "tool_shelf_item_expiresAt_idx" ON "tool_shelf_item"("expiresAt");
