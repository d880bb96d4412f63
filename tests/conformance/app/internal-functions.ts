import { eventName, inngest, on, tokenOf } from "./client";
import { record } from "./effects";

const watched = `event.data.event.data.watchedBy == '${eventName("watcher")}'`;

/** Functions whose ends are watched through the events that the server itself sends. */
export const internalFunctions = [
	inngest.createFunction({ id: "succeeding", triggers: on("succeeding") }, () => ({ answer: 42 })),

	inngest.createFunction({ id: "breaking", retries: 0, triggers: on("breaking") }, () => {
		throw new TypeError("broken");
	}),

	inngest.createFunction({ id: "stopped", cancelOn: [{ ...on("cancel"), match: "data.id" }], triggers: on("stopped") }, async ({ event, step }) => {
		await step.run("begin", () => record(tokenOf(event), "begun"));
		await step.sleep("long", "1h");
	}),

	inngest.createFunction(
		{
			id: "watcher",
			triggers: [
				{ event: "inngest/function.finished", if: watched },
				{ event: "inngest/function.failed", if: watched },
				{ event: "inngest/function.cancelled", if: watched },
			],
		},
		({ event, step }) => step.run("note", () => record(tokenOf(event.data.event), "ended", { name: event.name, id: event.id, data: event.data })),
	),
];
