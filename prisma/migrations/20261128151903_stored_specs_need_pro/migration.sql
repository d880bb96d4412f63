-- AlterTable
ALTER TABLE "stored_spec" ADD COLUMN     "needsPro" BOOLEAN NOT NULL DEFAULT false;
