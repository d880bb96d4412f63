import { readDay } from "@/components/goal-jobs/run-filter";
import { LedgerEntryKind, type LedgerFilter } from "@/lib/credits/schemas";

/** The lines of a statement by what they are, as a person looks for them. */
export const KIND_GROUPS = [
	{ value: "any", label: "Everything", kinds: [] },
	{ value: "runs", label: "Runs", kinds: ["credit_deduction_workflow", "credit_refund", "credit_grant_free_monthly"] },
	{ value: "topups", label: "Top-ups", kinds: ["credit_topup"] },
	{ value: "grants", label: "Grants", kinds: ["credit_grant_subscription", "credit_grant_trial", "credit_grant_promo"] },
] as const satisfies ReadonlyArray<{ value: string; label: string; kinds: readonly LedgerEntryKind[] }>;
export type KindGroup = (typeof KIND_GROUPS)[number]["value"];

export const KIND_WORDS: Readonly<Record<LedgerEntryKind, string>> = {
	credit_grant_subscription: "From your plan",
	credit_grant_trial: "Trial credits",
	credit_grant_promo: "Promotion",
	credit_grant_free_monthly: "Free allowance",
	credit_deduction_workflow: "Run",
	credit_topup: "Top-up",
	credit_refund: "Released",
};

export interface StatementFilter {
	readonly group: KindGroup;
	readonly from: string | null;
	readonly to: string | null;
}

/** The filter that stands in an address; what it cannot mean is left out. */
export function readStatementFilter(search: Pick<URLSearchParams, "get">): StatementFilter {
	const [from, to] = [readDay(search.get("from")), readDay(search.get("to"))];
	const group = KIND_GROUPS.find(({ value }) => value === search.get("kind"))?.value ?? "any";
	return { group, from: from && to && from > to ? null : from, to };
}

export function addressOf({ group, from, to }: StatementFilter): string {
	return new URLSearchParams({ ...(group !== "any" && { kind: group }), ...(from && { from }), ...(to && { to }) }).toString();
}

/** What the API is asked for by a filter. */
export function ledgerFilterOf({ group, from, to }: StatementFilter): LedgerFilter {
	const kinds = KIND_GROUPS.find(({ value }) => value === group)?.kinds ?? [];
	return { ...(kinds.length > 0 && { kind_filter: LedgerEntryKind.array().parse(kinds) }), ...(from && { from }), ...(to && { to }) };
}

/** The address of the same lines as a file. */
export function csvAddressOf(filter: StatementFilter): string {
	const { kind_filter = [], from, to } = ledgerFilterOf(filter);
	const search = new URLSearchParams([...kind_filter.map((kind) => ["kind_filter", kind]), ...(from ? [["from", from]] : []), ...(to ? [["to", to]] : [])]);
	return `/api/v1/credits/ledger/export?${search}`;
}
