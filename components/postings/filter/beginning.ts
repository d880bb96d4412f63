/** Where the list of postings begins before anybody filters it. */
export interface Beginning {
	readonly countries: readonly string[];
	/** Where the countries come from, in words. */
	readonly reason: string | null;
	/** With fewer strong or possible postings in them the list begins everywhere. */
	readonly least: number;
}

export const EVERYWHERE: Beginning = { countries: [], reason: null, least: 0 };

/** Why the list shows everywhere although it would begin in these countries; null where it does begin there. `fitting`: how many fit in them. */
export function widenedWords({ countries, least }: Beginning, fitting: number): string | null {
	if (countries.length === 0 || fitting >= least) return null;
	const place = new Intl.ListFormat("en", { type: "disjunction" }).format(countries);
	return fitting === 0 ? `Nothing in ${place} fits; shown: everywhere.` : `Only ${fitting} in ${place} ${fitting === 1 ? "fits" : "fit"}; shown: everywhere.`;
}
