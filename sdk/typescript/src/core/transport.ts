import type { TokenPair } from "../generated/models.ts";
import { type Query, queryText } from "./addresses.ts";
import { type Credentials, Keyring } from "./credentials.ts";
import { ApiError, ConnectionError, GoalModeError, TimeoutError } from "./errors.ts";
import { Pages } from "./pages.ts";
import { delay, hintSeconds, isPassing, pauseMs } from "./retrying.ts";

export type { Pages } from "./pages.ts";

export interface DeprecationNotice {
	readonly path: string;
	/** When it goes, as an HTTP date; null while nobody has said. */
	readonly sunset: string | null;
}

export interface ClientOptions extends Credentials {
	/** Where the service is, with or without `/api/v1`. */
	readonly baseUrl: string;
	/** Of one try, in milliseconds. */
	readonly timeoutMs?: number;
	/** Tries after the first. */
	readonly maxRetries?: number;
	/** The pause before the second try, in milliseconds; it doubles up to eight seconds. */
	readonly retryPauseMs?: number;
	readonly fetch?: typeof fetch;
	/** What programs call themselves in the logs of the service. */
	readonly userAgent?: string;
	/** Told once for every operation that the service will withdraw; a warning in the console otherwise. */
	readonly onDeprecation?: (notice: DeprecationNotice) => void;
}

export interface CallOptions {
	readonly signal?: AbortSignal;
	readonly timeoutMs?: number;
	readonly maxRetries?: number;
	/** Your own name for this change, 8 to 128 characters; made anew for each call otherwise, and kept over its retries. */
	readonly idempotencyKey?: string;
	readonly headers?: Readonly<Record<string, string>>;
}

/** What is asked for, by what a call gives back. */
const ACCEPTED = {
	json: "application/json",
	text: "text/csv, text/plain;q=0.9, */*;q=0.1",
	bytes: "image/*, application/json;q=0.9, */*;q=0.1",
	response: "application/json",
} as const;

interface Asked {
	readonly body?: unknown;
	readonly query?: object | undefined;
	readonly answer?: keyof typeof ACCEPTED;
	/** The renewal of tokens carries none. */
	readonly isOpen?: boolean;
}

const TIMEOUT_MS = 60_000;
const MAX_RETRIES = 5;
const PREFIX = "/api/v1";

/** @throws GoalModeError for what is no address; one without a host is of the page that calls. */
function withPrefix(baseUrl: string): string {
	if (typeof baseUrl !== "string") throw new GoalModeError("baseUrl is missing: the address of the service, such as https://goals.example.com.");
	if (baseUrl !== "" && !/^(?:https?:\/\/|\/)/i.test(baseUrl))
		throw new GoalModeError(`The address of the service has to begin with http:// or https://, and this one does not: ${baseUrl}`);
	const bare = baseUrl.replace(/\/+$/, "");
	return bare.endsWith(PREFIX) ? bare : `${bare}${PREFIX}`;
}

/** Carries calls: credentials, keys for changes, time limits, and tries after what passes. */
export class Transport {
	readonly baseUrl: string;
	readonly keyring: Keyring;
	readonly #options: ClientOptions;
	readonly #fetch: typeof fetch;
	readonly #warned = new Set<string>();

	constructor(options: ClientOptions) {
		this.baseUrl = withPrefix(options.baseUrl);
		this.keyring = new Keyring(options);
		this.#options = options;
		this.#fetch = options.fetch ?? ((...given) => globalThis.fetch(...given));
	}

	pages<P, T>(path: string, query: object | undefined, itemsField: string, cursorField: string, options?: CallOptions): Pages<P, T> {
		const fetchPage = (cursor: string | undefined) => this.call<P>("GET", path, { query: cursor === undefined ? query : { ...query, cursor } }, options);
		return new Pages(fetchPage, itemsField, cursorField);
	}

	/** One call of the API, by its path after the version prefix. @throws ApiError, ConnectionError, TimeoutError, or the signal's reason. */
	async call<T>(method: string, path: string, asked: Asked = {}, options: CallOptions = {}): Promise<T> {
		const key = method === "GET" ? undefined : (options.idempotencyKey ?? crypto.randomUUID());
		const retries = options.maxRetries ?? this.#options.maxRetries ?? MAX_RETRIES;
		let mayRenew = !asked.isOpen && this.keyring.canRenew;
		for (let tries = 1; ; tries += 1) {
			options.signal?.throwIfAborted();
			if (!asked.isOpen && this.keyring.isStale()) await this.#renew(this.keyring.bearer());
			const bearer = asked.isOpen ? undefined : this.keyring.bearer();
			const outcome = await this.#try<T>(method, path, asked, options, key, bearer);
			if ("value" in outcome) return outcome.value;
			const { error } = outcome;
			if (mayRenew && error instanceof ApiError && error.status === 401) {
				mayRenew = false;
				await this.#renew(bearer);
				continue;
			}
			const pause =
				outcome.mayPass && tries <= retries
					? pauseMs(tries, error instanceof ApiError ? error.retryAfterSeconds : undefined, this.#options.retryPauseMs)
					: null;
			if (pause === null) throw error;
			await delay(pause, options.signal);
		}
	}

	#renew(seen: string | undefined): Promise<void> {
		return this.keyring.renew(seen, (refreshToken) => this.call<TokenPair>("POST", "/auth/refresh", { body: { refreshToken }, isOpen: true }));
	}

