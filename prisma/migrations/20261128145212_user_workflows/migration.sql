-- CreateEnum
CREATE TYPE "WorkflowVisibility" AS ENUM ('private', 'public', 'archived');

-- AlterTable
ALTER TABLE "stored_spec" ADD COLUMN     "agentSpec" JSONB,
ADD COLUMN     "isPublic" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "problems" JSONB NOT NULL DEFAULT '[]',
ALTER COLUMN "spec" DROP NOT NULL;

-- CreateTable
CREATE TABLE "user_workflow" (
    "workflowId" TEXT NOT NULL,
    "ownerId" UUID NOT NULL,
    "specId" TEXT NOT NULL,
    "sourceType" TEXT NOT NULL,
    "sourceSpecId" TEXT NOT NULL DEFAULT '',
    "sourceVersion" TEXT NOT NULL DEFAULT '',
    "sourceName" TEXT NOT NULL DEFAULT '',
    "sourceContent" JSONB,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "systemPrompt" TEXT NOT NULL DEFAULT '',
    "toolPalette" JSONB NOT NULL DEFAULT '[]',
    "canvasLayout" JSONB NOT NULL,
    "outputSpecs" JSONB NOT NULL DEFAULT '{}',
    "agentConfig" JSONB NOT NULL DEFAULT '{}',
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "foundingIntent" TEXT NOT NULL DEFAULT '',
    "visibility" "WorkflowVisibility" NOT NULL DEFAULT 'private',
    "isRunnable" BOOLEAN NOT NULL DEFAULT false,
    "runCount" INTEGER NOT NULL DEFAULT 0,
    "forkCount" INTEGER NOT NULL DEFAULT 0,
    "likeCount" INTEGER NOT NULL DEFAULT 0,
    "likedXid" BIGINT NOT NULL DEFAULT 0,
    "itemVersion" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 1,
    "sampleRunId" UUID,
    "publishedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_workflow_pkey" PRIMARY KEY ("workflowId")
);

-- CreateTable
CREATE TABLE "user_workflow_version" (
    "workflowId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "systemPrompt" TEXT NOT NULL,
    "toolPalette" JSONB NOT NULL,
    "canvasLayout" JSONB NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "restoredFrom" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_workflow_version_pkey" PRIMARY KEY ("workflowId","version")
);

-- CreateTable
CREATE TABLE "user_workflow_like" (
    "workflowId" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_workflow_like_pkey" PRIMARY KEY ("workflowId","userId")
);

-- CreateTable
CREATE TABLE "user_workflow_like_event" (
    "id" BIGSERIAL NOT NULL,
    "workflowId" TEXT NOT NULL,
    "delta" INTEGER NOT NULL,
    "xid" BIGINT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_workflow_like_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_workflow_comment" (
    "commentId" TEXT NOT NULL,
    "workflowId" TEXT NOT NULL,
    "authorId" UUID NOT NULL,
    "body" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_workflow_comment_pkey" PRIMARY KEY ("commentId")
);

-- CreateTable
CREATE TABLE "user_workflow_run" (
    "jobSpecId" UUID NOT NULL,
    "workflowId" TEXT NOT NULL,

    CONSTRAINT "user_workflow_run_pkey" PRIMARY KEY ("jobSpecId")
);

-- CreateIndex
CREATE UNIQUE INDEX "user_workflow_specId_key" ON "user_workflow"("specId");

-- CreateIndex
CREATE INDEX "user_workflow_ownerId_createdAt_workflowId_idx" ON "user_workflow"("ownerId", "createdAt" DESC, "workflowId" DESC);

-- CreateIndex
CREATE INDEX "user_workflow_visibility_publishedAt_workflowId_idx" ON "user_workflow"("visibility", "publishedAt" DESC, "workflowId" DESC);

-- CreateIndex
CREATE INDEX "user_workflow_visibility_likeCount_workflowId_idx" ON "user_workflow"("visibility", "likeCount" DESC, "workflowId" DESC);

-- CreateIndex
CREATE INDEX "user_workflow_sourceSpecId_idx" ON "user_workflow"("sourceSpecId");

-- CreateIndex
CREATE INDEX "user_workflow_likedXid_idx" ON "user_workflow"("likedXid");

-- CreateIndex
CREATE INDEX "user_workflow_tags_idx" ON "user_workflow" USING GIN ("tags");

-- CreateIndex
CREATE INDEX "user_workflow_like_userId_idx" ON "user_workflow_like"("userId");

-- CreateIndex
CREATE INDEX "user_workflow_like_event_xid_idx" ON "user_workflow_like_event"("xid");

-- CreateIndex
CREATE INDEX "user_workflow_like_event_workflowId_xid_idx" ON "user_workflow_like_event"("workflowId", "xid");

-- CreateIndex
CREATE INDEX "user_workflow_like_event_createdAt_idx" ON "user_workflow_like_event"("createdAt");

-- CreateIndex
CREATE INDEX "user_workflow_comment_workflowId_createdAt_commentId_idx" ON "user_workflow_comment"("workflowId", "createdAt" DESC, "commentId" DESC);

-- CreateIndex
CREATE INDEX "user_workflow_comment_authorId_idx" ON "user_workflow_comment"("authorId");

-- CreateIndex
CREATE INDEX "user_workflow_run_workflowId_idx" ON "user_workflow_run"("workflowId");

-- AddForeignKey
ALTER TABLE "user_workflow_version" ADD CONSTRAINT "user_workflow_version_workflowId_fkey" FOREIGN KEY ("workflowId") REFERENCES "user_workflow"("workflowId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_workflow_like" ADD CONSTRAINT "user_workflow_like_workflowId_fkey" FOREIGN KEY ("workflowId") REFERENCES "user_workflow"("workflowId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_workflow_like_event" ADD CONSTRAINT "user_workflow_like_event_workflowId_fkey" FOREIGN KEY ("workflowId") REFERENCES "user_workflow"("workflowId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_workflow_comment" ADD CONSTRAINT "user_workflow_comment_workflowId_fkey" FOREIGN KEY ("workflowId") REFERENCES "user_workflow"("workflowId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_workflow_run" ADD CONSTRAINT "user_workflow_run_workflowId_fkey" FOREIGN KEY ("workflowId") REFERENCES "user_workflow"("workflowId") ON DELETE CASCADE ON UPDATE CASCADE;
