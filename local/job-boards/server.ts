import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { chooseFaultyBoards, type Fault, type FaultyBoard } from "./faults";
import { indexPage, messagePage, postingPage } from "./pages";
import { PROVIDERS } from "./providers/list";
import type { ProviderBoards, ToUrl } from "./providers/provider-boards";
import { type ListingState, makeListings } from "./sample/listings";
import { createStore, type Found, type Store } from "./store";

export interface JobBoardOptions {
	readonly port: number;
	readonly seed: number;
	/** Different positions; copies and faulty boards come on top. */
	readonly count: number;
	/** Dates are told back from this day. */
	readonly today: Date;
	readonly withFaults: boolean;
}

export interface JobBoards {
	readonly origin: string;
	readonly port: number;
	close(): Promise<void>;
}

interface Reply {
	readonly status: number;
	readonly type: "application/json" | "text/html; charset=utf-8";
	readonly body: string | Buffer;
	readonly headers?: Readonly<Record<string, string>>;
}

const RECORD_STATUS: Partial<Readonly<Record<ListingState, number>>> = {
	"gone-404": 404,
	"gone-410": 410,
	redirected: 404,
	"missing-record": 404,
	absent: 404,
};
const MAX_CACHED_BODIES = 2_000;

function json(value: unknown, status = 200): Reply {
	return { status, type: "application/json", body: JSON.stringify(value) };
}

function html(body: string, status = 200, headers: Readonly<Record<string, string>> = {}): Reply {
	return { status, type: "text/html; charset=utf-8", body, headers };
}

/** The public page of a listing, as its state wants it. */
function pageReply({ boards, listing }: Found, state: ListingState): Reply {
	switch (state) {
		case "open":
		case "missing-record":
			return html(postingPage(listing, false));
		case "closed-text":
		case "expired":
			return html(postingPage(listing, true));
		case "gone-404":
		case "absent":
		case "unlisted":
			return html(messagePage("Page not found", "This posting does not exist or was removed."), 404);
		case "gone-410":
			return html(messagePage("Gone", "This posting was removed."), 410);
		case "redirected":
			return html("", 302, { location: boards.homePath(listing.board) });
		case "blocked":
			return html(messagePage("Access denied", "Please confirm that you are a person."), 403);
		case "unavailable":
			return html(messagePage("Out of order", "Please try again later."), 503);
	}
}

/** The page of a path or of the posting that it lies below: an application form has the same fate as its posting. */
function findPage(store: Store, path: string): Found | undefined {
	const segments = path.split("/");
	for (const depth of [0, 1, 2]) {
		const found = store.findByPage(segments.slice(0, segments.length - depth).join("/"));
		if (found !== undefined) return found;
	}
	return undefined;
}

function homeReply(store: Store, path: string): Reply | null {
	if (path === "/") {
		const links = PROVIDERS.flatMap(({ provider }) =>
			store.boardsOf(provider).map((board) => ({ href: provider === board ? `/${provider}` : `/${provider}/${board}`, text: `${provider}: ${board}` })),
		);
		return html(indexPage("Sample job boards", links));
	}
	const [provider = "", board = provider, ...rest] = path.split("/").filter((segment) => segment !== "");
	const boards = PROVIDERS.find((each) => each.provider === provider);
	const listings = store.listed(provider, board);
	if (boards === undefined || listings === undefined || rest.length > 0) return null;
	const open = listings.filter((listing) => store.stateOf(listing) === "open");
	return html(
		indexPage(
			`${listings[0]?.companyName ?? board}: open positions`,
			open.map((listing) => ({ href: boards.pagePath(listing), text: `${listing.title} – ${listing.locationName}` })),
		),
	);
}

/** The configuration that makes a search read all of this server. A board with a limit of its own stands in an entry of its own. */
function sourceList(store: Store, faulty: readonly FaultyBoard[], toUrl: ToUrl) {
	return PROVIDERS.filter((boards) => boards.isOptIn !== true).flatMap(({ provider, basePath }) => {
		const mine = faulty.filter((each) => each.provider === provider);
		const limited = mine.filter((each) => each.timeoutMs !== undefined);
		const names = [...store.boardsOf(provider), ...mine.filter((each) => each.timeoutMs === undefined).map((each) => each.board)];
		const entry = (boards: readonly string[]) => ({ provider, baseUrl: toUrl(basePath), boards });
		return [entry([...new Set(names)].sort()), ...limited.map(({ board, timeoutMs }) => ({ ...entry([board]), timeoutMs }))];
	});
}

/** What a fault answers instead of the board, null when the board may answer. Never settles for a mute board. */
async function faultReply(fault: Fault | undefined, isList: boolean, requestNumber: number): Promise<Reply | null> {
	switch (fault?.kind) {
		case undefined:
			return null;
		case "error":
			return json({ status: 500, error: "Internal server error" }, 500);
		case "silence":
			return new Promise<Reply>(() => {});
		case "html":
			return html(messagePage("Careers", "Our careers page moved."));
		case "throttle":
			return isList && requestNumber % 2 === 1 ? { ...json({ error: "Too many requests" }, 429), headers: { "retry-after": "0" } } : null;
		case "slow":
			if (isList) await sleep(fault.delayMs);
			return null;
	}
}

