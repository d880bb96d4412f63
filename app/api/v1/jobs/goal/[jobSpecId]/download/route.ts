import { downloadPrimary } from "@/lib/goal-jobs/results/download-primary";
import { resultOperations } from "@/lib/goal-jobs/results/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(resultOperations.downloadPrimary, ({ context, params }) => downloadPrimary(context, params.jobSpecId)),
]);
