import "server-only";
import { lookup as dnsLookup, type LookupAddress, type LookupOptions } from "node:dns";
import ipaddr from "ipaddr.js";
import { Agent, type Dispatcher, request } from "undici";
import { ACCEPTED_ENCODINGS, decodedBody, headerOf } from "./response-body";

const DEFAULT_TIMEOUT_MS = 10_000;
const DEFAULT_MAX_BYTES = 1024 * 1024;
const MAX_REDIRECTS = 5;
const PUBLIC_PORTS = [80, 443];

/** `refused` = the address may not be asked, `redirects` = more than five of them. */
export type GuardedFetchErrorKind = "refused" | "timeout" | "network" | "redirects";

export class GuardedFetchError extends Error {
	readonly kind: GuardedFetchErrorKind;
	/** The address that failed, which a redirect may have named. */
	readonly url: string;

	constructor(kind: GuardedFetchErrorKind, message: string, url: string, options?: { cause?: unknown }) {
		super(message, options);
		this.name = "GuardedFetchError";
		this.kind = kind;
		this.url = url;
	}
}

export interface GuardOptions {
	/** Origins on this machine that may be asked, exactly as given: `http://127.0.0.1:4010`. Those of other hosts open nothing. */
	readonly allowedLoopbackOrigins?: readonly string[];
	/** Ports besides 80 and 443. */
	readonly allowedPorts?: readonly number[];
	/** Bounds redirects and bodies together. */
	readonly timeoutMs?: number;
	/** A longer body is cut off there. */
	readonly maxBytes?: number;
	/** Answers a host name with addresses; node's resolver by default. */
	readonly resolve?: (hostname: string) => Promise<LookupAddress[]>;
}

export interface GuardedResponse {
	readonly status: number;
	readonly finalUrl: string;
	readonly wasRedirected: boolean;
	readonly contentType: string;
	readonly body: string;
	readonly isTruncated: boolean;
}

export interface GuardedFetcher {
	/** GET. @throws GuardedFetchError; the reason of `signal` when that is aborted. */
	get(url: string, options?: { signal?: AbortSignal; headers?: Record<string, string> }): Promise<GuardedResponse>;
	close(): Promise<void>;
}

/** Whether an IP address is a public unicast one. IPv4 inside IPv6 is judged as the IPv4 address it leads to. */
export function isPublicAddress(address: string): boolean {
	if (!ipaddr.isValid(address)) return false;
	const parsed = ipaddr.process(address);
	if (parsed.range() !== "unicast") return false;
	return (
		parsed.kind() === "ipv4" ||
		!parsed
			.toByteArray()
			.slice(0, 12)
			.every((byte) => byte === 0)
	);
}

function isLoopbackAddress(address: string): boolean {
	return ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";
}

function resolveByNode(hostname: string): Promise<LookupAddress[]> {
	return new Promise((resolve, reject) => {
		dnsLookup(hostname, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
	});
}

type LookupCallback = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/** A resolver for the socket itself: the addresses that were judged are the ones that are connected to, so a second DNS answer has no say. */
function judgedLookup(resolve: (hostname: string) => Promise<LookupAddress[]>, isAllowed: (address: string) => boolean) {
	return (hostname: string, options: LookupOptions, callback: LookupCallback): void => {
		resolve(hostname).then(
			(addresses) => {
				const [first] = addresses;
				if (first === undefined || !addresses.every(({ address }) => isAllowed(address))) {
					callback(new GuardedFetchError("refused", "The host name leads to an address that is not public.", hostname), []);
				} else if (options.all) callback(null, addresses);
				else callback(null, first.address, first.family);
			},
			(error) => callback(error, []),
		);
	};
}

/** What may be said about an address before anything is resolved. @throws GuardedFetchError `refused` */
function checkUrl(url: URL, options: GuardOptions): "public" | "loopback" {
	const refuse = (message: string) => new GuardedFetchError("refused", message, url.href);
	if (url.protocol !== "http:" && url.protocol !== "https:") throw refuse("Only http and https addresses may be asked.");
	if (url.username !== "" || url.password !== "") throw refuse("The address holds credentials.");
	// The URL parser has already turned decimal, octal and hexadecimal spellings into dotted ones.
	const host = url.hostname.replace(/^\[|\]$/g, "");
	if ((host === "localhost" || isLoopbackAddress(host)) && options.allowedLoopbackOrigins?.includes(url.origin)) return "loopback";
	const port = Number(url.port || (url.protocol === "https:" ? 443 : 80));
	if (!PUBLIC_PORTS.includes(port) && !options.allowedPorts?.includes(port)) throw refuse(`Port ${port} may not be asked.`);
	if (ipaddr.isValid(host) && !isPublicAddress(host)) throw refuse("The address is not public.");
	return "public";
}

function toGuardedError(error: unknown, url: string, timeout: AbortSignal): GuardedFetchError {
	for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof GuardedFetchError) return cause;
	if (timeout.aborted) return new GuardedFetchError("timeout", "No full answer in time.", url, { cause: error });
	return new GuardedFetchError("network", "The address cannot be reached.", url, { cause: error });
}

