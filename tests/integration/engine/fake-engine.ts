import { buffer } from "node:stream/consumers";
import { listen } from "@/tests/world/listen";

export interface Registration {
	url: string;
	functions: { steps: { step: { runtime: { url: string } } } }[];
}

export interface FakeEngine {
	readonly url: string;
	/** What apps registered, with the query of each call. */
	readonly registrations: { search: string; body: Registration }[];
	/** The ids of the events that came, in order. */
	readonly eventIds: string[];
	/** How registrations are answered from now on. */
	answerWith(status: number, body: string): void;
	close(): Promise<void>;
}

export const TAKEN = JSON.stringify({ ok: true, status: 200, modified: true });
export const KNOWN = JSON.stringify({ ok: true, status: 200, modified: false });

/** The two doors of an engine that an app knocks at, registration and events, without anything behind them. */
export async function startFakeEngine(): Promise<FakeEngine> {
	const registrations: FakeEngine["registrations"] = [];
	const eventIds: string[] = [];
	let answer = { status: 200, body: TAKEN };
	const { origin, close } = await listen(async (request, response) => {
		const body = await buffer(request);
		const { pathname, search } = new URL(request.url ?? "/", "http://engine");
		const read = () => JSON.parse(body.toString());
		if (pathname === "/fn/register") {
			registrations.push({ search, body: read() });
			response.writeHead(answer.status, { "content-type": answer.body.startsWith("{") ? "application/json" : "text/plain" }).end(answer.body);
			return;
		}
		const ids = pathname.startsWith("/e/") ? (read() as { id: string }[]).map(({ id }) => id) : [];
		eventIds.push(...ids);
		response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ status: 200, ids }));
	});
	return {
		url: origin,
		registrations,
		eventIds,
		answerWith: (status, body) => {
			answer = { status, body };
		},
		close,
	};
}
