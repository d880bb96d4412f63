import { markPosting } from "@/lib/goal-jobs/postings/mark-posting";
import { postingOperations } from "@/lib/goal-jobs/postings/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(postingOperations.markPosting, ({ context, params, body }) => markPosting(context, params.jobSpecId, params.jobId, body.mark)),
]);
