import { listEvents } from "@/lib/goal-jobs/stream/list-events";
import { streamOperations } from "@/lib/goal-jobs/stream/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(streamOperations.listEvents, ({ context, params, query }) => listEvents(context, params.jobSpecId, query)),
]);
