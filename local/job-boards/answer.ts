import { LRUCache } from "lru-cache";
import { PROVIDERS } from "@/local/job-boards/providers/list";
import type { ProviderBoards, ToUrl } from "@/local/job-boards/providers/provider-boards";
import type { ListingState } from "@/local/job-boards/sample/homes";
import { type Fault, type FaultyBoard, faultReply, MOODS } from "./faults";
import { messagePage } from "./pages";
import { findPage, homeReply, html, json, pageReply, type Reply } from "./replies";
import type { Store } from "./store";

const RECORD_STATUS: Partial<Readonly<Record<ListingState, number>>> = {
	"gone-404": 404,
	"gone-410": 410,
	redirected: 404,
	"missing-record": 404,
	absent: 404,
};

/** Our own machine needs no courtesy, only bounds. */
const LIMITS = { concurrency: 32, spacingMs: 0, pagesAtOnce: 16 };

/** The configuration that makes a search read all of this server. A board with a limit of its own stands in an entry of its own. */
function sourceList(store: Store, faulty: readonly FaultyBoard[], toUrl: ToUrl) {
	return PROVIDERS.filter((boards) => boards.isOptIn !== true).flatMap(({ provider, basePath }) => {
		const mine = faulty.filter((each) => each.provider === provider);
		const limited = mine.filter((each) => each.timeoutMs !== undefined);
		const names = [...store.boardsOf(provider), ...mine.filter((each) => each.timeoutMs === undefined).map((each) => each.board)];
		const entry = (boards: readonly string[]) => ({ provider, baseUrl: toUrl(basePath), boards, limits: LIMITS, isSample: true });
		return [entry([...new Set(names)].sort()), ...limited.map(({ board, timeoutMs }) => ({ ...entry([board]), timeoutMs }))];
	});
}

/** Answers the requests to a provider's API, with each board's fault in front of it. */
function createApi(store: Store, faulty: readonly FaultyBoard[]) {
	const faults = new Map(faulty.map(({ provider, board, fault }) => [`${provider}/${board}`, fault]));
	const lastListAt = new Map<string, number>();
	let mood: Fault | null = null;
	let answeredInMood = 0;
	const bodies = new LRUCache<string, Buffer>({ max: 2_000 });

	function recordReply(boards: ProviderBoards, board: string, postingId: string, toUrl: ToUrl): Reply {
		const listing = store.findById(boards.provider, board, postingId);
		if (listing === undefined || boards.detail === undefined) return json({ status: 404, error: "Job not found" }, 404);
		const status = RECORD_STATUS[store.stateOf(listing)];
		return status === undefined ? json(boards.detail(listing, toUrl)) : json({ status, error: "Job not found" }, status);
	}

	function listReply(boards: ProviderBoards, board: string, url: URL, toUrl: ToUrl): Reply {
		const known = bodies.get(url.href);
		if (known !== undefined) return { status: 200, type: "application/json", body: known };
		const listings = store.listed(boards.provider, board);
		if (listings === undefined) return json({ status: 404, error: "Board not found" }, 404);
		const body = Buffer.from(JSON.stringify(boards.list(listings, url.searchParams, toUrl)));
		bodies.set(url.href, body);
		return { status: 200, type: "application/json", body };
	}

	return {
		async reply(boards: ProviderBoards, board: string, postingId: string | null, url: URL, toUrl: ToUrl): Promise<Reply> {
			const key = `${boards.provider}/${board}`;
			const isList = postingId === null;
			const now = performance.now();
			const calmMs = now - (lastListAt.get(key) ?? Number.NEGATIVE_INFINITY);
			if (isList && faults.has(key)) lastListAt.set(key, now);
			if (mood !== null) answeredInMood += 1;
			const instead = await faultReply(mood ?? faults.get(key), { board, isList, calmMs, origin: url.origin });
			if (instead !== null) return instead;
			return postingId === null ? listReply(boards, board, url, toUrl) : recordReply(boards, board, postingId, toUrl);
		},
		forgetBodies: () => bodies.clear(),
		/** Puts all boards into a mood, or back to themselves, and tells how many requests have come in the one before. */
		enter: (next: Fault | null): number => {
			const count = answeredInMood;
			mood = next;
			answeredInMood = 0;
			return count;
		},
	};
}

/** Answers every request to the sample boards: their APIs, their public pages, and `/sources.json`, which tells a search to read them all. */
export function createAnswer(store: Store, faulty: readonly FaultyBoard[]): (method: string, url: URL) => Promise<Reply> {
	const api = createApi(store, faulty);

	/** Withdraws the posting of a page address, to see what a later search or check makes of it. */
	function closeReply(url: URL): Reply {
		const target = url.searchParams.get("url") ?? "";
		const found = URL.canParse(target, url.href) ? findPage(store, new URL(target, url.href).pathname) : undefined;
		if (found === undefined) return json({ error: "No posting has this page." }, 404);
		store.close(found.listing);
		api.forgetBodies();
		return json({ closed: found.boards.pagePath(found.listing) });
	}

	function moodReply(url: URL): Reply {
		const wanted = url.searchParams.get("kind");
		const kind = MOODS.find((known) => known === wanted);
		if (kind === undefined && wanted !== "well") return json({ error: `There is no such mood. Known: well, ${MOODS.join(", ")}.` }, 400);
		return json({ askedBefore: api.enter(kind === undefined ? null : { kind }) });
	}

	return async (method, url) => {
		const toUrl: ToUrl = (path) => `${url.origin}${path}`;
		if (method === "POST" && url.pathname === "/control/close") return closeReply(url);
		if (method === "POST" && url.pathname === "/control/mood") return moodReply(url);
		if (method !== "GET" && method !== "HEAD") return json({ error: "Method not allowed" }, 405);
		if (url.pathname === "/health") return json({ status: "ok" });
		if (url.pathname === "/sources.json") return json(sourceList(store, faulty, toUrl));
		const segments = url.pathname.split("/").filter((segment) => segment !== "");
		for (const boards of PROVIDERS) {
			const match = boards.match(segments);
			if (match !== null) return api.reply(boards, match.board, match.postingId, url, toUrl);
		}
		const found = findPage(store, url.pathname);
		if (found !== undefined) return pageReply(found, store.stateOf(found.listing));
		return homeReply(store, url.pathname) ?? html(messagePage("Page not found", "There is nothing at this address."), 404);
	};
}
