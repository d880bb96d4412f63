-- CreateTable
CREATE TABLE "device_login" (
    "id" UUID NOT NULL,
    "deviceCodeHash" TEXT NOT NULL,
    "userCode" TEXT NOT NULL,
    "clientName" TEXT NOT NULL,
    "ipAddress" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "userId" UUID,
    "approvedAt" TIMESTAMPTZ(3),
    "deniedAt" TIMESTAMPTZ(3),

    CONSTRAINT "device_login_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "device_login_deviceCodeHash_key" ON "device_login"("deviceCodeHash");

-- CreateIndex
CREATE UNIQUE INDEX "device_login_userCode_key" ON "device_login"("userCode");

-- CreateIndex
CREATE INDEX "device_login_expiresAt_idx" ON "device_login"("expiresAt");
