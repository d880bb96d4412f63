import { db } from "@/lib/platform/database/db";

/** An attempt that ended so is followed by one that searches again. */
const NOTHING_FOUND = ["NO_POSTINGS_FOUND", "NOTHING_TO_CHOOSE"] as const;

/** What must hold of every job at every moment that nothing runs: a log without gaps, costs that add up, one result and one success for each piece of work. */
export async function faults(jobId: string): Promise<string[]> {
	const where = { where: { jobId } };
	const [job, events, invocations, results, spans, artifacts, barren] = await Promise.all([
		db().goalJob.findUniqueOrThrow({ where: { id: jobId } }),
		db().jobEvent.findMany({ ...where, orderBy: { seq: "asc" } }),
		db().toolInvocation.findMany(where),
		db().stepResult.findMany(where),
		db().specialistSpan.findMany({ ...where, orderBy: [{ startedAt: "asc" }, { ordinal: "asc" }] }),
		db().artifact.findMany(where),
		db().attempt.findMany({ where: { jobId, errorCode: { in: [...NOTHING_FOUND] } }, select: { id: true } }),
	]);
	const found: string[] = [];
	const expect = (isGood: boolean, fault: string) => void (isGood || found.push(fault));
	expect(events.every((event, index) => event.seq === index + 1) && events.length === job.lastSeq, `the log has gaps: ${events.length} of ${job.lastSeq}`);
	expect(invocations.reduce((sum, row) => sum + row.costMicroU, 0) === job.costMicroU, "the costs don't add up");
	expect(
		invocations.every((row) => row.status !== "started"),
		"a call was left open",
	);
	const good = invocations.filter((row) => row.success && row.errorCode === null);
	const isDoneAgain = (row: (typeof good)[number]) =>
		barren.some(({ id }) => id === row.attemptId) &&
		good.some((other) => other.stepName === row.stepName && other.attemptId !== row.attemptId && other.startedAt > row.startedAt);
	const successes = good.filter((row) => !isDoneAgain(row)).map((row) => `${row.stepName}:${row.itemKey}`);
	expect(new Set(successes).size === successes.length, `work was done twice: ${successes.join()}`);
	const done = results.filter((row) => row.succeeded).map((row) => `${row.stepId}:${row.itemKey}`);
	expect([...done].sort().join() === [...successes].sort().join(), `results ${done.join()} are not those of the calls ${successes.join()}`);
	for (const type of ["tool_started", "tool_finished"]) {
		const ids = events.filter((event) => event.type === type).map((event) => Object(event.data).invocationId);
		expect(new Set(ids).size === ids.length, `${type} was told twice`);
	}
	const isOver = ["completed", "partial", "failed", "cancelled"].includes(job.status);
	expect(!isOver || spans.every((span) => span.outcome !== null), "a specialist's span has no outcome");
	// A preview may have the name of its result.
	const files = artifacts.map((row) => `${row.isPreview}:${row.fileName}`);
	expect(new Set(files).size === files.length, `a file was made twice: ${files.join()}`);
	const told = events.filter((event) => event.type === "artifact_ready").map((event) => Object(event.data).artifactId);
	expect(
		[...told].sort().join() ===
			artifacts
				.map((row) => row.id)
				.sort()
				.join(),
		"the log tells of other artifacts than there are",
	);
	const percents = events
		.filter((event) => event.attemptId === job.attemptId)
		.flatMap((event) => Object(event.data).jobProgress ?? (event.type === "job_updated" ? (Object(event.data).progress ?? []) : []));
	expect(
		percents.every((percent, index) => index === 0 || percent >= (percents[index - 1] ?? 0)),
		`progress went back: ${percents.join()}`,
	);
	return found;
}
