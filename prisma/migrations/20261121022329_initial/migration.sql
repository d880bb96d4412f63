-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "Tier" AS ENUM ('free', 'pro');

-- CreateEnum
CREATE TYPE "MailTokenPurpose" AS ENUM ('verify_email', 'reset_password');

-- CreateEnum
CREATE TYPE "FileStatus" AS ENUM ('pending', 'ready', 'local', 'rejected');

-- CreateEnum
CREATE TYPE "GoalJobStatus" AS ENUM ('draft', 'created', 'analyzing', 'slots_pending', 'ready', 'ready_with_preview', 'confirmed', 'queued', 'executing', 'completed', 'partial', 'failed', 'cancelled');

-- CreateEnum
CREATE TYPE "StepStatus" AS ENUM ('pending', 'running', 'awaiting_input', 'completed', 'failed', 'skipped', 'cancelled');

-- CreateEnum
CREATE TYPE "InterruptStatus" AS ENUM ('pending', 'resolved', 'expired', 'cancelled');

-- CreateTable
CREATE TABLE "user" (
    "id" UUID NOT NULL,
    "email" TEXT,
    "name" TEXT,
    "passwordHash" TEXT,
    "emailVerifiedAt" TIMESTAMPTZ(3),
    "isGuest" BOOLEAN NOT NULL DEFAULT false,
    "locale" TEXT,
    "tier" "Tier" NOT NULL DEFAULT 'free',
    "newsletter" BOOLEAN NOT NULL DEFAULT false,
    "productUpdates" BOOLEAN NOT NULL DEFAULT true,
    "securityAlerts" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),
    "claimsGuestId" UUID,

    CONSTRAINT "user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),
    "revokedReason" TEXT,
    "userAgent" TEXT,
    "ipAddress" TEXT,

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refresh_token" (
    "id" UUID NOT NULL,
    "sessionId" UUID NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "parentId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "refresh_token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail_token" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "purpose" "MailTokenPurpose" NOT NULL,
    "email" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "mail_token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_key" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "keyHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "api_key_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "oauth_identity" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "oauth_identity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "oauth_state" (
    "stateHash" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "userId" UUID,
    "nonce" TEXT NOT NULL,
    "verifierSealed" TEXT NOT NULL,
    "redirectTo" TEXT NOT NULL,
    "browserHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "oauth_state_pkey" PRIMARY KEY ("stateHash")
);

