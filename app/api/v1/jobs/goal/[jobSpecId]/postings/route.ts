import { resultOperations } from "@/lib/goal-jobs/results/operations";
import { listPostings } from "@/lib/goal-jobs/views/list-postings";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(resultOperations.listPostings, ({ context, params, query }) => listPostings(context, params.jobSpecId, query)),
]);
