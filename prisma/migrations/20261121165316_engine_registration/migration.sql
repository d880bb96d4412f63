-- CreateTable
CREATE TABLE "engine_registration" (
    "target" TEXT NOT NULL,
    "deployment" TEXT NOT NULL DEFAULT '',
    "registeredAt" TIMESTAMPTZ(3),
    "refusal" TEXT,

    CONSTRAINT "engine_registration_pkey" PRIMARY KEY ("target")
);