-- CreateTable
CREATE TABLE "file" (
    "id" UUID NOT NULL,
    "ownerId" UUID NOT NULL,
    "fileName" TEXT NOT NULL,
    "mimeType" TEXT NOT NULL,
    "sizeBytes" INTEGER NOT NULL,
    "sha256" TEXT,
    "status" "FileStatus" NOT NULL DEFAULT 'pending',
    "rejectedReason" TEXT,
    "storageKey" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "goal_job" (
    "id" UUID NOT NULL,
    "ownerId" UUID NOT NULL,
    "workflowId" TEXT,
    "userWorkflowId" TEXT,
    "spec" JSONB,
    "goalText" TEXT NOT NULL DEFAULT '',
    "useCaseType" TEXT NOT NULL DEFAULT '',
    "deliveryMode" TEXT NOT NULL DEFAULT 'verified_pipeline',
    "status" "GoalJobStatus" NOT NULL,
    "itemVersion" INTEGER NOT NULL DEFAULT 1,
    "attemptId" UUID NOT NULL,
    "driveId" UUID,
    "taskId" UUID NOT NULL,
    "progress" INTEGER NOT NULL DEFAULT 0,
    "progressMessage" TEXT,
    "agentMessage" TEXT,
    "errorCode" TEXT,
    "errorMessage" TEXT,
    "fileIds" TEXT[],
    "inputFileNames" TEXT[],
    "sensitiveLocalFileIds" TEXT[],
    "filledSlots" JSONB NOT NULL DEFAULT '{}',
    "resolvedDestinations" JSONB NOT NULL DEFAULT '[]',
    "preflightResult" JSONB NOT NULL,
    "costMicroU" INTEGER NOT NULL DEFAULT 0,
    "lastSeq" INTEGER NOT NULL DEFAULT 0,
    "publishedSeq" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "queuedAt" TIMESTAMPTZ(3),
    "startedAt" TIMESTAMPTZ(3),
    "completedAt" TIMESTAMPTZ(3),

    CONSTRAINT "goal_job_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "attempt" (
    "id" UUID NOT NULL,
    "jobId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "rerunMode" TEXT,
    "reason" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ(3),
    "outcome" TEXT,
    "errorCode" TEXT,
    "errorMessage" TEXT,

    CONSTRAINT "attempt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_step" (
    "jobId" UUID NOT NULL,
    "stepId" TEXT NOT NULL,
    "stepOrder" INTEGER NOT NULL,
    "stepType" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "role" TEXT,
    "toolRef" TEXT,
    "status" "StepStatus" NOT NULL DEFAULT 'pending',
    "progress" INTEGER NOT NULL DEFAULT 0,
    "progressMessage" TEXT,
    "errorCode" TEXT,
    "errorMessage" TEXT,
    "startedAt" TIMESTAMPTZ(3),
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "job_step_pkey" PRIMARY KEY ("jobId","stepId")
);

-- CreateTable
CREATE TABLE "step_result" (
    "jobId" UUID NOT NULL,
    "stepId" TEXT NOT NULL,
    "itemKey" TEXT NOT NULL DEFAULT '',
    "succeeded" BOOLEAN NOT NULL,
    "output" TEXT,
    "digest" TEXT,
    "errorCode" TEXT,
    "errorMessage" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "step_result_pkey" PRIMARY KEY ("jobId","stepId","itemKey")
);

-- CreateTable
CREATE TABLE "interrupt" (
    "id" UUID NOT NULL,
    "jobId" UUID NOT NULL,
    "attemptId" UUID NOT NULL,
    "interruptType" TEXT NOT NULL,
    "uiSurface" TEXT NOT NULL,
    "ownerPath" TEXT NOT NULL,
    "checkpointId" TEXT,
    "stepId" TEXT,
    "payload" JSONB NOT NULL,
    "status" "InterruptStatus" NOT NULL DEFAULT 'pending',
    "answers" JSONB,
    "answeredBy" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "resolvedAt" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3),

    CONSTRAINT "interrupt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "artifact" (
    "id" UUID NOT NULL,
    "jobId" UUID NOT NULL,
    "attemptId" UUID NOT NULL,
    "stepId" TEXT NOT NULL,
    "itemKey" TEXT NOT NULL DEFAULT '',
    "fileName" TEXT NOT NULL,
    "mimeType" TEXT NOT NULL,
    "sizeBytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "artifactType" TEXT NOT NULL,
    "platform" TEXT NOT NULL DEFAULT '',
    "metadata" JSONB NOT NULL DEFAULT '{}',
    "isPrimary" BOOLEAN NOT NULL DEFAULT false,
    "isPreview" BOOLEAN NOT NULL DEFAULT false,
    "description" TEXT NOT NULL DEFAULT '',
    "storageKey" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "artifact_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_event" (
    "jobId" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "attemptId" UUID NOT NULL,
    "data" JSONB NOT NULL,
    "ts" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "job_event_pkey" PRIMARY KEY ("jobId","seq")
);

-- CreateTable
CREATE TABLE "tool_invocation" (
    "invocationId" UUID NOT NULL,
    "jobId" UUID NOT NULL,
    "attemptId" UUID NOT NULL,
    "workflowSpecId" TEXT NOT NULL,
    "toolRef" TEXT NOT NULL,
    "declared" BOOLEAN NOT NULL,
    "nodeName" TEXT NOT NULL,
    "stepName" TEXT NOT NULL,
    "itemKey" TEXT NOT NULL DEFAULT '',
    "agentRole" TEXT NOT NULL,
    "specialistSpanId" UUID NOT NULL,
    "status" TEXT NOT NULL,
    "success" BOOLEAN NOT NULL DEFAULT false,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "finishedAt" TIMESTAMPTZ(3),
    "durationMs" INTEGER NOT NULL DEFAULT 0,
    "costMicroU" INTEGER NOT NULL DEFAULT 0,
    "argsSummary" TEXT NOT NULL DEFAULT '',
    "argsRef" TEXT,
    "outputSummary" TEXT NOT NULL DEFAULT '',
    "outputRef" TEXT,
    "outputDigest" TEXT,
    "errorCode" TEXT,
    "errorMessage" TEXT,

    CONSTRAINT "tool_invocation_pkey" PRIMARY KEY ("invocationId")
);

-- CreateTable
CREATE TABLE "handoff" (
    "id" UUID NOT NULL,
    "jobId" UUID NOT NULL,
    "attemptId" UUID NOT NULL,
    "fromRole" TEXT NOT NULL,
    "toRole" TEXT NOT NULL,
    "reasonCode" TEXT NOT NULL,
    "reasonDetail" TEXT NOT NULL,
    "ts" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "dedupeKey" TEXT NOT NULL,

    CONSTRAINT "handoff_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "exception_ticket" (
    "id" UUID NOT NULL,
    "jobId" UUID NOT NULL,
    "attemptId" UUID NOT NULL,
    "exceptionType" TEXT NOT NULL,
    "taxonomyVersion" TEXT NOT NULL,
    "severity" TEXT NOT NULL,
    "affectedRows" JSONB NOT NULL,
    "suggestedResolution" TEXT NOT NULL,
    "requiresHuman" BOOLEAN NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "dedupeKey" TEXT NOT NULL,

    CONSTRAINT "exception_ticket_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "specialist_span" (
    "id" UUID NOT NULL,
    "jobId" UUID NOT NULL,
    "attemptId" UUID NOT NULL,
    "workflowSpecId" TEXT NOT NULL,
    "agentRole" TEXT NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "outcome" TEXT,
    "handoffReasonCode" TEXT,
    "durationMs" INTEGER,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "specialist_span_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "feedback" (
    "jobId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "rating" TEXT NOT NULL,
    "note" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "feedback_pkey" PRIMARY KEY ("jobId","userId")
);

-- CreateTable
CREATE TABLE "outbox_event" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastError" TEXT,

    CONSTRAINT "outbox_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_record" (
    "scope" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,
    "status" INTEGER,
    "body" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completedAt" TIMESTAMPTZ(3),
    "lockedUntil" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3),

    CONSTRAINT "idempotency_record_pkey" PRIMARY KEY ("scope","key")
);

-- CreateTable
CREATE TABLE "rate_limit_counter" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limit_counter_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "audit_event" (
    "id" UUID NOT NULL,
    "actorId" UUID,
    "action" TEXT NOT NULL,
    "targetType" TEXT NOT NULL,
    "targetId" TEXT NOT NULL,
    "details" JSONB NOT NULL DEFAULT '{}',
    "requestId" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail_message" (
    "id" UUID NOT NULL,
    "dedupeKey" TEXT NOT NULL,
    "userId" UUID,
    "toAddress" TEXT NOT NULL,
    "template" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'queued',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claimedAt" TIMESTAMPTZ(3),
    "sentAt" TIMESTAMPTZ(3),

    CONSTRAINT "mail_message_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "user_email_key" ON "user"("email");

-- CreateIndex
CREATE INDEX "session_userId_revokedAt_idx" ON "session"("userId", "revokedAt");

-- CreateIndex
CREATE UNIQUE INDEX "refresh_token_tokenHash_key" ON "refresh_token"("tokenHash");

-- CreateIndex
CREATE UNIQUE INDEX "refresh_token_parentId_key" ON "refresh_token"("parentId");

-- CreateIndex
CREATE INDEX "refresh_token_sessionId_idx" ON "refresh_token"("sessionId");

-- CreateIndex
CREATE UNIQUE INDEX "mail_token_tokenHash_key" ON "mail_token"("tokenHash");

-- CreateIndex
CREATE INDEX "mail_token_userId_purpose_idx" ON "mail_token"("userId", "purpose");

-- CreateIndex
CREATE UNIQUE INDEX "api_key_keyHash_key" ON "api_key"("keyHash");

-- CreateIndex
CREATE INDEX "api_key_userId_createdAt_idx" ON "api_key"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "oauth_identity_userId_idx" ON "oauth_identity"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "oauth_identity_provider_subject_key" ON "oauth_identity"("provider", "subject");

-- CreateIndex
CREATE INDEX "oauth_state_expiresAt_idx" ON "oauth_state"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "file_storageKey_key" ON "file"("storageKey");

-- CreateIndex
CREATE INDEX "file_ownerId_createdAt_id_idx" ON "file"("ownerId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "goal_job_ownerId_createdAt_id_idx" ON "goal_job"("ownerId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "goal_job_ownerId_status_createdAt_idx" ON "goal_job"("ownerId", "status", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "goal_job_status_updatedAt_idx" ON "goal_job"("status", "updatedAt");

-- CreateIndex
CREATE UNIQUE INDEX "attempt_jobId_number_key" ON "attempt"("jobId", "number");

-- CreateIndex
CREATE INDEX "interrupt_jobId_status_idx" ON "interrupt"("jobId", "status");

-- CreateIndex
CREATE INDEX "interrupt_status_expiresAt_idx" ON "interrupt"("status", "expiresAt");

-- CreateIndex
CREATE INDEX "artifact_jobId_createdAt_idx" ON "artifact"("jobId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "artifact_jobId_stepId_itemKey_fileName_key" ON "artifact"("jobId", "stepId", "itemKey", "fileName");

-- CreateIndex
CREATE INDEX "tool_invocation_jobId_startedAt_invocationId_idx" ON "tool_invocation"("jobId", "startedAt", "invocationId");

-- CreateIndex
CREATE INDEX "tool_invocation_workflowSpecId_agentRole_idx" ON "tool_invocation"("workflowSpecId", "agentRole");

-- CreateIndex
CREATE INDEX "handoff_jobId_ts_id_idx" ON "handoff"("jobId", "ts", "id");

-- CreateIndex
CREATE UNIQUE INDEX "handoff_jobId_dedupeKey_key" ON "handoff"("jobId", "dedupeKey");

-- CreateIndex
CREATE UNIQUE INDEX "exception_ticket_jobId_dedupeKey_key" ON "exception_ticket"("jobId", "dedupeKey");

-- CreateIndex
CREATE INDEX "specialist_span_workflowSpecId_agentRole_idx" ON "specialist_span"("workflowSpecId", "agentRole");

-- CreateIndex
CREATE UNIQUE INDEX "specialist_span_jobId_attemptId_ordinal_key" ON "specialist_span"("jobId", "attemptId", "ordinal");

-- CreateIndex
CREATE INDEX "outbox_event_sentAt_nextAttemptAt_idx" ON "outbox_event"("sentAt", "nextAttemptAt");

-- CreateIndex
CREATE INDEX "idempotency_record_expiresAt_idx" ON "idempotency_record"("expiresAt");

-- CreateIndex
CREATE INDEX "audit_event_targetType_targetId_createdAt_idx" ON "audit_event"("targetType", "targetId", "createdAt");

-- CreateIndex
CREATE INDEX "audit_event_actorId_createdAt_idx" ON "audit_event"("actorId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "mail_message_dedupeKey_key" ON "mail_message"("dedupeKey");

-- CreateIndex
CREATE INDEX "mail_message_status_createdAt_idx" ON "mail_message"("status", "createdAt");

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail_token" ADD CONSTRAINT "mail_token_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "oauth_identity" ADD CONSTRAINT "oauth_identity_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_jobId_fkey" FOREIGN KEY ("jobId") REFERENCES "goal_job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_step" ADD CONSTRAINT "job_step_jobId_fkey" FOREIGN KEY ("jobId") REFERENCES "goal_job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "step_result" ADD CONSTRAINT "step_result_jobId_fkey" FOREIGN KEY ("jobId") REFERENCES "goal_job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interrupt" ADD CONSTRAINT "interrupt_jobId_fkey" FOREIGN KEY ("jobId") REFERENCES "goal_job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "artifact" ADD CONSTRAINT "artifact_jobId_fkey" FOREIGN KEY ("jobId") REFERENCES "goal_job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_event" ADD CONSTRAINT "job_event_jobId_fkey" FOREIGN KEY ("jobId") REFERENCES "goal_job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tool_invocation" ADD CONSTRAINT "tool_invocation_jobId_fkey" FOREIGN KEY ("jobId") REFERENCES "goal_job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "handoff" ADD CONSTRAINT "handoff_jobId_fkey" FOREIGN KEY ("jobId") REFERENCES "goal_job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exception_ticket" ADD CONSTRAINT "exception_ticket_jobId_fkey" FOREIGN KEY ("jobId") REFERENCES "goal_job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "specialist_span" ADD CONSTRAINT "specialist_span_jobId_fkey" FOREIGN KEY ("jobId") REFERENCES "goal_job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_jobId_fkey" FOREIGN KEY ("jobId") REFERENCES "goal_job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A job pauses for one thing at a time.
CREATE UNIQUE INDEX "interrupt_one_pending" ON "interrupt"("jobId") WHERE "status" = 'pending';

-- A tool invocation is under way at most once for a step or an item of it.
CREATE UNIQUE INDEX "tool_invocation_one_started" ON "tool_invocation"("jobId", "stepName", "itemKey") WHERE "status" = 'started';

-- What the sweeps look for.
CREATE INDEX "outbox_event_unsent" ON "outbox_event"("nextAttemptAt") WHERE "sentAt" IS NULL;
CREATE INDEX "goal_job_behind_stream" ON "goal_job"("updatedAt") WHERE "publishedSeq" < "lastSeq";

-- The record of who did what is append-only. (\x3B is a semicolon: the offline migration engine would cut the statement at a plain one.)
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS E'BEGIN RAISE EXCEPTION ''% is append-only'', TG_TABLE_NAME\x3B END';
CREATE TRIGGER audit_event_append_only BEFORE UPDATE OR DELETE ON "audit_event" FOR EACH ROW EXECUTE FUNCTION refuse_change();
