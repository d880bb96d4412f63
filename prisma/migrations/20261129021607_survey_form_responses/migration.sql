-- AlterTable
ALTER TABLE "survey_tally" ADD COLUMN     "fromForm" INTEGER NOT NULL DEFAULT 0;

-- What was taken before is counted by what it tells of its form.
UPDATE "survey_tally" AS tally SET "fromForm" = (
    SELECT count(*) FROM "survey_response" AS one
    WHERE one."surveyId" = tally."surveyId" AND NOT one."isQuarantined" AND one."durationMs" IS NOT NULL
);
