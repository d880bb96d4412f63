import type { RemoteMode } from "@/lib/tools/job-search/schemas";
import type { WantedPay } from "./wanted-pay";

/** What the list is narrowed to before anybody filters it. */
export interface Begun {
	readonly countries: readonly string[];
	/** The way of working that was asked for. */
	readonly remote: readonly RemoteMode[];
	readonly pay: WantedPay | null;
}

/** Where the list of postings begins before anybody filters it. */
export interface Beginning extends Begun {
	/** Where the countries come from, in words. */
	readonly reason: string | null;
	/** With fewer strong or possible postings in them the list begins everywhere. */
	readonly least: number;
}

export const NOTHING_BEGUN: Begun = { countries: [], remote: [], pay: null };

export const EVERYWHERE: Beginning = { ...NOTHING_BEGUN, reason: null, least: 0 };

const either = (names: readonly string[]): string => new Intl.ListFormat("en", { type: "disjunction" }).format(names);

/** Why the list shows everywhere although it would begin in these countries; null where it does begin there. `fitting`: how many fit in them. */
export function widenedWords({ countries, least }: Beginning, fitting: number): string | null {
	if (countries.length === 0 || fitting >= least) return null;
	const place = either(countries);
	return fitting === 0 ? `Nothing in ${place} fits; shown: everywhere.` : `Only ${fitting} in ${place} ${fitting === 1 ? "fits" : "fit"}; shown: everywhere.`;
}

/** Why the wish for a way of working or for pay is not applied: nothing would be left. */
export function loosenedWords({ remote, pay }: Begun): string | null {
	if (remote.length > 0)
		return `Nothing that is ${either(remote).toLowerCase()}${pay === null ? "" : " and pays what you want"} fits; shown: all ways of working.`;
	return pay === null ? null : "Nothing that pays what you want fits; shown: any pay.";
}
