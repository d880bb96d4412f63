/**
 * What is true of a listing, and so how its list, detail record and page answer. `missing-record`: the detail record is gone but the page
 * is open. `absent`: not in the list any more. `unlisted`: in the list, marked as not public. `blocked`, `unavailable`: only the page refuses.
 */
export type ListingState =
	| "open"
	| "gone-404"
	| "gone-410"
	| "redirected"
	| "closed-text"
	| "missing-record"
	| "absent"
	| "unlisted"
	| "expired"
	| "blocked"
	| "unavailable";

/** Where positions live: one provider, with its share of all positions, its number of companies, and how often its postings are closed and how. */
export interface Home {
	readonly provider: string;
	readonly share: number;
	readonly boards: number;
	readonly closed: ReadonlyArray<readonly [ListingState, probability: number]>;
}

export const HOMES: readonly Home[] = [
	{
		provider: "greenhouse",
		share: 0.25,
		boards: 20,
		closed: [
			["gone-404", 0.02],
			["gone-410", 0.01],
			["redirected", 0.02],
		],
	},
	{
		provider: "lever",
		share: 0.16,
		boards: 13,
		closed: [
			["gone-404", 0.03],
			["missing-record", 0.015],
		],
	},
	{
		provider: "ashby",
		share: 0.15,
		boards: 12,
		closed: [
			["absent", 0.03],
			["unlisted", 0.02],
		],
	},
	{
		provider: "smartrecruiters",
		share: 0.08,
		boards: 8,
		closed: [
			["gone-404", 0.02],
			["closed-text", 0.03],
		],
	},
	{ provider: "workable", share: 0.1, boards: 7, closed: [["absent", 0.03]] },
	{ provider: "recruitee", share: 0.1, boards: 8, closed: [["absent", 0.03]] },
	{
		provider: "arbeitnow",
		share: 0.08,
		boards: 16,
		closed: [
			["gone-404", 0.03],
			["closed-text", 0.02],
			["redirected", 0.01],
			["blocked", 0.01],
			["unavailable", 0.01],
		],
	},
	{
		provider: "himalayas",
		share: 0.06,
		boards: 12,
		closed: [
			["expired", 0.03],
			["gone-410", 0.02],
			["closed-text", 0.01],
		],
	},
	{
		provider: "remoteok",
		share: 0.02,
		boards: 8,
		closed: [
			["closed-text", 0.04],
			["gone-404", 0.04],
		],
	},
];
