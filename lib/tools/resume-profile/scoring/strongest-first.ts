import type { Demand } from "@/lib/tools/fit/demands";
import { canonicalLanguage } from "@/lib/tools/taxonomy/languages";
import { withImpliedSkills } from "@/lib/tools/taxonomy/skills/skills";
import type { Candidate } from "./candidate";

/** How much one demand that is met says: what is required, and is more than a language or a manner, and the work itself shows, and names one thing and not its kind. */
function rankOf({ name, weight, isSoft }: Demand, { shownInWork, credentials, certificates }: Candidate, general: ReadonlySet<string>): number {
	const isOwn = shownInWork.has(name) || credentials.has(name) || certificates.has(name);
	return (isSoft ? 0 : 100) + (canonicalLanguage(name) !== null ? 0 : 50) + 10 * weight + (isOwn ? 2 : 0) - (general.has(name) ? 4 : 0);
}

/** The demands that are met, with what tells most for the person first; those alike keep their order. */
export function strongestFirst(met: readonly Demand[], candidate: Candidate): Demand[] {
	const general = new Set(met.flatMap(({ name }) => [...withImpliedSkills([name])].filter((implied) => implied !== name)));
	return [...met].sort((one, other) => rankOf(other, candidate, general) - rankOf(one, candidate, general));
}
