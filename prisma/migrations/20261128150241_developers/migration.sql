-- CreateEnum
CREATE TYPE "AgentVersionState" AS ENUM ('incomplete', 'checked', 'verified', 'published', 'withdrawn');

-- CreateTable
CREATE TABLE "developer_agent" (
    "id" UUID NOT NULL,
    "ownerId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "itemVersion" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "developer_agent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "developer_agent_version" (
    "id" UUID NOT NULL,
    "agentId" UUID NOT NULL,
    "version" TEXT NOT NULL,
    "state" "AgentVersionState" NOT NULL,
    "document" JSONB NOT NULL,
    "findings" JSONB NOT NULL DEFAULT '[]',
    "report" JSONB,
    "submittedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "verifiedAt" TIMESTAMPTZ(3),
    "publishedAt" TIMESTAMPTZ(3),
    "withdrawnAt" TIMESTAMPTZ(3),

    CONSTRAINT "developer_agent_version_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "developer_agent_name_key" ON "developer_agent"("name");

-- CreateIndex
CREATE INDEX "developer_agent_ownerId_createdAt_id_idx" ON "developer_agent"("ownerId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "developer_agent_version_agentId_submittedAt_id_idx" ON "developer_agent_version"("agentId", "submittedAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "developer_agent_version_agentId_version_key" ON "developer_agent_version"("agentId", "version");

-- CreateIndex
CREATE INDEX "run_charge_specId_endedAt_idx" ON "run_charge"("specId", "endedAt");

-- AddForeignKey
ALTER TABLE "developer_agent_version" ADD CONSTRAINT "developer_agent_version_agentId_fkey" FOREIGN KEY ("agentId") REFERENCES "developer_agent"("id") ON DELETE CASCADE ON UPDATE CASCADE;
