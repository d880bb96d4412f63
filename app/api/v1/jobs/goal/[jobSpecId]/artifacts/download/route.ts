import { goalJobOperations } from "@/lib/goal-jobs/operations";
import { downloadBatch } from "@/lib/goal-jobs/results/download-batch";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(goalJobOperations.downloadBatch, ({ context, params, body }) => downloadBatch(context, params.jobSpecId, body.artifactIds)),
]);
