-- CreateEnum
CREATE TYPE "CheckoutPurpose" AS ENUM ('top_up', 'subscription');

-- CreateEnum
CREATE TYPE "CheckoutStatus" AS ENUM ('draft', 'completed', 'failed', 'cancelled');

-- CreateEnum
CREATE TYPE "WebhookOutcome" AS ENUM ('applied', 'ignored', 'refused', 'deferred');

-- CreateTable
CREATE TABLE "checkout" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "purpose" "CheckoutPurpose" NOT NULL,
    "amountMicroU" BIGINT,
    "currency" VARCHAR(3) NOT NULL,
    "status" "CheckoutStatus" NOT NULL DEFAULT 'draft',
    "openKey" TEXT,
    "paymentTransactionId" TEXT,
    "checkoutUrl" TEXT,
    "claimedAt" TIMESTAMPTZ(3),
    "runId" UUID,
    "newsAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completedAt" TIMESTAMPTZ(3),

    CONSTRAINT "checkout_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscription" (
    "id" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "status" TEXT NOT NULL,
    "priceId" TEXT NOT NULL,
    "periodStartsAt" TIMESTAMPTZ(3),
    "periodEndsAt" TIMESTAMPTZ(3),
    "endsAt" TIMESTAMPTZ(3),
    "newsAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subscription_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_event" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "occurredAt" TIMESTAMPTZ(3) NOT NULL,
    "outcome" "WebhookOutcome" NOT NULL,
    "paymentTransactionId" TEXT,
    "waiting" JSONB,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_drift" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "details" JSONB NOT NULL,
    "foundAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "resolvedAt" TIMESTAMPTZ(3),

    CONSTRAINT "payment_drift_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_comparison" (
    "id" TEXT NOT NULL,
    "comparedTo" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_comparison_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "checkout_openKey_key" ON "checkout"("openKey");

-- CreateIndex
CREATE UNIQUE INDEX "checkout_paymentTransactionId_key" ON "checkout"("paymentTransactionId");

-- CreateIndex
CREATE INDEX "checkout_userId_createdAt_idx" ON "checkout"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "checkout_status_createdAt_idx" ON "checkout"("status", "createdAt");

-- CreateIndex
CREATE INDEX "subscription_userId_createdAt_idx" ON "subscription"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "webhook_event_paymentTransactionId_outcome_idx" ON "webhook_event"("paymentTransactionId", "outcome");

-- CreateIndex
CREATE INDEX "webhook_event_receivedAt_idx" ON "webhook_event"("receivedAt");

-- CreateIndex
CREATE INDEX "payment_drift_resolvedAt_idx" ON "payment_drift"("resolvedAt");

-- CreateIndex
CREATE UNIQUE INDEX "payment_drift_kind_subject_key" ON "payment_drift"("kind", "subject");
