import { bestPostings } from "@/lib/goal-jobs/postings/best-postings";
import { postingOperations } from "@/lib/goal-jobs/postings/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(postingOperations.bestPostings, ({ context, params, query }) => bestPostings(context, params.jobSpecId, query)),
]);
