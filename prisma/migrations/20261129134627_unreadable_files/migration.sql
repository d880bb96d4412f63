-- AlterTable
ALTER TABLE "file" ADD COLUMN     "unreadable" TEXT;
