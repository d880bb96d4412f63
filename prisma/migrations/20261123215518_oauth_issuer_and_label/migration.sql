-- DropIndex
DROP INDEX "oauth_identity_userId_idx";

-- DropIndex
DROP INDEX "oauth_identity_provider_subject_key";

-- AlterTable
ALTER TABLE "oauth_identity" ADD COLUMN     "issuer" TEXT NOT NULL,
ADD COLUMN     "label" TEXT NOT NULL,
ADD COLUMN     "lastUsedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateIndex
CREATE UNIQUE INDEX "oauth_identity_provider_issuer_subject_key" ON "oauth_identity"("provider", "issuer", "subject");

-- CreateIndex
CREATE UNIQUE INDEX "oauth_identity_userId_provider_key" ON "oauth_identity"("userId", "provider");
