import { goalJobOperations } from "@/lib/goal-jobs/operations";
import { listEvents } from "@/lib/goal-jobs/stream/list-events";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(goalJobOperations.listEvents, ({ context, params, query }) => listEvents(context, params.jobSpecId, query)),
]);