async function readCapped(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<{ body: string; isTruncated: boolean }> {
	const chunks: Uint8Array[] = [];
	let bytes = 0;
	for await (const chunk of body) {
		chunks.push(chunk.subarray(0, maxBytes - bytes));
		bytes += chunk.byteLength;
		if (bytes > maxBytes) return { body: Buffer.concat(chunks).toString("utf8"), isTruncated: true };
	}
	return { body: Buffer.concat(chunks).toString("utf8"), isTruncated: false };
}

/**
 * Asks addresses that came from outside without letting them reach our own network: http(s) only, no credentials, ports 80 and 443, public
 * addresses at the moment of connecting, each of at most five redirects judged anew, time and size bounded.
 */
export function createGuardedFetcher(options: GuardOptions = {}): GuardedFetcher {
	const { timeoutMs = DEFAULT_TIMEOUT_MS, maxBytes = DEFAULT_MAX_BYTES, resolve = resolveByNode } = options;
	const agents: Record<"public" | "loopback", Dispatcher> = {
		public: new Agent({ connect: { lookup: judgedLookup(resolve, isPublicAddress) } }),
		loopback: new Agent({ connect: { lookup: judgedLookup(resolve, isLoopbackAddress) } }),
	};

	async function follow(start: string, headers: Record<string, string>, signal: AbortSignal): Promise<GuardedResponse> {
		let address = start;
		for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
			if (!URL.canParse(address)) throw new GuardedFetchError("refused", "The address is not a URL.", address);
			const url = new URL(address);
			const dispatcher = agents[checkUrl(url, options)];
			const response = await request(url, { dispatcher, headers, signal });
			const { statusCode: status } = response;
			const location = headerOf(response, "location");
			if (status < 300 || status >= 400 || location === null) {
				const read = await readCapped(decodedBody(response) ?? response.body, maxBytes);
				return { status, finalUrl: url.href, wasRedirected: redirects > 0, contentType: headerOf(response, "content-type") ?? "", ...read };
			}
			await response.body.dump();
			address = URL.canParse(location, url) ? new URL(location, url).href : location;
		}
		throw new GuardedFetchError("redirects", `More than ${MAX_REDIRECTS} redirects.`, start);
	}

	return {
		async get(url, { signal, headers = {} } = {}) {
			const timeout = AbortSignal.timeout(timeoutMs);
			try {
				return await follow(
					url,
					{ accept: "*/*", "accept-encoding": ACCEPTED_ENCODINGS, "user-agent": "goal-mode/1.0", ...headers },
					signal ? AbortSignal.any([signal, timeout]) : timeout,
				);
			} catch (error) {
				signal?.throwIfAborted();
				throw toGuardedError(error, url, timeout);
			}
		},
		async close() {
			await Promise.all([agents.public.destroy(), agents.loopback.destroy()]);
		},
	};
}
