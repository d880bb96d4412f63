import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { getRunTimeline } from "@/lib/specialists/run-views/get-run-timeline";
import { runViewOperations } from "@/lib/specialists/run-views/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(runViewOperations.getRunTimeline, ({ context, params }) => getRunTimeline(context, params.jobSpecId)),
]);
