import "server-only";
import { openContent } from "@/lib/files/store/open-content";
import { presentEvent } from "@/lib/goal-jobs/stream/append-events";
import { db } from "@/lib/platform/database/db";
import { archiveName } from "@/lib/platform/exporting/archive-path";
import type { ExportEntry, ExportPart } from "@/lib/platform/exporting/entry";
import { byId, inPages, jsonEntry, jsonListEntry } from "@/lib/platform/exporting/json-entry";
import { uniqueNames } from "@/lib/platform/unique-names";
import { readRun } from "./read-run";

/** Every run with what was asked and answered, what it did and what it made; a folder for each. */
export const runsPart: ExportPart = {
	title: "your runs",
	count: (userId) => db().goalJob.count({ where: { ownerId: userId } }),
	async *units(userId) {
		for await (const run of runsOf(userId)) yield entriesOf(run);
	},
};

interface Run {
	readonly id: string;
	readonly createdAt: Date;
	readonly updatedAt: Date;
}

function runsOf(ownerId: string) {
	const select = { id: true, createdAt: true, updatedAt: true };
	return byId(({ beyond, ...page }) => db().goalJob.findMany({ where: { ownerId, ...beyond }, ...page, select }));
}

async function entriesOf({ id, createdAt, updatedAt }: Run): Promise<ExportEntry[]> {
	const folder = `runs/${createdAt.toISOString().slice(0, 10)}_${id}`;
	return [
		jsonEntry(`${folder}/run.json`, updatedAt, () => readRun(id)),
		jsonListEntry(`${folder}/events.json`, updatedAt, () => eventsOf(id)),
		jsonListEntry(`${folder}/calls.json`, updatedAt, () => callsOf(id)),
		...(await contentsOf(id, folder)),
	];
}

/** The files that a run made, and what it has kept of their earlier versions. */
async function contentsOf(jobId: string, folder: string): Promise<ExportEntry[]> {
	const select = { fileName: true, sizeBytes: true, storageKey: true, createdAt: true } as const;
	const [artifacts, versions] = await Promise.all([
		db().artifact.findMany({ where: { jobId }, orderBy: [{ createdAt: "asc" }, { id: "asc" }], select }),
		db().artifactVersion.findMany({ where: { jobId }, orderBy: [{ createdAt: "asc" }, { id: "asc" }], select }),
	]);
	const files = [
		...artifacts.map((row) => ({ ...row, path: `results/${archiveName(row.fileName)}` })),
		...versions.map((row) => ({ ...row, path: `earlier-results/${archiveName(row.fileName)}` })),
	];
	const paths = uniqueNames(files.map(({ path }) => path));
	return files.map(({ storageKey, sizeBytes, createdAt }, at) => ({
		path: `${folder}/${paths[at]}`,
		modifiedAt: createdAt,
		sizeBytes,
		open: () => openContent(storageKey),
	}));
}

async function* eventsOf(jobId: string) {
	const rows = inPages(
		(after: number | null, take) => db().jobEvent.findMany({ where: { jobId, seq: { gt: after ?? 0 } }, orderBy: { seq: "asc" }, take }),
		({ seq }) => seq,
	);
	for await (const row of rows) yield presentEvent(row);
}

/** What tools were asked and answered, but for what they said to developers alone. */
function callsOf(jobId: string) {
	const beyond = (after: string | null) => (after === null ? {} : { invocationId: { gt: after } });
	const rest = { orderBy: { invocationId: "asc" }, omit: { errorDetail: true }, include: { arguments: { select: { args: true } } } } as const;
	return inPages(
		(after: string | null, take) => db().toolInvocation.findMany({ where: { jobId, ...beyond(after) }, take, ...rest }),
		({ invocationId }) => invocationId,
	);
}
