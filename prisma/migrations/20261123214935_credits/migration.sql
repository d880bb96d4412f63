-- CreateEnum
CREATE TYPE "LedgerAccountKind" AS ENUM ('available', 'held', 'revenue', 'payments', 'gifts', 'free', 'breakage', 'owed');

-- CreateEnum
CREATE TYPE "JournalKind" AS ENUM ('credit_grant_subscription', 'credit_grant_trial', 'credit_grant_promo', 'credit_grant_free_monthly', 'credit_deduction_workflow', 'credit_topup', 'credit_refund', 'settlement', 'claim');

-- CreateEnum
CREATE TYPE "ChargeState" AS ENUM ('held', 'settled', 'refunded', 'released');

-- CreateEnum
CREATE TYPE "OverageState" AS ENUM ('pending', 'charged', 'refused');

-- CreateTable
CREATE TABLE "credit_wallet" (
    "ownerId" UUID NOT NULL,
    "freeMonth" VARCHAR(7) NOT NULL,
    "freeSpentMicroU" BIGINT NOT NULL DEFAULT 0,
    "lastGrantAt" TIMESTAMPTZ(3),
    "claimedBy" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "credit_wallet_pkey" PRIMARY KEY ("ownerId")
);

-- CreateTable
CREATE TABLE "ledger_account" (
    "ownerId" UUID NOT NULL,
    "kind" "LedgerAccountKind" NOT NULL,
    "balanceMicroU" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "ledger_account_pkey" PRIMARY KEY ("ownerId","kind")
);

-- CreateTable
CREATE TABLE "ledger_journal" (
    "id" UUID NOT NULL,
    "kind" "JournalKind" NOT NULL,
    "ref" TEXT NOT NULL,
    "chargeId" UUID,
    "paymentTransactionId" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ledger_journal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ledger_entry" (
    "id" UUID NOT NULL,
    "journalId" UUID NOT NULL,
    "ownerId" UUID NOT NULL,
    "account" "LedgerAccountKind" NOT NULL,
    "amountMicroU" BIGINT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ledger_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "credit_grant" (
    "id" UUID NOT NULL,
    "ownerId" UUID NOT NULL,
    "kind" "JournalKind" NOT NULL,
    "ref" TEXT NOT NULL,
    "amountMicroU" BIGINT NOT NULL,
    "remainingMicroU" BIGINT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3),
    "paymentTransactionId" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "credit_grant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "run_charge" (
    "id" UUID NOT NULL,
    "ownerId" UUID NOT NULL,
    "runId" UUID NOT NULL,
    "attemptId" UUID,
    "jobSpecId" UUID,
    "workflowKind" TEXT NOT NULL,
    "specId" TEXT NOT NULL,
    "state" "ChargeState" NOT NULL DEFAULT 'held',
    "rawMicroU" BIGINT NOT NULL,
    "insuredMicroU" BIGINT NOT NULL,
    "chargedMicroU" BIGINT NOT NULL,
    "breakdown" JSONB NOT NULL,
    "freeMicroU" BIGINT NOT NULL,
    "freeMonth" VARCHAR(7) NOT NULL,
    "actualRawMicroU" BIGINT,
    "actualMicroU" BIGINT,
    "actualFreeMicroU" BIGINT,
    "actualBreakdown" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "run_charge_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "charge_part" (
    "chargeId" UUID NOT NULL,
    "grantId" UUID NOT NULL,
    "amountMicroU" BIGINT NOT NULL,

    CONSTRAINT "charge_part_pkey" PRIMARY KEY ("chargeId","grantId")
);

-- CreateTable
CREATE TABLE "overage_consent" (
    "ownerId" UUID NOT NULL,
    "enabled" BOOLEAN NOT NULL,
    "consentedAt" TIMESTAMPTZ(3),
    "periodEnd" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "overage_consent_pkey" PRIMARY KEY ("ownerId")
);

