import type { Engine } from "@/local/inngest/engine/engine";
import { startGathering } from "@/local/inngest/events/admit-event";
import { inUnitOfWork } from "@/local/inngest/events/unit-of-work";
import { nextTick } from "@/local/inngest/rules/cron";
import { durationMs } from "@/local/inngest/rules/durations";
import { newUlid } from "@/local/inngest/rules/ulid";
import { finishRun } from "@/local/inngest/runs/finish-run";
import { resumeStep, type StepResult } from "@/local/inngest/runs/resume-step";
import { startRun } from "@/local/inngest/runs/start-run";
import type { Due } from "./due";

/** A sleep that is over, a wait that met nothing, an invocation that took too long. */
function timeUp(op: string): StepResult {
	return op === "InvokeFunction"
		? { error: { name: "InngestInvokeTimeoutError", message: "Timed out waiting for invoked function to complete" } }
		: { data: null };
}

async function resumeDueSteps(engine: Engine): Promise<void> {
	const due = await engine.database.rows<{ run_id: string; id: string; op: string }>(
		"select run_id, id, op from steps where status = 'pending' and resume_at <= now() order by resume_at limit 200",
	);
	for (const step of due) await inUnitOfWork(engine, (work) => resumeStep(work, step.run_id, step.id, timeUp(step.op)));
}

async function startDueGatherings(engine: Engine): Promise<void> {
	const due = await engine.database.rows<{ key: string }>("select key from gatherings where due_at <= now() order by due_at limit 200");
	for (const { key } of due) await inUnitOfWork(engine, (work) => startGathering(work, key));
}

async function cancelLateRuns(engine: Engine): Promise<void> {
	const late = await engine.database.rows<{ id: string }>(
		`select id from runs where ended_at is null and (start_by is not null or finish_within_ms is not null)
     and ((status = 'queued' and start_by <= now()) or started_at + finish_within_ms * interval '1 ms' <= now()) limit 200`,
	);
	for (const { id } of late) await inUnitOfWork(engine, (work) => finishRun(work, id, { status: "cancelled" }));
}

/** Fires each cron whose time has come, once over all engines; a tick missed while no engine ran fires once, late. */
async function fireCrons(engine: Engine): Promise<void> {
	const crons = await engine.database.rows<{ function_id: string; expression: string; next_at: Date | null }>(
		"select function_id, expression, next_at from crons where next_at is null or next_at <= now()",
	);
	for (const cron of crons) {
		const config = engine.registry.find(cron.function_id);
		if (config === undefined) continue;
		const trigger = config.triggers.find((one) => "cron" in one && one.cron === cron.expression);
		const jitterMs = trigger !== undefined && "cron" in trigger && trigger.jitter !== undefined ? Math.random() * durationMs(trigger.jitter) : 0;
		const next = new Date(nextTick(cron.expression).getTime() + jitterMs);
		await inUnitOfWork(engine, async (work) => {
			const claimed = await work.sql.rows(
				"update crons set next_at = $4 where function_id = $1 and expression = $2 and next_at is not distinct from $3 returning 1",
				[cron.function_id, cron.expression, cron.next_at, next],
			);
			work.wakeIn(next.getTime() - Date.now());
			if (claimed.length === 0 || cron.next_at === null) return;
			const key = newUlid();
			const payload = { id: key, name: "inngest/scheduled.timer", data: { cron: cron.expression }, ts: Date.now(), user: {} };
			await startRun(work, config, [{ key, payload }]);
		});
	}
}

/** Does everything whose time has come. */
export async function runTimers(engine: Engine, due: Due): Promise<void> {
	if (due.steps) await resumeDueSteps(engine);
	if (due.gatherings) await startDueGatherings(engine);
	if (due.crons) await fireCrons(engine);
	if (due.runs) await cancelLateRuns(engine);
}
