-- CreateEnum
CREATE TYPE "SurveyStatus" AS ENUM ('draft', 'active', 'closed');

-- CreateEnum
CREATE TYPE "SurveyQuestionType" AS ENUM ('text', 'textarea', 'single_choice', 'multiple_choice', 'rating', 'number');

-- CreateEnum
CREATE TYPE "SurveyPresentation" AS ENUM ('one_at_a_time', 'all_at_once');

-- CreateEnum
CREATE TYPE "MysteryUnlockCondition" AS ENUM ('on_completion', 'threshold', 'both');

-- CreateTable
CREATE TABLE "survey" (
    "id" UUID NOT NULL,
    "creatorId" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "projectUrl" TEXT,
    "status" "SurveyStatus" NOT NULL DEFAULT 'draft',
    "earlyBirdDeadline" TIMESTAMPTZ(3),
    "earlyBirdDescription" TEXT NOT NULL DEFAULT '',
    "messagingOaId" TEXT,
    "presentation" "SurveyPresentation" NOT NULL DEFAULT 'one_at_a_time',
    "language" TEXT NOT NULL DEFAULT 'en',
    "responseCap" INTEGER,
    "thankYouMessage" TEXT NOT NULL DEFAULT '',
    "closedMessage" TEXT NOT NULL DEFAULT '',
    "mysteryCondition" "MysteryUnlockCondition",
    "mysteryThreshold" INTEGER,
    "mysteryTitle" TEXT NOT NULL DEFAULT '',
    "mysteryDescription" TEXT NOT NULL DEFAULT '',
    "mysteryReward" JSONB,
    "itemVersion" INTEGER NOT NULL DEFAULT 1,
    "publishedVersion" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "publishedAt" TIMESTAMPTZ(3),
    "closedAt" TIMESTAMPTZ(3),

    CONSTRAINT "survey_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "survey_question" (
    "id" UUID NOT NULL,
    "surveyId" UUID NOT NULL,
    "order" INTEGER NOT NULL,
    "questionText" TEXT NOT NULL,
    "questionType" "SurveyQuestionType" NOT NULL,
    "required" BOOLEAN NOT NULL DEFAULT false,
    "options" TEXT[],
    "optionCaps" JSONB NOT NULL DEFAULT '{}',
    "placeholder" TEXT NOT NULL DEFAULT '',
    "helpText" TEXT NOT NULL DEFAULT '',
    "minValue" DOUBLE PRECISION,
    "maxValue" DOUBLE PRECISION,
    "maxLength" INTEGER,
    "minSelections" INTEGER,
    "maxSelections" INTEGER,
    "prefillKey" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "survey_question_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "survey_version" (
    "surveyId" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "questions" JSONB NOT NULL,
    "publishedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "survey_version_pkey" PRIMARY KEY ("surveyId","version")
);

-- CreateTable
CREATE TABLE "survey_tally" (
    "surveyId" UUID NOT NULL,
    "isOpen" BOOLEAN NOT NULL DEFAULT false,
    "responseCap" INTEGER,
    "earlyBirdDeadline" TIMESTAMPTZ(3),
    "threshold" INTEGER,
    "total" INTEGER NOT NULL DEFAULT 0,
    "earlyBirds" INTEGER NOT NULL DEFAULT 0,
    "bindings" INTEGER NOT NULL DEFAULT 0,
    "quarantined" INTEGER NOT NULL DEFAULT 0,
    "thresholdReachedAt" TIMESTAMPTZ(3),
    "lastResponseAt" TIMESTAMPTZ(3),

    CONSTRAINT "survey_tally_pkey" PRIMARY KEY ("surveyId")
);

-- CreateTable
CREATE TABLE "survey_day_count" (
    "surveyId" UUID NOT NULL,
    "day" DATE NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "survey_day_count_pkey" PRIMARY KEY ("surveyId","day")
);

-- CreateTable
CREATE TABLE "survey_answer_count" (
    "surveyId" UUID NOT NULL,
    "questionId" UUID NOT NULL,
    "bucket" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,
    "sum" DECIMAL NOT NULL DEFAULT 0,
    "cap" INTEGER,

    CONSTRAINT "survey_answer_count_pkey" PRIMARY KEY ("surveyId","questionId","bucket")
);

-- CreateTable
CREATE TABLE "survey_step_count" (
    "surveyId" UUID NOT NULL,
    "step" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "survey_step_count_pkey" PRIMARY KEY ("surveyId","step")
);

-- CreateTable
CREATE TABLE "survey_response" (
    "id" UUID NOT NULL,
    "surveyId" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "emailKey" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "answers" JSONB NOT NULL,
    "isEarlyBird" BOOLEAN NOT NULL DEFAULT false,
    "messagingUserId" TEXT,
    "boundAt" TIMESTAMPTZ(3),
    "isQuarantined" BOOLEAN NOT NULL DEFAULT false,
    "quarantineReasons" TEXT[],
    "releasedAt" TIMESTAMPTZ(3),
    "durationMs" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "survey_response_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "survey_report_link" (
    "id" UUID NOT NULL,
    "surveyId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revokedAt" TIMESTAMPTZ(3),
    "lastUsedAt" TIMESTAMPTZ(3),

    CONSTRAINT "survey_report_link_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "survey_creatorId_createdAt_id_idx" ON "survey"("creatorId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "survey_question_surveyId_order_idx" ON "survey_question"("surveyId", "order");

-- CreateIndex
CREATE INDEX "survey_response_surveyId_createdAt_id_idx" ON "survey_response"("surveyId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "survey_response_surveyId_emailKey_key" ON "survey_response"("surveyId", "emailKey");

-- CreateIndex
CREATE UNIQUE INDEX "survey_response_surveyId_messagingUserId_key" ON "survey_response"("surveyId", "messagingUserId");

-- CreateIndex
CREATE INDEX "survey_report_link_surveyId_createdAt_idx" ON "survey_report_link"("surveyId", "createdAt");

-- AddForeignKey
ALTER TABLE "survey_question" ADD CONSTRAINT "survey_question_surveyId_fkey" FOREIGN KEY ("surveyId") REFERENCES "survey"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "survey_version" ADD CONSTRAINT "survey_version_surveyId_fkey" FOREIGN KEY ("surveyId") REFERENCES "survey"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "survey_tally" ADD CONSTRAINT "survey_tally_surveyId_fkey" FOREIGN KEY ("surveyId") REFERENCES "survey"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "survey_day_count" ADD CONSTRAINT "survey_day_count_surveyId_fkey" FOREIGN KEY ("surveyId") REFERENCES "survey"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "survey_answer_count" ADD CONSTRAINT "survey_answer_count_surveyId_fkey" FOREIGN KEY ("surveyId") REFERENCES "survey"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "survey_step_count" ADD CONSTRAINT "survey_step_count_surveyId_fkey" FOREIGN KEY ("surveyId") REFERENCES "survey"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "survey_response" ADD CONSTRAINT "survey_response_surveyId_fkey" FOREIGN KEY ("surveyId") REFERENCES "survey"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "survey_report_link" ADD CONSTRAINT "survey_report_link_surveyId_fkey" FOREIGN KEY ("surveyId") REFERENCES "survey"("id") ON DELETE CASCADE ON UPDATE CASCADE;
