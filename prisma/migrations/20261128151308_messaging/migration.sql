-- CreateEnum
CREATE TYPE "MessagingPushStatus" AS ENUM ('queued', 'sent', 'unreachable', 'over_quota', 'misconfigured', 'refused', 'unconfirmed');

-- CreateTable
CREATE TABLE "messaging_login" (
    "stateHash" TEXT NOT NULL,
    "surveyId" UUID NOT NULL,
    "responseId" UUID NOT NULL,
    "nonce" TEXT NOT NULL,
    "verifierSealed" TEXT NOT NULL,
    "browserHash" TEXT NOT NULL,
    "redirectTo" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "messaging_login_pkey" PRIMARY KEY ("stateHash")
);

-- CreateTable
CREATE TABLE "messaging_confirmation" (
    "ticketHash" TEXT NOT NULL,
    "surveyId" UUID NOT NULL,
    "responseId" UUID NOT NULL,
    "messagingUserId" TEXT NOT NULL,
    "displayName" TEXT NOT NULL,
    "browserHash" TEXT NOT NULL,
    "redirectTo" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "messaging_confirmation_pkey" PRIMARY KEY ("ticketHash")
);

-- CreateTable
CREATE TABLE "messaging_contact" (
    "messagingUserId" TEXT NOT NULL,
    "isReachable" BOOLEAN NOT NULL,
    "heardAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "messaging_contact_pkey" PRIMARY KEY ("messagingUserId")
);

-- CreateTable
CREATE TABLE "messaging_push" (
    "id" UUID NOT NULL,
    "dedupeKey" TEXT NOT NULL,
    "surveyId" UUID NOT NULL,
    "responseId" UUID NOT NULL,
    "messagingUserId" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "status" "MessagingPushStatus" NOT NULL DEFAULT 'queued',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "unansweredSince" TIMESTAMPTZ(3),
    "platformRequestId" TEXT,
    "lastError" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settledAt" TIMESTAMPTZ(3),

    CONSTRAINT "messaging_push_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "messaging_webhook_event" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "messaging_webhook_event_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "messaging_login_expiresAt_idx" ON "messaging_login"("expiresAt");

-- CreateIndex
CREATE INDEX "messaging_confirmation_expiresAt_idx" ON "messaging_confirmation"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "messaging_push_dedupeKey_key" ON "messaging_push"("dedupeKey");

-- CreateIndex
CREATE INDEX "messaging_push_messagingUserId_status_idx" ON "messaging_push"("messagingUserId", "status");

-- CreateIndex
CREATE INDEX "messaging_push_status_createdAt_idx" ON "messaging_push"("status", "createdAt");

-- CreateIndex
CREATE INDEX "messaging_push_responseId_idx" ON "messaging_push"("responseId");

-- CreateIndex
CREATE INDEX "messaging_webhook_event_receivedAt_idx" ON "messaging_webhook_event"("receivedAt");

-- AddForeignKey
ALTER TABLE "messaging_push" ADD CONSTRAINT "messaging_push_responseId_fkey" FOREIGN KEY ("responseId") REFERENCES "survey_response"("id") ON DELETE CASCADE ON UPDATE CASCADE;
