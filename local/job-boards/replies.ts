import { PROVIDERS } from "@/local/job-boards/providers/list";
import type { ListingState } from "@/local/job-boards/sample/homes";
import { indexPage, messagePage, postingPage } from "./pages";
import type { Found, Store } from "./store";

export interface Reply {
	readonly status: number;
	readonly type: "application/json" | "text/html; charset=utf-8";
	readonly body: string | Buffer;
	readonly headers?: Readonly<Record<string, string>>;
}

export function json(value: unknown, status = 200): Reply {
	return { status, type: "application/json", body: JSON.stringify(value) };
}

export function html(body: string, status = 200, headers: Readonly<Record<string, string>> = {}): Reply {
	return { status, type: "text/html; charset=utf-8", body, headers };
}

/** The public page of a listing, as its state wants it. */
export function pageReply({ boards, listing }: Found, state: ListingState): Reply {
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
export function findPage(store: Store, path: string): Found | undefined {
	const segments = path.split("/");
	for (const depth of [0, 1, 2]) {
		const found = store.findByPage(segments.slice(0, segments.length - depth).join("/"));
		if (found !== undefined) return found;
	}
	return undefined;
}

export function homeReply(store: Store, path: string): Reply | null {
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
