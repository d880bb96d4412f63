import { PRO_PRICE_ID } from "@/local/paddle/records/catalog";
import { startPaddle } from "@/local/paddle/server";
import type { Faults } from "@/local/paddle/webhooks/faults";
import { signBody } from "@/local/paddle/webhooks/signature";
import { answerBy, listen } from "./listen";

const SECRET = "pdl_ntfset_test_0123456789abcdef";
const KEY = "pdl_sdbx_apikey_test_0123456789";

export interface Delivered {
	readonly event: string;
	readonly status: number;
	readonly outcome: string | undefined;
}

/** The stand-in for Paddle with the application's own webhook route behind it. The environment of this process leads there, and to what is given. */
export async function startPaddleWorld(given: Readonly<Record<string, string>> = {}) {
	// The environment leads the application here, so nothing of it loads before.
	const { POST: webhookRoute } = await import("@/app/api/v1/webhooks/paddle/route");
	const delivered: Delivered[] = [];
	const app = await listen((request, response) =>
		answerBy(
			async (url, init) => {
				const answer = await webhookRoute(new Request(url, init), { params: Promise.resolve({}) });
				const { outcome } = (await answer.clone().json()) as { outcome?: string };
				const [, event = ""] = /"event_type":"([\w.]+)"/.exec(String(init.body)) ?? [];
				delivered.push({ event, status: answer.status, outcome });
				return answer;
			},
			request,
			response,
		),
	);
	const url = `${app.origin}/api/v1/webhooks/paddle`;
	const options = { port: 0, apiKey: KEY, dir: null, defaultPaymentLink: "http://127.0.0.1:3000/pay", url, secrets: [SECRET], account: "live" } as const;
	const paddle = await startPaddle(options);
	Object.assign(process.env, {
		PADDLE_API_KEY: KEY,
		PADDLE_WEBHOOK_SECRET: SECRET,
		PADDLE_CLIENT_TOKEN: "test_token",
		PADDLE_PRO_PRICE_ID: PRO_PRICE_ID,
		PADDLE_BASE_URL: paddle.origin,
		...given,
	});
	const ask = async (method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> => {
		const headers: Record<string, string> = path.startsWith("/stand-in/") ? {} : { authorization: `bearer ${KEY}` };
		const answer = await fetch(`${paddle.origin}${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
		return { status: answer.status, body: await answer.json().catch(() => null) };
	};
	/** Sends a body to the webhook route as anybody could, signed unless told otherwise. */
	const post = async (body: string, signature = signBody(body, [SECRET], Math.floor(Date.now() / 1000))) => {
		const answer = await fetch(url, { method: "POST", body, headers: { "content-type": "application/json", "paddle-signature": signature } });
		return { status: answer.status, body: (await answer.json()) as { code?: string; outcome?: string } };
	};
	return {
		origin: paddle.origin,
		delivered,
		ask,
		post,
		secret: SECRET,
		faults: (faults: Partial<Faults>) => ask("PUT", "/stand-in/faults", faults),
		pay: (transactionId: string) => ask("POST", `/checkout/${transactionId}/pay`),
		decline: (transactionId: string) => ask("POST", `/checkout/${transactionId}/decline`),
		/** The transactions that the account has, newest first. */
		transactions: async (query = ""): Promise<Array<Record<string, unknown> & { id: string }>> => {
			const { body } = await ask("GET", `/transactions?per_page=200${query}`);
			return (body as { data: Array<Record<string, unknown> & { id: string }> }).data;
		},
		/** What happened with a record, as it was told. */
		events: async (type: string, id: string): Promise<Array<{ event_id: string; event_type: string; occurred_at: string; data: Record<string, unknown> }>> => {
			const { body } = await ask("GET", `/events?per_page=200&event_type=${type}`);
			const { data } = body as { data: Array<{ event_id: string; event_type: string; occurred_at: string; data: Record<string, unknown> }> };
			return data.filter((event) => event.data.id === id);
		},
		close: async () => {
			await paddle.close();
			await app.close();
		},
	};
}
export type PaddleWorld = Awaited<ReturnType<typeof startPaddleWorld>>;
