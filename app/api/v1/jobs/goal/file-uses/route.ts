import { FileUses, FileUsesQuery } from "@/lib/goal-jobs/schemas";
import { listFileUses } from "@/lib/goal-jobs/views/list-file-uses";
import { operation } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
	GET: operation({
		operationId: "listFileUses",
		summary: "How many of the caller's jobs were made with each of these files",
		description: "Look here before a file is deleted: a job that has not ended cannot go on without it.",
		tag: "Goal jobs",
		auth: "required",
		scope: "jobs",
		query: FileUsesQuery,
		response: FileUses,
		handle: ({ context, query }) => listFileUses(context, query),
	}),
});
