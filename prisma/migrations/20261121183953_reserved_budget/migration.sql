-- AlterTable
ALTER TABLE "tool_invocation" ADD COLUMN     "reservedMicroU" INTEGER NOT NULL DEFAULT 0;
