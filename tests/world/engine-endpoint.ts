import { NextRequest } from "next/server";
import { answerBy, listen } from "./listen";

/** The app's endpoint for an engine, served without the rest of the app. */
export interface EngineEndpoint {
	readonly origin: string;
	/** Begins to answer, and has the app registered with the engine that the environment names by then. @throws Error with the engine's reason. */
	open(): Promise<void>;
	/** From now on, calls for which this says so are answered as a proxy answers for an app that is gone. */
	outage(isHit: (url: URL) => boolean): void;
	close(): Promise<void>;
}

type Handlers = Record<"GET" | "POST" | "PUT", (request: NextRequest) => Promise<Response>>;

/** Takes a port at once, so that an engine can be told of it before modules that read the environment are loaded. */
export async function takeEngineEndpoint(): Promise<EngineEndpoint> {
	let handlers: Handlers | undefined;
	let isAway: (url: URL) => boolean = () => false;
	const { origin, close } = await listen((request, response) => {
		const handle = handlers?.[request.method as keyof Handlers];
		if (!handle || isAway(new URL(request.url ?? "/", origin))) return void response.writeHead(503).end();
		void answerBy(async (url, init) => handle(new NextRequest(url, init as ConstructorParameters<typeof NextRequest>[1])), request, response);
	});
	return {
		origin,
		close,
		open: async () => {
			const [{ engineEndpoint }, { askRegistration }] = await Promise.all([import("@/inngest/serve"), import("@/lib/platform/engine/ask-registration")]);
			handlers = engineEndpoint;
			const reason = await askRegistration(origin);
			if (reason !== null) throw new Error(`The engine did not take the app's functions: ${reason}`);
		},
		outage: (isHit) => {
			isAway = isHit;
		},
	};
}
