import { applyOutcome } from "@/local/inngest/calls/apply-outcome";
import { callApp } from "@/local/inngest/calls/call-app";
import { loadCall } from "@/local/inngest/calls/load-call";
import type { Settled } from "@/local/inngest/calls/outcome";
import type { Call, Dispatcher, Engine, Lease } from "@/local/inngest/engine/engine";
import { inUnitOfWork } from "@/local/inngest/events/unit-of-work";
import { exceededBy } from "@/local/inngest/rules/limits";
import { claimDue, reclaimLost, release } from "@/local/inngest/runs/leasing";
import { whatIsDue } from "./due";
import { runTimers } from "./timers";

const POLL_MS = 1_000;
/** Crashes of engines alone have used up the attempts of a call. */
const WORN = { name: "Error", message: "The engine stopped each time it ran this step" };

const UNREACHED: Settled = { kind: "failed", error: { name: "Error", message: "Unable to reach SDK URL" }, isRetriable: true };

/** Why a call must not be made any more; it ends its run. */
function refusalOf(call: Call): Settled | undefined {
	const error = call.attempt < call.maxAttempts ? exceededBy(call.steps.map(({ result }) => result)) : WORN;
	return error === undefined ? undefined : { kind: "failed", error: { name: error.name, message: error.message }, isRetriable: false };
}

/** Makes leased calls and looks for due work: at once when told, at the next due time, and every second for other engines' sake. */
export class DispatchLoop implements Dispatcher {
	private engine: Engine | undefined;
	private timer: NodeJS.Timeout | undefined;
	private timerAt = Number.POSITIVE_INFINITY;
	private isLooking = false;
	private isStopped = false;
	private readonly inHand = new Map<number, Promise<void>>();

	run(engine: Engine): void {
		this.engine = engine;
		this.wakeIn(0);
	}

	start(lease: Lease, call?: Call): void {
		const done = this.perform(lease, call).finally(() => this.inHand.delete(lease.generation));
		this.inHand.set(lease.generation, done);
	}

	wakeIn(delayMs: number): void {
		const at = Date.now() + Math.min(Math.max(0, delayMs), POLL_MS);
		if (this.isStopped || at >= this.timerAt) return;
		clearTimeout(this.timer);
		this.timerAt = at;
		this.timer = setTimeout(() => void this.look(), at - Date.now());
	}

	/** Starts nothing more and waits for the calls in hand; those that last longer are given back. */
	async stop(graceMs: number): Promise<void> {
		this.isStopped = true;
		clearTimeout(this.timer);
		const grace = new Promise((resolve) => setTimeout(resolve, graceMs).unref());
		await Promise.race([Promise.all(this.inHand.values()), grace]);
		if (this.engine !== undefined) await release(this.engine, this.engine.leases.generations);
	}

	private async look(): Promise<void> {
		this.timerAt = Number.POSITIVE_INFINITY;
		const { engine } = this;
		if (engine === undefined) return;
		if (this.isLooking) return this.wakeIn(5);
		this.isLooking = true;
		try {
			const due = await whatIsDue(engine);
			const lost = due.strays ? await reclaimLost(engine) : 0;
			if (lost > 0) engine.log.warn({ lost }, "took back calls of an engine that died");
			await runTimers(engine, due);
			if (due.jobs || lost > 0) await inUnitOfWork(engine, claimDue);
			this.wakeIn(due.next_ms ?? POLL_MS);
		} catch (error) {
			if (!this.isStopped) engine.log.error({ err: error }, "looking for due work failed");
		} finally {
			this.isLooking = false;
			this.wakeIn(POLL_MS);
		}
	}

	private async perform(lease: Lease, known?: Call): Promise<void> {
		const { engine } = this;
		if (engine === undefined || this.isStopped) return;
		try {
			const call = known ?? (await loadCall(engine, lease));
			const url = engine.registry.urlOf(lease.functionId);
			if (call === undefined || url === undefined) return;
			const outcome = refusalOf(call) ?? (await callApp(engine, url, lease, call));
			if (outcome.kind !== "unreachable") return await applyOutcome(engine, lease, call, outcome);
			if (engine.config.isCountingOutages) return await applyOutcome(engine, lease, call, UNREACHED);
			engine.registry.setReachable(url, false);
			engine.log.warn({ url, reason: outcome.message }, "the app does not answer, its calls wait");
			await release(engine, [lease.generation]);
		} catch (error) {
			if (!this.isStopped) engine.log.error({ err: error, ...lease }, "a call was lost and will be taken back");
		} finally {
			const wasFull = engine.leases.free === 0;
			engine.leases.leave(lease.generation);
			const isKeyed = (engine.registry.find(lease.functionId)?.concurrency.length ?? 0) > 0;
			if (wasFull || isKeyed) this.wakeIn(0);
		}
	}
}
