import type { ApplicationSort, ApplicationStatus } from "@/lib/goal-jobs/applications/schemas";
import { toPlainText } from "@/lib/platform/language/plain-text";
import { isStatus } from "./statuses";

/** The API takes no longer words. */
const MAX_WORDS_LENGTH = 200;

/** Which applications the page shows, and how. */
export interface ShownApplications {
	view: "list" | "board";
	/** Null shows every status; the board shows all of them side by side. */
	status: ApplicationStatus | null;
	q: string;
	sort: ApplicationSort;
}

/** What decides which applications a list holds, and in which order. */
export type Listed = Pick<ShownApplications, "status" | "q" | "sort">;

/** How each order is called, the first one where none is chosen. */
export const SORT_WORDS: Record<ApplicationSort, string> = {
	added: "Newest",
	changed: "Last change",
	status: "Status",
	company: "Company",
	fit: "Best fit",
	applied: "Applied last",
	reminder: "Next reminder",
};

export const SORTS = Object.keys(SORT_WORDS) as ApplicationSort[];
export const isSort = (name: string | null): name is ApplicationSort => SORTS.some((known) => known === name);

/** What stands in an address; what it cannot mean is left out. */
export function readShown(search: Pick<URLSearchParams, "get">): ShownApplications {
	const view = search.get("view") === "board" ? "board" : "list";
	const [status, sort] = [search.get("status"), search.get("sort")];
	return {
		view,
		status: view !== "board" && isStatus(status) ? status : null,
		q: toPlainText((search.get("q") ?? "").trim().slice(0, MAX_WORDS_LENGTH)),
		sort: isSort(sort) ? sort : "added",
	};
}

/** Which of them the API is asked for. */
export function filterOf({ status, q }: Pick<Listed, "status" | "q">) {
	return { ...(status ? { status } : {}), ...(q ? { q } : {}) };
}

/** What the API is asked for, with the order. */
export function queryOf({ sort, ...filter }: Listed) {
	return { ...filterOf(filter), ...(sort === "added" ? {} : { sort }) };
}

/** As it stands in the address of the page. */
export function searchOf(shown: ShownApplications): string {
	return new URLSearchParams({ ...(shown.view === "board" ? { view: "board" } : {}), ...queryOf(shown) }).toString();
}
