import type { Call, Engine, Lease } from "@/local/inngest/engine/engine";
import { canonicalJson } from "@/local/inngest/signing/canonical-json";

interface CallRow {
	events: string;
	attempt: number;
	max_attempts: number;
	must_plan: boolean;
	ids: string[] | null;
	results: string[] | null;
}

/** What the app must know for a leased call; undefined when the call is no longer owed. */
export async function loadCall(engine: Engine, lease: Lease): Promise<Call | undefined> {
	const [row] = await engine.database.rows<CallRow>(
		`select r.events, j.attempt, r.max_attempts, done.ids, done.results,
       exists (select from steps p where p.run_id = r.id and p.status = 'pending' and p.id <> j.step_id) as must_plan
     from jobs j join runs r on r.id = j.run_id, lateral (
       select array_agg(s.id order by s.position) as ids, array_agg(s.result order by s.position) as results
       from steps s where s.run_id = r.id and s.status = 'done') done
     where j.run_id = $1 and j.step_id = $2 and j.generation = $3`,
		[lease.runId, lease.stepId, lease.generation],
	);
	if (row === undefined) return undefined;
	const canonical = (text: string) => canonicalJson(JSON.parse(text));
	const events: unknown[] = JSON.parse(row.events);
	const steps = (row.ids ?? []).map((id, index) => ({ id, result: canonical(row.results?.[index] ?? "null") }));
	return { events: events.map(canonicalJson), steps, attempt: row.attempt, maxAttempts: row.max_attempts, mustPlan: row.must_plan };
}
