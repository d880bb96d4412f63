import { db } from "@/lib/platform/database/db";

/** What must hold of a run of an agent: a log without gaps, costs that add up, no call left open, one result for each half of a turn. */
export async function faultsOfAgent(jobId: string): Promise<string[]> {
	const [job, events, invocations, results] = await Promise.all([
		db().goalJob.findUniqueOrThrow({ where: { id: jobId } }),
		db().jobEvent.findMany({ where: { jobId }, orderBy: { seq: "asc" } }),
		db().toolInvocation.findMany({ where: { jobId } }),
		db().stepResult.findMany({ where: { jobId } }),
	]);
	const found: string[] = [];
	if (!events.every(({ seq }, at) => seq === at + 1) || events.length !== job.lastSeq) found.push("the log has gaps");
	if (invocations.reduce((sum, { costMicroU }) => sum + costMicroU, 0) !== job.costMicroU) found.push("the costs don't add up");
	if (invocations.some(({ status }) => status === "started")) found.push("a call was left open");
	const successes = invocations.filter(({ success }) => success).map(({ stepName, itemKey }) => `${stepName}:${itemKey}`);
	if (new Set(successes).size !== successes.length) found.push(`work was done twice: ${successes.join()}`);
	const done = results.filter(({ succeeded, itemKey }) => succeeded && itemKey !== "").map(({ stepId, itemKey }) => `${stepId}:${itemKey}`);
	if ([...done].sort().join() !== [...successes].sort().join()) found.push(`results ${done.join()} are not those of the calls ${successes.join()}`);
	return found;
}
