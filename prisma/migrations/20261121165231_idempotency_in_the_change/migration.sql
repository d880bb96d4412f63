-- A key is claimed and answered in the transaction of the change itself, so a row without an answer is what a crash left.
DELETE FROM "idempotency_record" WHERE "status" IS NULL;

-- AlterTable
ALTER TABLE "idempotency_record" DROP COLUMN "completedAt",
DROP COLUMN "lockedUntil";
