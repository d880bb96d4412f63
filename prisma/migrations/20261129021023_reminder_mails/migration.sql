-- AlterTable
ALTER TABLE "user" ADD COLUMN     "reminders" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "application" ADD COLUMN     "remindedOn" DATE;

-- CreateIndex
CREATE INDEX "application_remindOn_idx" ON "application"("remindOn");
