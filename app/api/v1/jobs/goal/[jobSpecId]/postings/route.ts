import { goalJobOperations } from "@/lib/goal-jobs/operations";
import { listPostings } from "@/lib/goal-jobs/views/list-postings";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(goalJobOperations.listPostings, ({ context, params, query }) => listPostings(context, params.jobSpecId, query)),
]);
