import { listPostings } from "@/lib/goal-jobs/postings/list-postings";
import { postingOperations } from "@/lib/goal-jobs/postings/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(postingOperations.listPostings, ({ context, params, query }) => listPostings(context, params.jobSpecId, query)),
]);