-- CreateTable
CREATE TABLE "overage_charge" (
    "id" UUID NOT NULL,
    "ownerId" UUID NOT NULL,
    "commitKey" TEXT NOT NULL,
    "amountMicroU" BIGINT NOT NULL,
    "state" "OverageState" NOT NULL DEFAULT 'pending',
    "claimedAt" TIMESTAMPTZ(3),
    "paymentTransactionId" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "overage_charge_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "credit_wallet_claimedBy_idx" ON "credit_wallet"("claimedBy");

-- CreateIndex
CREATE INDEX "ledger_journal_chargeId_idx" ON "ledger_journal"("chargeId");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_journal_kind_ref_key" ON "ledger_journal"("kind", "ref");

-- CreateIndex
CREATE INDEX "ledger_entry_ownerId_account_createdAt_id_idx" ON "ledger_entry"("ownerId", "account", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "ledger_entry_journalId_ownerId_account_key" ON "ledger_entry"("journalId", "ownerId", "account");

-- CreateIndex
CREATE INDEX "credit_grant_ownerId_remainingMicroU_idx" ON "credit_grant"("ownerId", "remainingMicroU");

-- CreateIndex
CREATE INDEX "credit_grant_expiresAt_idx" ON "credit_grant"("expiresAt");

-- CreateIndex
CREATE INDEX "credit_grant_paymentTransactionId_idx" ON "credit_grant"("paymentTransactionId");

-- CreateIndex
CREATE UNIQUE INDEX "credit_grant_kind_ref_key" ON "credit_grant"("kind", "ref");

-- CreateIndex
CREATE UNIQUE INDEX "run_charge_attemptId_key" ON "run_charge"("attemptId");

-- CreateIndex
CREATE INDEX "run_charge_ownerId_specId_state_idx" ON "run_charge"("ownerId", "specId", "state");

-- CreateIndex
CREATE INDEX "run_charge_runId_idx" ON "run_charge"("runId");

-- CreateIndex
CREATE INDEX "run_charge_jobSpecId_idx" ON "run_charge"("jobSpecId");

-- CreateIndex
CREATE INDEX "run_charge_state_createdAt_idx" ON "run_charge"("state", "createdAt");

-- CreateIndex
CREATE INDEX "charge_part_grantId_idx" ON "charge_part"("grantId");

-- CreateIndex
CREATE UNIQUE INDEX "overage_charge_ownerId_commitKey_key" ON "overage_charge"("ownerId", "commitKey");

-- AddForeignKey
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "credit_wallet"("ownerId") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_journalId_fkey" FOREIGN KEY ("journalId") REFERENCES "ledger_journal"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_ownerId_account_fkey" FOREIGN KEY ("ownerId", "account") REFERENCES "ledger_account"("ownerId", "kind") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "charge_part" ADD CONSTRAINT "charge_part_chargeId_fkey" FOREIGN KEY ("chargeId") REFERENCES "run_charge"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "charge_part" ADD CONSTRAINT "charge_part_grantId_fkey" FOREIGN KEY ("grantId") REFERENCES "credit_grant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What an owner may spend and what is promised to its runs are never below zero, and what is left of a grant is neither that nor above what was given.
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_not_below_zero" CHECK ("balanceMicroU" >= 0 OR "kind" NOT IN ('available', 'held'));
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_moves_something" CHECK ("amountMicroU" <> 0);
ALTER TABLE "credit_wallet" ADD CONSTRAINT "credit_wallet_free_not_below_zero" CHECK ("freeSpentMicroU" >= 0);
ALTER TABLE "credit_grant" ADD CONSTRAINT "credit_grant_left_of_given" CHECK ("remainingMicroU" BETWEEN 0 AND "amountMicroU" AND "amountMicroU" > 0);
ALTER TABLE "charge_part" ADD CONSTRAINT "charge_part_pays_something" CHECK ("amountMicroU" > 0);
ALTER TABLE "run_charge" ADD CONSTRAINT "run_charge_layers" CHECK (0 <= "rawMicroU" AND "rawMicroU" <= "insuredMicroU" AND "insuredMicroU" <= "chargedMicroU" AND 0 <= "freeMicroU" AND "freeMicroU" <= "chargedMicroU");
ALTER TABLE "run_charge" ADD CONSTRAINT "run_charge_never_dearer" CHECK (0 <= "actualMicroU" AND "actualMicroU" <= "chargedMicroU" AND 0 <= "actualFreeMicroU" AND "actualFreeMicroU" <= "freeMicroU" AND "actualFreeMicroU" <= "actualMicroU");
ALTER TABLE "run_charge" ADD CONSTRAINT "run_charge_ends_once" CHECK (("state" = 'held') = ("endedAt" IS NULL) AND ("state" = 'held') = ("actualMicroU" IS NULL));

-- Append-only, by trigger and by grant. References to journals need the right to update them, so that one is left to the trigger.
CREATE TRIGGER ledger_journal_append_only BEFORE UPDATE OR DELETE ON "ledger_journal" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_entry_append_only BEFORE UPDATE OR DELETE ON "ledger_entry" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_journal_not_emptied BEFORE TRUNCATE ON "ledger_journal" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_entry_not_emptied BEFORE TRUNCATE ON "ledger_entry" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_account_kept BEFORE DELETE ON "ledger_account" FOR EACH ROW EXECUTE FUNCTION refuse_change();
REVOKE UPDATE, DELETE, TRUNCATE ON "ledger_entry" FROM CURRENT_USER, PUBLIC;
REVOKE DELETE, TRUNCATE ON "ledger_journal" FROM CURRENT_USER, PUBLIC;

-- Balances are changed by entries alone.
CREATE FUNCTION ledger_apply() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN
	UPDATE "ledger_account" a SET "balanceMicroU" = a."balanceMicroU" + s."moved"
		FROM (SELECT p."ownerId", p."account", sum(p."amountMicroU") AS "moved" FROM posted p GROUP BY p."ownerId", p."account") s
		WHERE a."ownerId" = s."ownerId" AND a."kind" = s."account"\x3B
	RETURN NULL\x3B
END';
CREATE TRIGGER ledger_entry_apply AFTER INSERT ON "ledger_entry" REFERENCING NEW TABLE AS posted FOR EACH STATEMENT EXECUTE FUNCTION ledger_apply();
CREATE TRIGGER ledger_account_by_entries BEFORE UPDATE ON "ledger_account" FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change();

-- The entries of a journal add up to zero when their transaction commits.
CREATE FUNCTION ledger_journal_balances() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN
	IF (SELECT sum(e."amountMicroU") FROM "ledger_entry" e WHERE e."journalId" = NEW."journalId") <> 0 THEN
		RAISE EXCEPTION ''The entries of journal % do not add up to zero'', NEW."journalId"\x3B
	END IF\x3B
	RETURN NULL\x3B
END';
CREATE CONSTRAINT TRIGGER ledger_entry_adds_up AFTER INSERT ON "ledger_entry" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_journal_balances();

-- Locks what an owner has and tells it in one call: inside a function each statement sees what the one before has waited for.
CREATE FUNCTION lock_wallet(owner uuid, month text) RETURNS TABLE ("freeMonth" text, "freeSpentMicroU" bigint, "available" bigint, "held" bigint, "grants" jsonb) LANGUAGE plpgsql AS E'
#variable_conflict use_column
BEGIN
	PERFORM 1 FROM "credit_wallet" w WHERE w."ownerId" = owner FOR UPDATE\x3B
	IF NOT FOUND THEN
		INSERT INTO "credit_wallet" ("ownerId", "freeMonth") VALUES (owner, month) ON CONFLICT DO NOTHING\x3B
		PERFORM 1 FROM "credit_wallet" w WHERE w."ownerId" = owner FOR UPDATE\x3B
		INSERT INTO "ledger_account" ("ownerId", "kind") SELECT owner, k FROM unnest(enum_range(NULL::"LedgerAccountKind")) k ON CONFLICT DO NOTHING\x3B
	END IF\x3B
	RETURN QUERY SELECT w."freeMonth"::text, w."freeSpentMicroU",
		(SELECT a."balanceMicroU" FROM "ledger_account" a WHERE a."ownerId" = owner AND a."kind" = ''available''),
		(SELECT a."balanceMicroU" FROM "ledger_account" a WHERE a."ownerId" = owner AND a."kind" = ''held''),
		(SELECT coalesce(jsonb_agg(jsonb_build_object(''id'', g."id", ''kind'', g."kind", ''remainingMicroU'', g."remainingMicroU", ''expiresAt'', g."expiresAt")
			ORDER BY g."expiresAt" NULLS LAST, g."kind" = ''credit_topup'', g."createdAt", g."id"), ''[]'') FROM "credit_grant" g WHERE g."ownerId" = owner AND g."remainingMicroU" > 0)
		FROM "credit_wallet" w WHERE w."ownerId" = owner\x3B
END';
