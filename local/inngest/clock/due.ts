import type { Engine } from "@/local/inngest/engine/engine";

/** What there is to do now, and in how many milliseconds the next thing becomes due by itself (null: nothing is scheduled). */
export interface Due {
	strays: boolean;
	jobs: boolean;
	steps: boolean;
	gatherings: boolean;
	crons: boolean;
	runs: boolean;
	next_ms: number | null;
}

const OVERVIEW = `select
  exists (select from jobs where leased_by is not null and generation <> all($1::int[])) as strays,
  exists (select from jobs where leased_by is null and due_at <= now()) as jobs,
  exists (select from steps where status = 'pending' and resume_at <= now()) as steps,
  exists (select from gatherings where due_at <= now()) as gatherings,
  exists (select from crons where next_at is null or next_at <= now()) as crons,
  exists (select from runs where ended_at is null and (start_by is not null or finish_within_ms is not null)) as runs,
  extract(epoch from least(
    (select min(due_at) from jobs where leased_by is null and due_at > now()),
    (select min(resume_at) from steps where status = 'pending' and resume_at > now()),
    (select min(due_at) from gatherings where due_at > now()),
    (select min(next_at) from crons where next_at > now())) - now())::float8 * 1000 as next_ms`;

/** One cheap look at everything that time can bring. */
export async function whatIsDue(engine: Engine): Promise<Due> {
	const [row] = await engine.database.rows<Due>(OVERVIEW, [engine.leases.generations]);
	return row ?? { strays: false, jobs: false, steps: false, gatherings: false, crons: false, runs: false, next_ms: null };
}
