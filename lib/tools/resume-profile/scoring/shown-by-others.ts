import { withImpliedCredentials } from "@/lib/tools/fit/credentials";
import type { Demand } from "@/lib/tools/fit/demands";
import { withImpliedSkills } from "@/lib/tools/taxonomy/skills/skills";

/** A demand that the resume meets without naming it, with what it names that includes it. */
export interface Included {
	readonly name: string;
	readonly by: string;
}

/** What the names of a resume include beside themselves: `Basic Life Support` by `Advanced Cardiac Life Support`. */
export function includedIn(named: ReadonlySet<string>): Map<string, string> {
	const included = new Map<string, string>();
	for (const own of named) {
		for (const name of [...withImpliedSkills([own]), ...withImpliedCredentials([own])]) {
			// "SAP EWM" names SAP.
			const isNamed = named.has(name) || ` ${own} `.includes(` ${name} `);
			if (!isNamed && !included.has(name)) included.set(name, own);
		}
	}
	return included;
}

/** What of a candidate tells whether something is named. */
interface Named {
	readonly included: ReadonlyMap<string, string>;
	readonly languages: ReadonlySet<string>;
	readonly certificates: ReadonlySet<string>;
	readonly tells: (skill: string) => boolean;
}

/** Parts what is met by its own name from what is met since the resume names what includes it: nobody has that in their own words. */
export function partIncluded(met: readonly Demand[], candidate: Named): { own: Demand[]; included: Included[] } {
	const own: Demand[] = [];
	const included: Included[] = [];
	for (const demand of met) {
		const by = candidate.included.get(demand.name);
		const isTold = candidate.languages.has(demand.name) || candidate.certificates.has(demand.name) || candidate.tells(demand.name);
		if (by === undefined || isTold) own.push(demand);
		else included.push({ name: demand.name, by });
	}
	return { own, included };
}
