import { getPosting } from "@/lib/goal-jobs/postings/get-posting";
import { postingOperations } from "@/lib/goal-jobs/postings/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(postingOperations.getPosting, ({ context, params }) => getPosting(context, params.jobSpecId, params.jobId)),
]);
