-- What a search of runs reads, kept beside what it is made of: the name stands within a spec of many kB, which took most of a search to unpack. The database
-- makes both whenever a run changes, so that they are never old. Prisma does not know these columns.
CREATE FUNCTION run_search_text(goal text, names text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN lower(goal || chr(10) || coalesce(array_to_string(names, chr(10)), ''));

-- AlterTable
ALTER TABLE "goal_job" ADD COLUMN "specName" TEXT GENERATED ALWAYS AS ("spec"->>'name') STORED,
ADD COLUMN "searchText" TEXT GENERATED ALWAYS AS (run_search_text("goalText", "inputFileNames")) STORED;
