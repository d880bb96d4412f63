import PusherClient from "pusher-js";
import type { JobEvent } from "@/lib/goal-jobs/stream/schemas";

const PATIENCE_MS = 90_000;

/** What a page gets of one job without asking. */
export interface JobStream {
	/** Everything that arrived, in the order of the log; what came twice, once. */
	received(): JobEvent[];
	/** The first wanted event of those that came since the last one that was taken. */
	next(isWanted: (event: JobEvent) => boolean): Promise<JobEvent>;
	close(): void;
}

interface Stream {
	readonly key: string;
	readonly host: string | null;
	readonly port: number;
	/** Has the application sign a channel for this socket. */
	authorize(socketId: string, channelName: string): Promise<{ auth: string }>;
}

/** Listens to a job's channel as its page does. Resolves once it is subscribed. */
export async function followJob({ key, host, port, authorize }: Stream, jobSpecId: string): Promise<JobStream> {
	const client = new PusherClient(key, {
		cluster: "local",
		wsHost: host ?? "",
		wsPort: port,
		forceTLS: false,
		enabledTransports: ["ws"],
		disableStats: true,
		channelAuthorization: {
			endpoint: "",
			transport: "ajax",
			customHandler: ({ socketId, channelName }, done) =>
				void authorize(socketId, channelName).then(
					(signed) => done(null, signed),
					(error: Error) => done(error, null),
				),
		},
	});
	const events: JobEvent[] = [];
	let taken = 0;
	let look: () => void = () => undefined;
	const channel = client.subscribe(`private-job-${jobSpecId}`);
	channel.bind_global((name: string, data: JobEvent) => {
		if (name.startsWith("pusher:")) return;
		events.push(data);
		look();
	});
	await new Promise<void>((resolve, reject) => {
		channel.bind("pusher:subscription_succeeded", resolve);
		channel.bind("pusher:subscription_error", (problem: unknown) => reject(new Error(`The channel was refused: ${JSON.stringify(problem)}`)));
	});
	return {
		received: () => [...new Map(events.map((event) => [event.seq, event])).values()].sort((one, other) => one.seq - other.seq),
		next: (isWanted) =>
			new Promise((resolve, reject) => {
				const timer = setTimeout(() => reject(new Error(`Nothing more came than ${events.map(({ type }) => type).join(", ")}.`)), PATIENCE_MS);
				look = () => {
					const at = events.findIndex((event, index) => index >= taken && isWanted(event));
					const found = events[at];
					if (!found) return;
					clearTimeout(timer);
					taken = at + 1;
					look = () => undefined;
					resolve(found);
				};
				look();
			}),
		close: () => client.disconnect(),
	};
}