	async #try<T>(
		method: string,
		path: string,
		{ body, query, answer = "json" }: Asked,
		options: CallOptions,
		key: string | undefined,
		bearer: string | undefined,
	): Promise<{ value: T } | { error: Error; mayPass: boolean }> {
		const limitMs = options.timeoutMs ?? this.#options.timeoutMs ?? TIMEOUT_MS;
		const late = new AbortController();
		const timer = setTimeout(() => late.abort(), limitMs);
		const leave = () => late.abort();
		options.signal?.addEventListener("abort", leave, { once: true });
		try {
			const response = await this.#fetch(`${this.baseUrl}${path}${queryText(query as Query | undefined)}`, {
				method,
				headers: this.#headers(body, key, bearer, options, answer),
				...(body === undefined ? {} : { body: body instanceof FormData || typeof body === "string" ? body : JSON.stringify(body) }),
				signal: late.signal,
				redirect: "follow",
			});
			this.#warn(path, response.headers);
			if (!response.ok) return await refusal(response);
			// What was cut off in the middle throws here, and is asked again.
			if (answer === "response") return { value: response as T };
			if (answer === "bytes") return { value: new Uint8Array(await response.arrayBuffer()) as T };
			return { value: (answer === "text" ? await response.text() : await response.json()) as T };
		} catch (cause) {
			if (options.signal?.aborted) throw options.signal.reason;
			if (late.signal.aborted) return { error: new TimeoutError(`No answer within ${limitMs / 1000} seconds: ${method} ${path}`, { cause }), mayPass: true };
			return { error: new ConnectionError(`The service could not be reached at ${this.baseUrl}: ${method} ${path}`, { cause }), mayPass: true };
		} finally {
			clearTimeout(timer);
			options.signal?.removeEventListener("abort", leave);
		}
	}

	#headers(body: unknown, key: string | undefined, bearer: string | undefined, options: CallOptions, answer: keyof typeof ACCEPTED): Record<string, string> {
		return {
			accept: ACCEPTED[answer],
			...(this.#options.userAgent ? { "user-agent": this.#options.userAgent } : {}),
			...(body === undefined || body instanceof FormData ? {} : { "content-type": "application/json" }),
			...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
			...(key === undefined ? {} : { "idempotency-key": key }),
			...options.headers,
		};
	}

	#warn(path: string, headers: Headers): void {
		if (!headers.has("deprecation")) return;
		const operation = path.replace(/[0-9a-f-]{16,}/g, "…");
		if (this.#warned.has(operation)) return;
		this.#warned.add(operation);
		const notice = { path: operation, sunset: headers.get("sunset") };
		if (this.#options.onDeprecation) this.#options.onDeprecation(notice);
		// biome-ignore lint/suspicious/noConsole: who is not told otherwise reads it here.
		else console.warn(deprecationText(notice));
	}
}

/** The warning about an operation that the service will withdraw. */
export function deprecationText({ path, sunset }: DeprecationNotice): string {
	return `Goal Mode: ${path} will be withdrawn${sunset ? ` on ${sunset}` : ""}. The API reference says what to use instead.`;
}

async function refusal(response: Response): Promise<{ error: Error; mayPass: boolean }> {
	const retryAfterSeconds = hintSeconds(response.headers);
	const text = await response.text().catch(() => "");
	const body = asRecord(text);
	const code = typeof body.code === "string" ? body.code : `HTTP_${response.status}`;
	const message = typeof body.message === "string" ? body.message : `The service answered with status ${response.status}.`;
	const requestId = typeof body.requestId === "string" ? body.requestId : (response.headers.get("x-request-id") ?? undefined);
	const error = new ApiError({
		status: response.status,
		code,
		message,
		details: body.details as Record<string, unknown> | undefined,
		requestId,
		retryAfterSeconds,
	});
	return { error, mayPass: isPassing(response.status, code) };
}

function asRecord(text: string): Record<string, unknown> {
	try {
		const value: unknown = JSON.parse(text);
		return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
	} catch {
		return {};
	}
}
