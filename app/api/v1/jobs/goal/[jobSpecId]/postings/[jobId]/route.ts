import { resultOperations } from "@/lib/goal-jobs/results/operations";
import { getPosting } from "@/lib/goal-jobs/views/get-posting";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(resultOperations.getPosting, ({ context, params }) => getPosting(context, params.jobSpecId, params.jobId)),
]);
