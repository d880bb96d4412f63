-- The gallery is searched for any part of a word in names and descriptions. pg_trgm comes with Postgres and may be created by whoever owns the database;
-- without its index a search would read every public workflow. Prisma does not know the index.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateIndex
CREATE INDEX "user_workflow_search_idx" ON "user_workflow" USING gin (("name" || E'\n' || "description") gin_trgm_ops) WHERE "visibility" = 'public';
