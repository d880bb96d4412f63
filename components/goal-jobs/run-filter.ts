import type { GoalJobStatus } from "@/lib/goal-jobs/schemas";
import { toPlainText } from "@/lib/platform/language/plain-text";

/** The API takes no longer words. */
const MAX_WORDS_LENGTH = 200;
const MAX_ID_LENGTH = 128;

/** Which runs a list shows. Days are UTC days, as in the usage. */
export interface RunFilter {
	statuses: readonly GoalJobStatus[];
	isWaiting: boolean;
	q: string;
	workflowId: string | null;
	from: string | null;
	to: string | null;
}

export const EVERY_RUN: RunFilter = { statuses: [], isWaiting: false, q: "", workflowId: null, from: null, to: null };

/** Of runs that were started and may wait for their user. One that was never started calls for nobody. */
export const STOPPED_STATES = ["executing", "ready_with_preview"] as const satisfies readonly GoalJobStatus[];

/** The states of the list, each a set of statuses. The first one whose statuses an address has is the one chosen. */
export const RUN_STATES: ReadonlyArray<{ value: string; label: string; statuses: readonly GoalJobStatus[] }> = [
	{ value: "any", label: "Every state", statuses: [] },
	{ value: "waiting", label: "Waiting for you", statuses: STOPPED_STATES },
	{
		value: "open",
		label: "Not ended",
		statuses: ["draft", "created", "analyzing", "slots_pending", "ready", "ready_with_preview", "confirmed", "queued", "executing"],
	},
	{ value: "slots_pending", label: "Not started", statuses: ["slots_pending", "ready"] },
	{ value: "running", label: "Running or waiting", statuses: ["confirmed", "queued", "executing"] },
	{ value: "delivered", label: "With results", statuses: ["completed", "partial"] },
	{ value: "completed", label: "Completed", statuses: ["completed"] },
	{ value: "partial", label: "Completed with exceptions", statuses: ["partial"] },
	{ value: "failed", label: "Failed", statuses: ["failed"] },
	{ value: "cancelled", label: "Cancelled", statuses: ["cancelled"] },
];

/** Every status stands in one of the states. */
const STATUSES = RUN_STATES.flatMap(({ statuses }) => statuses);

/** The filter that stands in an address; what it cannot mean is left out. */
export function readRunFilter(search: Pick<URLSearchParams, "get" | "getAll">): RunFilter {
	const statuses = [...search.getAll("status"), ...search.getAll("statuses")].flatMap((text) => STATUSES.find((status) => status === text) ?? []);
	const [from, to] = [readDay(search.get("from")), readDay(search.get("to"))];
	const isWaiting = search.get("waiting") === "true";
	return {
		statuses: isWaiting && statuses.length === 0 ? STOPPED_STATES : [...new Set(statuses)],
		isWaiting,
		q: toPlainText((search.get("q") ?? "").trim().slice(0, MAX_WORDS_LENGTH)),
		workflowId: toPlainText((search.get("workflowId") ?? "").slice(0, MAX_ID_LENGTH)) || null,
		from: from && to && from > to ? null : from,
		to,
	};
}

/** A day as YYYY-MM-DD that a calendar has, or null. */
export function readDay(text: string | null): string | null {
	if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return null;
	const time = Date.parse(text);
	return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? null : text;
}

/** What the API is asked for by a filter. */
export function queryOf({ statuses, isWaiting, q, workflowId, from, to }: RunFilter) {
	return {
		...(statuses.length === 1 ? { status: statuses[0] } : {}),
		...(statuses.length > 1 ? { statuses: [...statuses] } : {}),
		...(isWaiting ? { waiting: "true" as const } : {}),
		...(q ? { q } : {}),
		...(workflowId ? { workflowId } : {}),
		...(from ? { from } : {}),
		...(to ? { to } : {}),
	};
}

/** The filter as it stands in an address: of the list, and of its file. */
export function searchOf(filter: RunFilter): string {
	const search = new URLSearchParams();
	for (const [name, value] of Object.entries(queryOf(filter))) for (const entry of [value].flat()) search.append(name, entry);
	return search.toString();
}

/** Where the list shows the runs of a filter. */
export function runsAddress(filter: Partial<RunFilter>): string {
	const search = searchOf({ ...EVERY_RUN, ...filter });
	return search === "" ? "/runs" : `/runs?${search}`;
}

/** Which of RUN_STATES a filter is; null for statuses that are none of them together. */
export function stateOf({ statuses, isWaiting }: RunFilter): string | null {
	const key = [...statuses].sort().join();
	return RUN_STATES.find((state) => (state.value === "waiting") === isWaiting && [...state.statuses].sort().join() === key)?.value ?? null;
}

export function isFiltered(filter: RunFilter): boolean {
	return searchOf(filter) !== "";
}
