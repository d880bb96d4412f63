-- AlterTable
ALTER TABLE "api_key" ADD COLUMN     "scopes" TEXT[] DEFAULT ARRAY['jobs', 'files', 'workflows', 'surveys', 'account:read']::TEXT[];
