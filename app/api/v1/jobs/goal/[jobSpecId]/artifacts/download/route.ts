import { downloadBatch } from "@/lib/goal-jobs/results/download-batch";
import { resultOperations } from "@/lib/goal-jobs/results/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(resultOperations.downloadBatch, ({ context, params, body }) => downloadBatch(context, params.jobSpecId, body.artifactIds)),
]);
