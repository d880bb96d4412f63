import { readFile } from "node:fs/promises";
import path from "node:path";
import type pg from "pg";
import { z } from "zod";
import { SPECS } from "@/lib/catalog/registry";

export const RUNS = 10_000;
const OWN_WORKFLOWS = 12;
const STEPS_PER_RUN = 10;
const FILES_PER_RUN = 8;
const GOALS = path.resolve(import.meta.dirname, "../../accuracy/goals/labelled.jsonl");
const Goal = z.object({ goal: z.string() });

/**
 * Copies of a run as the API makes it over two years: every third of a goal in words, every fourth of a workflow of its owner's own, each with its
 * attempt, steps, two pauses and files; one of a hundred waits. $1: owner, $2: the run, $3: goals, $4: workflows.
 */
const FILL = [
	"DROP TABLE IF EXISTS filling",
	"CREATE TEMP TABLE IF NOT EXISTS filled (id uuid)",
	`CREATE TEMP TABLE filling AS SELECT gen_random_uuid() AS id, gen_random_uuid() AS attempt, now() - n * interval '105 minutes' AS at, n, n % 4 = 0 AS "isOwn",
		n % 100 = 7 AS "isWaiting" FROM generate_series(1, ${RUNS}) n`,
	"INSERT INTO filled SELECT id FROM filling",
	`INSERT INTO goal_job ("id", "ownerId", "workflowId", "userWorkflowId", "spec", "goalText", "useCaseType", "deliveryMode", "status", "attemptId", "taskId", "progress",
			"fileIds", "inputFileNames", "filledSlots", "preflightResult", "stepPrices", "costMicroU", "createdAt", "updatedAt", "startedAt", "completedAt")
		SELECT f.id, $1::uuid, CASE WHEN "isOwn" THEN 'uw_' || n / 4 % ${OWN_WORKFLOWS} ELSE ($4::text[])[1 + n % cardinality($4::text[])] END,
			CASE WHEN "isOwn" THEN 'uw_' || n / 4 % ${OWN_WORKFLOWS} END,
			CASE WHEN "isOwn" THEN jsonb_set(j."spec", '{name}', to_jsonb('Our report number ' || n / 4 % ${OWN_WORKFLOWS})) ELSE j."spec" END,
			CASE WHEN n % 3 = 0 THEN ($3::text[])[1 + n % cardinality($3::text[])] ELSE '' END, j."useCaseType", j."deliveryMode",
			(CASE WHEN "isWaiting" THEN 'executing' WHEN n % 500 = 1 THEN 'slots_pending' ELSE (ARRAY['completed', 'completed', 'partial', 'failed', 'cancelled'])[1 + n % 5] END)::"GoalJobStatus",
			attempt, gen_random_uuid(), 100, ARRAY[gen_random_uuid()::text], ARRAY['document-' || n || '.pdf', 'posting of ' || to_char(at, 'FMMonth') || '.docx'], j."filledSlots",
			j."preflightResult", j."stepPrices", (n * 7919) % 90000, at, at, at, at + interval '90 s'
		FROM goal_job j, filling f WHERE j."id" = $2::uuid`,
	`INSERT INTO attempt ("id", "jobId", "number", "createdAt") SELECT attempt, id, 1, at FROM filling`,
	`INSERT INTO job_step ("jobId", "stepId", "stepOrder", "stepType", "title", "status")
		SELECT id, 'step_' || s, s, 'tool', 'Step ' || s, 'completed' FROM filling, generate_series(1, ${STEPS_PER_RUN}) s`,
	`INSERT INTO interrupt ("id", "jobId", "attemptId", "interruptType", "uiSurface", "ownerPath", "checkpointId", "payload", "status", "createdAt")
		SELECT gen_random_uuid(), id, attempt, 'slot_needed', 'form', '', 'checkpoint_' || p,
			jsonb_build_object('slots', (SELECT jsonb_agg(jsonb_build_object('slotId', 'slot_' || s, 'question', 'What about point ' || s || '?', 'hint', repeat('advice ', 40))) FROM generate_series(1, 6) s)),
			(CASE WHEN "isWaiting" AND p = 2 THEN 'pending' ELSE 'resolved' END)::"InterruptStatus", at + p * interval '20 s' FROM filling, generate_series(1, 2) p`,
	`INSERT INTO artifact ("id", "jobId", "attemptId", "stepId", "fileName", "mimeType", "sizeBytes", "sha256", "artifactType", "storageKey", "createdAt")
		SELECT gen_random_uuid(), id, attempt, 'step_' || ${STEPS_PER_RUN}, 'result-' || f || '.pdf', 'application/pdf', 40000, md5(f::text), 'document', 'results/' || n || '/' || f, at
		FROM filling, generate_series(1, ${FILES_PER_RUN}) f`,
];

/** Gives an owner ten thousand runs like the one of this id. */
export async function fillRuns(database: pg.Client, ownerId: string, jobSpecId: string): Promise<void> {
	const lines = (await readFile(GOALS, "utf8")).split("\n").filter(Boolean);
	const values: readonly unknown[] = [ownerId, jobSpecId, lines.map((line) => Goal.parse(JSON.parse(line)).goal), SPECS.map(({ specId }) => specId)];
	for (const text of FILL) await database.query(text, text.includes("$1") ? [...values] : []);
	// What runs by itself within minutes on a database in use.
	await database.query("VACUUM (ANALYZE) goal_job, attempt, job_step, interrupt, artifact");
}

/** Takes away what was filled in over this connection. */
export async function clearRuns(database: pg.Client): Promise<void> {
	await database.query(`DELETE FROM goal_job WHERE "id" IN (SELECT id FROM filled)`);
}
