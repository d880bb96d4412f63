-- AlterTable
ALTER TABLE "tool_invocation" ADD COLUMN     "errorDetail" TEXT;
