import type { ApplicationStatus } from "@/lib/goal-jobs/applications/schemas";
import { toPlainText } from "@/lib/platform/language/plain-text";
import { STATUSES } from "./statuses";

const STATUS_NAMES = Object.keys(STATUSES) as ApplicationStatus[];
/** The API takes no longer words. */
const MAX_WORDS_LENGTH = 200;

/** Which applications the page shows, and how. */
export interface ShownApplications {
	view: "list" | "board";
	/** Null shows every status; the board shows all of them side by side. */
	status: ApplicationStatus | null;
	q: string;
}

/** What stands in an address; what it cannot mean is left out. */
export function readShown(search: Pick<URLSearchParams, "get">): ShownApplications {
	const view = search.get("view") === "board" ? "board" : "list";
	const status = STATUS_NAMES.find((name) => name === search.get("status")) ?? null;
	return { view, status: view === "board" ? null : status, q: toPlainText((search.get("q") ?? "").trim().slice(0, MAX_WORDS_LENGTH)) };
}

/** What the API is asked for. */
export function queryOf({ status, q }: Pick<ShownApplications, "status" | "q">) {
	return { ...(status ? { status } : {}), ...(q ? { q } : {}) };
}

/** As it stands in the address of the page. */
export function searchOf(shown: ShownApplications): string {
	return new URLSearchParams({ ...(shown.view === "board" ? { view: "board" } : {}), ...queryOf(shown) }).toString();
}
