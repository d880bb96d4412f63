import { goalJobOperations } from "@/lib/goal-jobs/operations";
import { getPosting } from "@/lib/goal-jobs/views/get-posting";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(goalJobOperations.getPosting, ({ context, params }) => getPosting(context, params.jobSpecId, params.postingId)),
]);
