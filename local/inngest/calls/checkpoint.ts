import { z } from "zod";
import type { Engine } from "@/local/inngest/engine/engine";
import { isTooLarge, TOO_LARGE } from "@/local/inngest/rules/limits";

const Checkpoint = z.object({
	generation_id: z.number().int(),
	steps: z.array(
		z.object({
			id: z.string(),
			op: z.literal("StepRun", "only finished steps can be saved on the way"),
			name: z.string().optional(),
			displayName: z.string().optional(),
			data: z.unknown().optional(),
		}),
	),
});

const PATIENCE_MS = 20_000;

/**
 * Saves steps that a call in hand has finished, while the call goes on. False when the call is not ours any more: the app must stop.
 * One statement, because it is paid once for every step. Throws ZodError on a body it cannot read, and
 * RangeError on an output that is too large.
 */
export async function saveCheckpoint(engine: Engine, runId: string, body: unknown): Promise<boolean> {
	const { generation_id, steps } = Checkpoint.parse(body);
	const results = steps.map(({ data }) => JSON.stringify({ data: data ?? null }));
	if (results.some(isTooLarge)) throw new RangeError(TOO_LARGE);
	const [row] = await engine.database.rows<{ is_current: boolean }>(
		`with job as (select run_id, reclaims from jobs where run_id = $1 and step_id = '' and generation = $2 and leased_by is not null for share),
     progress as (update jobs j set reclaims = 0 from job where j.run_id = job.run_id and j.step_id = '' and job.reclaims > 0),
     saved as (
       insert into steps as t (run_id, id, op, name, status, result, position, done_at)
       select job.run_id, s.id, 'StepRun', s.name, 'done', s.result, nextval('step_position'), now()
       from job, unnest($3::text[], $4::text[], $5::text[]) as s(id, name, result)
       on conflict (run_id, id) do update set status = 'done', result = excluded.result, position = excluded.position, done_at = now()
       where t.status = 'pending')
     select exists (select from job) as is_current`,
		[runId, generation_id, steps.map(({ id }) => id), steps.map(({ displayName, name }) => displayName ?? name ?? ""), results],
		PATIENCE_MS,
	);
	return row?.is_current ?? false;
}
