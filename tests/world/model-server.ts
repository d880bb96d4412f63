import { json } from "node:stream/consumers";
import { type Listening, listen, listenInTest } from "./listen";

interface ChatRequest {
	model: string;
	max_tokens?: number;
	messages: { role: string; content: string }[];
}

/** What the model says to a request: its text; a number is an error status, null is no answer at all. */
type Answer = string | number | null;
type Script = readonly Answer[] | ((request: ChatRequest) => Answer);

export interface ModelServer {
	readonly url: string;
	readonly requests: ChatRequest[];
	readonly keys: (string | undefined)[];
	/** How many requests have come and were neither answered nor given up. */
	open(): number;
	close: Listening["close"];
}

interface Usage {
	readonly prompt_tokens: number;
	readonly completion_tokens: number;
}
const LITTLE: Usage = { prompt_tokens: 100, completion_tokens: 20 };

/** An OpenAI-compatible endpoint on a free port that answers by a script, one after the other or by the request, and says what was used. */
export async function startModelServer(script: Script, usage: Usage | null = LITTLE, listening = listen): Promise<ModelServer> {
	const requests: ChatRequest[] = [];
	const keys: (string | undefined)[] = [];
	let open = 0;
	const { origin, close } = await listening(async (request, response) => {
		open += 1;
		response.once("close", () => {
			open -= 1;
		});
		const asked = (await json(request)) as ChatRequest;
		requests.push(asked);
		keys.push(request.headers.authorization);
		const answer = typeof script === "function" ? script(asked) : script[Math.min(requests.length, script.length) - 1];
		if (answer === null || answer === undefined) return;
		response.setHeader("content-type", "application/json");
		if (typeof answer === "number") {
			response.statusCode = answer;
			response.end(JSON.stringify({ error: { message: `status ${answer}` } }));
			return;
		}
		const counted = usage ? { usage: { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens } } : {};
		const choices = [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: answer } }];
		response.end(JSON.stringify({ id: "1", object: "chat.completion", created: 1, model: "tiny", choices, ...counted }));
	});
	return { url: `${origin}/v1`, requests, keys, open: () => open, close };
}

/** The same until the test that calls it is over. */
export function modelServer(script: Script, usage: Usage | null = LITTLE): Promise<ModelServer> {
	return startModelServer(script, usage, listenInTest);
}
