import { goalJobOperations } from "@/lib/goal-jobs/operations";
import { downloadPrimary } from "@/lib/goal-jobs/results/download-primary";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(goalJobOperations.downloadPrimary, ({ context, params }) => downloadPrimary(context, params.jobSpecId)),
]);
