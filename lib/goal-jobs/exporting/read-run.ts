import "server-only";
import { db } from "@/lib/platform/database/db";
import { unpackJson } from "@/lib/platform/packed-json";

/** How the service keeps a run, which says nothing to its owner. */
const INNER = {
	ownerId: true,
	driveId: true,
	taskId: true,
	spec: true,
	stepPrices: true,
	publishedSeq: true,
	workedAt: true,
	lineRankAt: true,
	driveBegunAt: true,
	driveEndedAt: true,
	bundleKeys: true,
} as const;

/** All that is kept of a run but its events, its calls and its contents, which have files of their own. */
export async function readRun(jobId: string): Promise<Record<string, unknown>> {
	const where = { jobId };
	const artifact = { omit: { storageKey: true, jobId: true }, where, orderBy: { createdAt: "asc" } } as const;
	const [run, attempts, steps, questions, draft, marks, results, handoffs, exceptions, specialists, feedback, mails] = await Promise.all([
		db().goalJob.findUnique({ where: { id: jobId }, omit: INNER }),
		db().attempt.findMany({ where, orderBy: { number: "asc" } }),
		db().jobStep.findMany({ where, orderBy: { stepOrder: "asc" } }),
		db().interrupt.findMany({ where, orderBy: { createdAt: "asc" } }),
		db().slotDraft.findUnique({ where }),
		db().postingMark.findMany({ where, orderBy: { createdAt: "asc" } }),
		db().artifact.findMany(artifact),
		db().handoff.findMany({ where, orderBy: { ts: "asc" } }),
		db().exceptionTicket.findMany({ where, orderBy: { createdAt: "asc" } }),
		db().specialistSpan.findMany({ where, orderBy: { startedAt: "asc" } }),
		db().feedback.findMany({ where }),
		db().runNotice.findMany({ where }),
	]);
	const changes = await changesOf(jobId);
	return { run, attempts, steps, questions, draft, marks, results, changes, handoffs, exceptions, specialists, feedback, mails };
}

/** What the owner rewrote in a result. */
async function changesOf(jobId: string) {
	const rows = await db().itemRevision.findMany({ where: { jobId }, orderBy: { editedAt: "asc" } });
	return Promise.all(rows.map(async ({ value, ...row }) => ({ ...row, value: JSON.parse(await unpackJson(value)) as unknown })));
}