function createAnswer(store: Store, faulty: readonly FaultyBoard[]) {
	const faults = new Map(faulty.map(({ provider, board, fault }) => [`${provider}/${board}`, fault]));
	const requests = new Map<string, number>();
	const cache = new Map<string, Buffer>();

	async function apiReply(boards: ProviderBoards, board: string, postingId: string | null, url: URL, toUrl: ToUrl): Promise<Reply> {
		const key = `${boards.provider}/${board}`;
		const number = (requests.get(key) ?? 0) + 1;
		const fault = faults.get(key);
		if (fault !== undefined && postingId === null) requests.set(key, number);
		const instead = await faultReply(fault, postingId === null, number);
		if (instead !== null) return instead;
		if (postingId !== null) {
			const listing = store.findById(boards.provider, board, postingId);
			const status = listing === undefined ? 404 : RECORD_STATUS[store.stateOf(listing)];
			if (listing === undefined || status !== undefined || boards.detail === undefined)
				return json({ status: status ?? 404, error: "Job not found" }, status ?? 404);
			return json(boards.detail(listing, toUrl));
		}
		const listings = store.listed(boards.provider, board);
		if (listings === undefined) return json({ status: 404, error: "Board not found" }, 404);
		const cached = cache.get(url.href);
		if (cached !== undefined) return { status: 200, type: "application/json", body: cached };
		const body = Buffer.from(JSON.stringify(boards.list(listings, url.searchParams, toUrl)));
		if (cache.size >= MAX_CACHED_BODIES) cache.clear();
		cache.set(url.href, body);
		return { status: 200, type: "application/json", body };
	}

	/** Withdraws the posting of a page address, to see what a later search or check makes of it. */
	function closeReply(url: URL): Reply {
		const target = url.searchParams.get("url") ?? "";
		const found = URL.canParse(target, url.href) ? findPage(store, new URL(target, url.href).pathname) : undefined;
		if (found === undefined) return json({ error: "No posting has this page." }, 404);
		store.close(found.listing);
		cache.clear();
		return json({ closed: found.boards.pagePath(found.listing) });
	}

	return async (method: string, url: URL): Promise<Reply> => {
		const toUrl: ToUrl = (path) => `${url.origin}${path}`;
		if (method === "POST" && url.pathname === "/control/close") return closeReply(url);
		if (method !== "GET" && method !== "HEAD") return json({ error: "Method not allowed" }, 405);
		if (url.pathname === "/health") return json({ status: "ok" });
		if (url.pathname === "/sources.json") return json(sourceList(store, faulty, toUrl));
		const segments = url.pathname.split("/").filter((segment) => segment !== "");
		for (const boards of PROVIDERS) {
			const match = boards.match(segments);
			if (match !== null) return apiReply(boards, match.board, match.postingId, url, toUrl);
		}
		const found = findPage(store, url.pathname);
		if (found !== undefined) return pageReply(found, store.stateOf(found.listing));
		return homeReply(store, url.pathname) ?? html(messagePage("Page not found", "There is nothing at this address."), 404);
	};
}

/** The address that the client used, so that links work through any name of this machine. */
function requestUrl(request: IncomingMessage): URL | null {
	const host = request.headers.host ?? "127.0.0.1";
	const address = `http://${host}${request.url ?? "/"}`;
	return /^[a-z0-9.:[\]-]+$/i.test(host) && URL.canParse(address) ? new URL(address) : null;
}

function send(response: ServerResponse, reply: Reply): void {
	response.writeHead(reply.status, {
		"content-type": reply.type,
		"content-length": Buffer.byteLength(reply.body),
		"cache-control": "no-store",
		...reply.headers,
	});
	response.end(reply.body);
}

function listen(server: Server, port: number): Promise<number> {
	return new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
	});
}

/** Serves sample boards of every provider on loopback. Equal options give equal answers. */
export async function startJobBoards(options: JobBoardOptions): Promise<JobBoards> {
	const listings = makeListings(options);
	const answer = createAnswer(createStore(listings), options.withFaults ? chooseFaultyBoards(listings) : []);
	const server = createServer((request, response) => {
		const url = requestUrl(request);
		if (url === null) return send(response, json({ error: "Bad request" }, 400));
		answer(request.method ?? "GET", url).then(
			(reply) => send(response, reply),
			(error: unknown) => send(response, json({ error: error instanceof Error ? error.message : "Unknown" }, 500)),
		);
	});
	const port = await listen(server, options.port);
	return {
		origin: `http://127.0.0.1:${port}`,
		port,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}
