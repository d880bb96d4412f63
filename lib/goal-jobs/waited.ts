/** How long a pause has lasted at `at`. Milliseconds. */
export function waitedFor(interrupt: { createdAt: Date }, at: Date): number {
	return Math.max(0, at.getTime() - interrupt.createdAt.getTime());
}

/** How long the run has waited for its user up to `now`, the open pause included. Milliseconds. */
export function waitedMsOf(job: { waitedMs: bigint; interrupts: ReadonlyArray<{ createdAt: Date }> }, now = new Date()): number {
	return job.interrupts.reduce((sum, interrupt) => sum + waitedFor(interrupt, now), Number(job.waitedMs));
}
